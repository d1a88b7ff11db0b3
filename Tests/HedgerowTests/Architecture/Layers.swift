/// Which folder of `Sources/Hedgerow` uses which, by the names of the types that they declare.
struct Layers {
  struct Use: CustomStringConvertible {
    let from: String
    let to: String
    let file: String
    let type: String

    var description: String { "\(file) uses \(type) of \(to)" }
  }

  let folders: Set<String>
  let uses: [Use]

  init(files: [String: SourceText]) {
    var homes: [String: Set<String>] = [:]
    for (path, source) in files {
      for type in source.topLevelTypes { homes[type.name, default: []].insert(Self.folder(of: path)) }
    }
    folders = Set(files.keys.map { Self.folder(of: $0) })
    uses = files.sorted { $0.key < $1.key }.flatMap { path, source -> [Use] in
      let from = Self.folder(of: path)
      return source.typeNames.sorted().compactMap { name -> Use? in
        // A name that two folders declare is each one's own, behind `private` or as a member.
        guard let home = homes[name], home.count == 1, let to = home.first, to != from else { return nil }
        return Use(from: from, to: to, file: path, type: name)
      }
    }
  }

  /// "." for a file in no folder.
  private static func folder(of path: String) -> String {
    path.contains("/") ? String(path.prefix { $0 != "/" }) : "."
  }

  /// The uses that run from a folder to one behind it in the order.
  func uses(against order: [String]) -> [Use] {
    let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    return uses.filter { use in
      guard let from = rank[use.from], let to = rank[use.to] else { return true }
      return from < to
    }
  }

  /// The folders that are left when those that use none of the others are taken away again and again: none without circles.
  var foldersInCircles: Set<String> {
    var rest = folders
    while true {
      let free = rest.filter { folder in !uses.contains { $0.from == folder && rest.contains($0.to) } }
      if free.isEmpty { return rest }
      rest.subtract(free)
    }
  }
}
