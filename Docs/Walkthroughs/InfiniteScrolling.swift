import Foundation
import Hedgerow
import HedgerowTesting

struct Stargazer: Decodable, Sendable {
  let id: Int
  let login: String
}

actor StargazerService {
  struct Unavailable: Error {}

  private let pages = [
    PackageResources.page_1_json, PackageResources.page_2_json,
    PackageResources.page_3_json, PackageResources.page_4_json,
    PackageResources.page_5_json, PackageResources.page_6_json,
  ]
  private var isSlow = true
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var failuresLeft = 1

  func stargazers(page: Int) async throws -> [Stargazer] {
    // An app has its URLSession call here.
    if page == 3, isSlow { await withCheckedContinuation { waiting.append($0) } }
    if page == 4, failuresLeft > 0 {
      failuresLeft -= 1
      throw Unavailable()
    }
    return try JSONDecoder().decode([Stargazer].self, from: Data(pages[page - 1]))
  }

  func hurry() {
    isSlow = false
    for one in waiting { one.resume() }
    waiting = []
  }
}

enum StargazerRow: Hashable {
  case user(Int)
  case spinner, failure, end
}

final class Stargazers {
  private(set) var logins: [Int: String] = [:]
  func add(_ page: [Stargazer]) { for one in page { logins[one.id] = one.login } }
}

final class StargazersScreen {
  let list = ListNode("stargazers")
  let model = Stargazers()
  let source: RowSource<OneSection, StargazerRow>
  let pager: Pager<Stargazer, StargazerRow, Int>
  let news = EventRecorder()
  let window: WindowNode
  private let token: ObservationToken

  init(_ service: StargazerService, threshold: PagingThreshold = .rows(1)) throws {
    let (list, model, news) = (list, model, news)
    list.extents = .uniform(row: 48)
    source = RowSource(list)
    pager = try Pager(
      source, from: 1, settings: PagingSettings(endThreshold: threshold),
      id: { .user($0.id) }, receive: { model.add($0) }
    ) { request in
      let page = try await service.stargazers(page: request.cursor)
      return RowPage(page, number: request.cursor)
    }
    pager.statusRow = { side, status in
      switch (side, status) {
      case (.end, .loading): .spinner
      case (.end, .failed): .failure
      case (.end, .exhausted): .end
      default: nil
      }
    }
    token = pager.observe { news.record("\($0)") }
    window = WindowNode(width: 390, height: 288) {
      ControllerNode("Stargazers") { list }
    }
  }

  func look() -> ViewportDrawing {
    ViewportDrawing(of: list, columns: 24, pointsPerLine: 48) { path in
      switch source.id(at: path) {
      case .user(let id): model.logins[id] ?? "?"
      case .spinner: "(one moment)"
      case .failure: "(tap to try again)"
      case .end: "(that is all)"
      case nil: ""
      }
    }
  }

  func scrollToEnd() {
    list.scroll(to: .end)
    window.settle()
  }
}

/// The code of the article "Infinite scrolling".
enum InfiniteScrolling {
  @MainActor
  static func run(_ print: (Any) -> Void) async throws {
    let service = StargazerService()
    let screen = try StargazersScreen(service)
    await screen.pager.settle()
    for line in screen.news.takeLines() { print(line) }
    print(screen.look())

    try await slowly(screen, service, print)
    await failing(screen, print)
    await toTheEnd(screen, print)
    try await byButton(print)
  }

  @MainActor
  private static func slowly(
    _ screen: StargazersScreen, _ service: StargazerService, _ print: (Any) -> Void
  ) async throws {
    let running = Task { await screen.pager.run() }
    screen.scrollToEnd()
    for y in [150, 200, 0, 190, 144] as [CGFloat] {
      screen.list.contentOffset.y = y
      screen.window.settle()
    }
    print(screen.pager)

    screen.scrollToEnd()
    let before = screen.look()
    let offset = screen.list.contentOffset.y
    for id in [1, 2, 3, 8] {
      try screen.source.resize(.user(id), to: 96)
      screen.window.settle()
    }
    print(before.beside(screen.look()))
    print("offset \(offset) → \(screen.list.contentOffset.y)")
    print(screen.pager)

    await service.hurry()
    await screen.pager.settle()
    for line in screen.news.takeLines() { print(line) }

    running.cancel()
    await running.value
  }

  @MainActor
  private static func failing(_ screen: StargazersScreen, _ print: (Any) -> Void) async {
    print("next is page \(screen.pager.machine.cursor(at: .end) ?? 0)")
    screen.scrollToEnd()
    await screen.pager.settle()
    screen.scrollToEnd()
    for _ in 1...100 { screen.window.settle() }
    for line in screen.news.takeLines() { print(line) }
    print("next is page \(screen.pager.machine.cursor(at: .end) ?? 0)")

    let failed = screen.look()
    screen.pager.retry()
    await screen.pager.settle()
    print(failed.beside(screen.look()))
    for line in screen.news.takeLines() { print(line) }
    print("next is page \(screen.pager.machine.cursor(at: .end) ?? 0)")
  }

  @MainActor
  private static func toTheEnd(_ screen: StargazersScreen, _ print: (Any) -> Void) async {
    for _ in 1...5 {
      screen.scrollToEnd()
      await screen.pager.settle()
    }
    print(screen.look())
    for line in screen.news.takeLines() { print(line) }
    print(screen.pager)
  }

  @MainActor
  private static func byButton(_ print: (Any) -> Void) async throws {
    let screen = try StargazersScreen(StargazerService(), threshold: .never)
    await screen.pager.settle()
    print(screen.pager)
    for _ in 1...2 {
      screen.pager.loadMore()
      screen.pager.loadMore()
      await screen.pager.settle()
      print(screen.pager)
    }
  }
}
