/// What holds a list under a tag as long as it covers it: a probe.
protocol TagHolder: AnyObject {
  /// A nearer holder took the list.
  func lost(_ error: RegistryError)

  /// The list is under another tag now, with the holder.
  func tagDidChange(to tag: ListTag)
}

/// A holder of an entry.
struct Holder {
  weak var holder: (any TagHolder)?
  /// How far up the holder looked for the list: the fewer levels, the nearer it is.
  let levels: Int
}

extension ListRegistry {
  /// Puts a list under a tag for a holder.
  ///
  /// Whoever is nearer has the list: a probe that looked further up and found it under another tag gives it up, so that it
  /// does not matter which of the two came into the window first.
  ///
  /// - Parameter old: the tag that the holder had until now, whose offset stays behind.
  /// - Throws: ``RegistryError``; the holder holds what it did before then.
  func hold(
    _ list: any Scrollable, as tag: ListTag, by holder: any TagHolder, levels: Int, movingFrom old: ListTag?
  ) throws(RegistryError) {
    if let oldTag = self.tag(of: list), oldTag != tag, let entry = entries[oldTag] {
      let isFree = !entry.isHeldByHand && entry.holders.values.allSatisfy { $0.levels > levels }
      guard isFree else { throw .alreadyTagged(list: list.scrollName, as: oldTag, wanted: tag) }
      guard !tag.name.isEmpty else { throw .emptyTag }
      let losing = entry.holders.values.compactMap(\.holder)
      entry.holders = [:]
      if oldTag == old {
        try move(list, to: tag)
      } else {
        remove(entry)
        observers.tell(.detached(oldTag))
      }
      for loser in losing { loser.lost(.alreadyTagged(list: list.scrollName, as: tag, wanted: oldTag)) }
    }
    let entry = try take(list, as: tag)
    entry.holders[ObjectIdentifier(holder)] = Holder(holder: holder, levels: levels)
  }

  /// Lets a holder go from a tag.
  ///
  /// When nothing holds the list there any more it is taken out.
  func letGo(from tag: ListTag, by holder: any TagHolder, keepsEntry: Bool) {
    guard let entry = entries[tag], entry.holders.removeValue(forKey: ObjectIdentifier(holder)) != nil else { return }
    if !keepsEntry { dropUnheld(tag) }
  }

  /// Whether another list has a tag.
  func isTaken(_ tag: ListTag, from list: any Scrollable) -> Bool { entries[tag]?.list.map { $0 !== list } ?? false }

  /// Takes a list out that nothing holds under its tag any more.
  func dropUnheld(_ tag: ListTag) {
    guard let entry = entries[tag], entry.holders.isEmpty, !entry.isHeldByHand else { return }
    let isAlive = entry.list != nil
    remove(entry)
    observers.tell(isAlive ? .detached(tag) : .released(tag))
  }
}
