import Hedgerow

/// A server with rows in ascending order, which hands them out in pages, and badly now and then.
struct PagingServer {
  /// Where a page is.
  struct Cursor: Hashable, Sendable {
    enum Place: Hashable, Sendable {
      case around(Int), before(Int), after(Int)
    }
    var place: Place
    /// The far row of the page that named it: what comes again comes from there on.
    var known: Int?
    /// Tells cursors of one place apart.
    var salt = 0
  }

  private(set) var rows: [Int]
  private var salt = 0

  init(rows: [Int]) { self.rows = rows }

  mutating func add(_ row: Int, at side: PagingSide) {
    if side == .start { rows.insert(row, at: 0) } else { rows.append(row) }
  }

  mutating func remove(_ row: Int) { rows.removeAll { $0 == row } }

  /// The page at a cursor.
  ///
  /// - Parameters:
  ///   - size: how many rows it has at most.
  ///   - overlap: how many rows it repeats of the page before.
  ///   - isEmpty: whether it has no rows and a cursor to the same place.
  ///   - repeats: whether it names itself as the next page at either side.
  mutating func page(
    at cursor: Cursor, size: Int, overlap: Int = 0, isEmpty: Bool = false, repeats: Bool = false
  ) -> RowPage<Int, Cursor> {
    salt += 1
    if isEmpty {
      let again = Cursor(place: cursor.place, known: cursor.known, salt: salt)
      switch cursor.place {
      case .before: return RowPage([], before: again)
      case .after: return RowPage([], after: again)
      case .around: break
      }
    }
    var (from, to) = (0, 0)
    switch cursor.place {
    case .around(let row):
      from = rows.firstIndex { $0 >= row } ?? rows.count
      to = min(rows.count, from + size)
    case .after(let row):
      let first = rows.firstIndex { $0 > row } ?? rows.count
      from = max(first - overlap, rows.firstIndex { $0 >= cursor.known ?? .max } ?? first, 0)
      from = min(from, first)
      to = min(rows.count, first + size)
    case .before(let row):
      let last = rows.firstIndex { $0 >= row } ?? rows.count
      from = max(0, last - size)
      to = min(last + overlap, rows.firstIndex { $0 > cursor.known ?? .min } ?? rows.count)
      to = max(to, last)
    }
    let isSide = if case .around = cursor.place { false } else { true }
    let first = from < to ? rows[from] : anchor(of: cursor)
    let last = from < to ? rows[to - 1] : anchor(of: cursor)
    let before: Cursor? = from > 0 ? Cursor(place: .before(first), known: last, salt: salt) : nil
    let after: Cursor? = to < rows.count ? Cursor(place: .after(last), known: first, salt: salt) : nil
    return RowPage(
      Array(rows[from..<to]), before: repeats && isSide ? cursor : before, after: repeats && isSide ? cursor : after)
  }

  private func anchor(of cursor: Cursor) -> Int {
    switch cursor.place {
    case .around(let row), .before(let row), .after(let row): row
    }
  }
}
