/// A random tree, printed by the test in some format and read back by the library.
struct GeneratedTree {
  struct Node {
    var className: String
    var address: UInt64
    var depth: Int
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    var text: String?
    var isScrollable: Bool
    var offset: Int
  }

  var nodes: [Node]

  /// A tree of up to 30 nodes; `texts` are the texts that its labels may have.
  init(using random: inout SeededGenerator, texts: [String] = GeneratedTree.texts) {
    nodes = []
    var depth = 0
    for index in 0..<Int.random(in: 2...30, using: &random) {
      if index > 0 { depth = max(1, min(depth + random.pick([1, 1, 0, 0, -1, -2, -5]), 24)) }
      let isLabel = random.chance(1, in: 3)
      let isScrollable = !isLabel && random.chance(1, in: 4)
      nodes.append(
        Node(
          className: isLabel ? "UILabel" : isScrollable ? random.pick(Self.lists) : random.pick(Self.classes),
          address: UInt64.random(in: 0x1000_0000...0x7fff_ffff_ffff, using: &random), depth: depth,
          x: Int.random(in: -50...400, using: &random), y: Int.random(in: -1104...900, using: &random),
          width: Int.random(in: 0...414, using: &random), height: Int.random(in: 0...2308, using: &random),
          text: isLabel ? random.pick(texts) : nil, isScrollable: isScrollable,
          offset: Int.random(in: -88...500, using: &random)))
    }
  }

  static let classes = [
    "UIView", "UIImageView", "UIButton", "_UIBarBackground", "Harbor.RowView",
    "_TtCC8DeskPads21BaselineTableViewCell22PartialSelectTextField",
    "_TtGVS_P10$1f640505217ListRepresentableGVS_28CollectionViewListDataSourceOs5Never_____", "UITableViewCell",
  ]
  static let lists = ["UITableView", "UIScrollView", "Harbor.ShelfCollectionView"]
  static let texts = [
    "Plain", "", "Where's", "a; b", "a > b", "Orbit Toss'em Cards", "x = y", "查找", "two  words", "q\"q", "1.5 | 2",
    "a<b", "end'", "Leaf #10", "(null)", "-> on",
  ]
}
