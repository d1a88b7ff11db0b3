/// Texts as `recursiveDescription` prints them, of any size: 250 bytes a node, more or less.
enum DumpText {
  private static let classes = [
    "UIView", "UIImageView", "UILabel", "UITableView", "UITableViewCell",
    "_TtGC7SwiftUI14_UIHostingViewV6Harbor8MailPage_",
  ]

  static func make(nodes: Int) -> [UInt8] {
    var random = SplitMix(seed: 1)
    var text = ""
    text.reserveCapacity(nodes * 300)
    var depth = 0
    for number in 0..<nodes {
      if number > 0 { depth = max(1, min(depth + [1, 1, 0, 0, -1, -2, -5][random.below(7)], 24)) }
      let name = number == 0 ? "UIWindow" : classes[random.below(classes.count)]
      text += String(repeating: "   | ", count: depth)
      text += "<\(name): 0x\(String(0x7f00_0000_0000 + number * 96, radix: 16)); "
      text += "frame = (\(random.below(400)) \(random.below(900)); \(random.below(414)) \(random.below(900))); "
      if name == "UILabel" { text += "text = 'A few words of text'; " }
      text += "autoresize = W+H; gestureRecognizers = <NSArray: 0x60000d458b00>; "
      text +=
        "backgroundColor = <UIDynamicSystemColor: 0x600006d6e5e0; name = labelColor>; layer = <CALayer: 0x600001753610>"
      if name == "UITableView" {
        text += "; contentOffset: {0, 33.5}; contentSize: {414, 1760}; adjustedContentInset: {20, 0, 34, 0}"
      }
      text += ">\n"
    }
    return Array(text.utf8)
  }

  /// A small generator, so that every run reads the same text.
  private struct SplitMix {
    var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func below(_ bound: Int) -> Int {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return Int((z ^ (z >> 31)) % UInt64(bound))
    }
  }
}
