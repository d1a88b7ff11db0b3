extension RowTree {
  /// Moves `count` entries from one leaf to another, rows with their slots, and adds up both.
  func transferEntries(_ count: Int, from source: Int, at start: Int, to target: Int, at position: Int) {
    openGap(target, position, count)
    let from = leaves[source]
    let to = leaves[target]
    to.pointee.headers.insert(from.pointee.headers.slice(start, count), count, at: position)
    to.pointee.rows.insert(from.pointee.rows.slice(start, count), count, at: position)
    to.pointee.estimated.insert(from.pointee.estimated.slice(start, count), count, at: position)
    (extents[target] + position).update(from: extents[source] + start, count: count)
    let names = slotsOfLeaf[target] + position
    names.update(from: slotsOfLeaf[source] + start, count: count)
    let rows = to.pointee.rows
    for index in 0..<count where rows[position + index] {
      slots[Int(names[index])].pointee.leaf = Int32(target)
    }
    closeGap(source, start, count)
    addUpLeaf(source, from: min(start, leaves[source].pointee.count))
    addUpLeaf(target, from: position)
  }

  /// Moves the extents and slots from `start` on up by `count`.
  ///
  /// The bits are the caller's.
  func openGap(_ leaf: Int, _ start: Int, _ count: Int) {
    let tail = leaves[leaf].pointee.count - start
    let extents = extents[leaf] + start
    let names = slotsOfLeaf[leaf] + start
    (extents + count).update(from: extents, count: tail)
    (names + count).update(from: names, count: tail)
    leaves[leaf].pointee.count += count
  }

  /// Takes out `count` entries from `start` on.
  ///
  /// Their slots are the caller's.
  func closeGap(_ leaf: Int, _ start: Int, _ count: Int) {
    let contents = leaves[leaf]
    let tail = contents.pointee.count - start - count
    let extents = extents[leaf] + start
    let names = slotsOfLeaf[leaf] + start
    extents.update(from: extents + count, count: tail)
    (extents + tail).update(repeating: 0, count: count)
    names.update(from: names + count, count: tail)
    contents.pointee.headers.remove(start, count)
    contents.pointee.rows.remove(start, count)
    contents.pointee.estimated.remove(start, count)
    contents.pointee.count -= count
  }

  /// Moves `count` children of a node of this height to another, and adds up both.
  func transferChildren(
    _ count: Int, from source: Int, at start: Int, to target: Int, at position: Int, height: Int
  ) {
    let moved = nodes[target].pointee.count - position
    (children[target] + position + count).update(from: children[target] + position, count: moved)
    (summaries[target] + position + count).update(from: summaries[target] + position, count: moved)
    (children[target] + position).update(from: children[source] + start, count: count)
    (summaries[target] + position).update(from: summaries[source] + start, count: count)
    nodes[target].pointee.count += count

    let tail = nodes[source].pointee.count - start - count
    (children[source] + start).update(from: children[source] + start + count, count: tail)
    (summaries[source] + start).update(from: summaries[source] + start + count, count: tail)
    nodes[source].pointee.count -= count

    adopt(target, from: position, height: height)
    adopt(source, from: start, height: height)
  }

  /// Tells the children from `index` on where they are, and adds them up.
  func adopt(_ node: Int, from index: Int, height: Int) {
    for child in index..<max(index, nodes[node].pointee.count) {
      setParent(of: Branch(id: Int(children[node][child]), height: height - 1), node, child)
    }
    addUpNode(node, from: index)
  }

  /// Puts a child into a node that has room, and adds it up.
  func insertChild(_ branch: Branch, into node: Int, at index: Int) {
    let moved = nodes[node].pointee.count - index
    (children[node] + index + 1).update(from: children[node] + index, count: moved)
    (summaries[node] + index + 1).update(from: summaries[node] + index, count: moved)
    children[node][index] = Int32(branch.id)
    summaries[node][index] = summary(of: branch)
    nodes[node].pointee.count += 1
    adopt(node, from: index, height: branch.height + 1)
  }
}
