import Drawing
import Foundation
import Geometry
import TestSupport
import Testing

@Suite("Drawings of groups that lie deep within one another", .timeLimit(.minutes(1)))
struct DeepDrawingTests {
  enum Kind: CaseIterable { case content, masks, patterns }

  private static let leaf = DrawingNode.fill(
    .init(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), .color(.white)))

  /// `count` groups, masks or patterns within one another around `leaf`.
  private static func nested(
    _ count: Int, _ kind: Kind = .content, around leaf: DrawingNode = leaf
  ) -> DrawingNode {
    (0..<count).reduce(leaf) { node, _ in
      switch kind {
      case .content: .group(.init(content: [node, Self.leaf]))
      case .masks: .group(.init(content: [Self.leaf], mask: .init([node])))
      case .patterns: .fill(.init(Path(), .pattern(.init([node], tile: .zero))))
      }
    }
  }

  @Test("a node knows its depth", arguments: Kind.allCases)
  func depth(_ kind: Kind) {
    #expect(Self.leaf.depth == 0)
    for count in [1, 3, 16, 17, 500] { #expect(Self.nested(count, kind).depth == count) }
    let drawing = FrameDrawing(size: .zero, content: [Self.nested(3), Self.nested(7, kind)])
    #expect(drawing.depth == 7)
  }

  @Test("twenty thousand levels are freed, compared and hashed", arguments: Kind.allCases)
  func unbounded(_ kind: Kind) async {
    let other = DrawingNode.fill(.init(Path(), .color(.black)))
    let isRight = await onSmallStack {
      let (first, second) = (Self.nested(20_000, kind), Self.nested(20_000, kind))
      let different = Self.nested(20_000, kind, around: other)
      return first == second && first.hashValue == second.hashValue && first != different
        && first != Self.nested(19_999, kind)
    }
    #expect(isRight)
  }

  @Test("shared parts of what is freed stay")
  func sharing() async {
    let kept = Self.nested(5_000)
    await onSmallStack { _ = Self.nested(5_000, around: kept) }
    #expect(kept == Self.nested(5_000))
  }

  @Test("content of a deep group can be replaced")
  func changing() {
    guard case .group(var group) = Self.nested(200) else { return }
    group.content[1] = .group(.init(content: []))
    #expect(group.content[0] == Self.nested(199) && DrawingNode.group(group).depth == 200)
    group.content = []
    #expect(DrawingNode.group(group).depth == 1)
  }

  @Test(
    "deep trees are printed to a depth of 256, and say what is left out", arguments: Kind.allCases)
  func printed(_ kind: Kind) async {
    let lines = await onSmallStack { Self.nested(20_000, kind).description }.split(separator: "\n")
      .map(String.init)
    let last = lines.filter { $0.contains("levels left out") }
    switch kind {
    case .content:
      #expect(last == [String(repeating: "  ", count: 257) + "… levels left out: 19744"])
    case .masks: #expect(last.count == 2 && lines.count < 1000)
    case .patterns: #expect(lines.count == 1)
    }
  }

  @Test("deep trees are encoded to a depth of 64 and refused beyond")
  func encoded() async {
    let errors = await onSmallStack {
      [64, 65, 20_000].map { count in
        Result { _ = try JSONEncoder().encode(Self.nested(count)) }
      }.map { result in
        if case .failure(let error) = result { "\(error)" } else { "" }
      }
    }
    #expect(errors[0] == "")
    #expect(errors[1].contains("65 deep") && errors[2].contains("20000 deep"))
  }
}
