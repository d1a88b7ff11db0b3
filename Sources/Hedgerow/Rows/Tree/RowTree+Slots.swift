extension RowTree {
  /// Takes a slot for a row in `leaf`.
  func takeSlot(leaf: Int) -> Int32 {
    if freeSlot >= 0 {
      let slot = freeSlot
      let pointer = slots[Int(slot)]
      freeSlot = pointer.pointee.leaf
      pointer.pointee = Slot(leaf: Int32(leaf), generation: pointer.pointee.generation &+ 1)
      return slot
    }
    let slot = slotPool.append()
    slots[slot].pointee = Slot(leaf: Int32(leaf), generation: 1)
    return Int32(slot)
  }

  /// Gives a row's slot back.
  ///
  /// From now on its handle is dead.
  func giveBackSlot(_ slot: Int32) {
    let pointer = slots[Int(slot)]
    pointer.pointee.generation &+= 1
    // A slot that has run out of generations is never used again: a dead handle must stay dead.
    guard pointer.pointee.generation < .max - 1 else { return }
    pointer.pointee.leaf = freeSlot
    freeSlot = slot
  }

  func handle(slot: Int32) -> RowHandle {
    RowHandle(slot: slot, generation: slots[Int(slot)].pointee.generation)
  }

  func isAlive(_ handle: RowHandle) -> Bool {
    handle.slot >= 0 && Int(handle.slot) < slotPool.count
      && slots[Int(handle.slot)].pointee.generation == handle.generation
  }

  /// The leaf and the index in it of a handle's row; `nil` when the row is gone.
  func position(of handle: RowHandle) -> (leaf: Int, index: Int)? {
    guard isAlive(handle) else { return nil }
    let leaf = Int(slots[Int(handle.slot)].pointee.leaf)
    let names = slotsOfLeaf[leaf]
    let count = leaves[leaf].pointee.count
    var start = 0
    // Eight at a time without a branch between them: the scan is most of the way from a handle to its path.
    while start < count {
      let names = names + start
      let width = min(8, count - start)
      var found = 0
      for index in 0..<width { found |= names[index] == handle.slot ? 1 << index : 0 }
      if found != 0 { return (leaf, start + found.trailingZeroBitCount) }
      start += 8
    }
    return nil
  }
}
