/// A stretch of text without line ends, as graphemes with the piece of styled text each is of.
struct TextClusters {
  /// All scalars, those of a grapheme side by side.
  private(set) var scalars: [UInt32] = []
  /// The grapheme of each scalar.
  private(set) var clusterOfScalar: [Int] = []
  private(set) var clusters: [Cluster] = []

  /// A grapheme.
  struct Cluster {
    /// Its scalars' numbers in this stretch.
    var scalars: Range<Int>
    /// The characters of the whole text that it stands for.
    var characters: Range<Int>
    /// The number of its piece of the styled text.
    var run: Int
    /// Whether it disappears at the end of a line.
    var isSpace: Bool
  }

  /// Adds a grapheme.
  mutating func append(_ scalars: some Sequence<UInt32>, characters: Range<Int>, run: Int) {
    let start = self.scalars.count
    for scalar in scalars {
      self.scalars.append(Self.shown(scalar))
      clusterOfScalar.append(clusters.count)
    }
    let range = start..<self.scalars.count
    let isSpace = range.count == 1 && Self.isSpace(self.scalars[start])
    clusters.append(Cluster(scalars: range, characters: characters, run: run, isSpace: isSpace))
  }

  /// Adds graphemes of another stretch.
  mutating func append(_ range: Range<Int>, of other: TextClusters) {
    for cluster in other.clusters[range] {
      append(other.scalars[cluster.scalars], characters: cluster.characters, run: cluster.run)
    }
  }

  /// The number of the scalar where a grapheme starts; the end for the number after the last.
  func scalarStart(ofCluster index: Int) -> Int {
    index < clusters.count ? clusters[index].scalars.lowerBound : scalars.count
  }

  /// Control characters have no look: all but tabs become zero width spaces.
  private static func shown(_ scalar: UInt32) -> UInt32 {
    let isControl = scalar < 0x20 || (0x7F..<0xA0).contains(scalar)
    return isControl && scalar != 9 ? 0x200B : scalar
  }

  private static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 9, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
