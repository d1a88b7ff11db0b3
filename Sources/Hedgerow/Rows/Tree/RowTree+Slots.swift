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

  /// Where in a leaf the row of a slot is.
  func index(ofSlot slot: Int32, inLeaf leaf: Int) -> Int? {
    let names = slotsOfLeaf[leaf]
    let wanted = SIMD16(repeating: slot)
    // The scan does not ask for the leaf's count: a living row is in its leaf, and names left over from rows that are
    // gone stand behind it.
    var start = 0
    while start < RowTreeShape.leaf {
      let found = UnsafeRawPointer(names + start).loadUnaligned(as: SIMD16<Int32>.self) .== wanted
      if any(found) {
        var index = start
        while names[index] != slot { index &+= 1 }
        return index
      }
      start &+= 16
    }
    return nil
  }
}
