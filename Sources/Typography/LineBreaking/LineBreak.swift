/// Whether a line may end before a scalar.
enum LineBreak: Sendable {
  case prohibited
  case allowed
  case mandatory
}
