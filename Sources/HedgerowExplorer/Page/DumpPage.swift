public import Foundation
public import Hedgerow

/// Tree and picture of a model side by side as one HTML page, to click through and to send around.
///
/// The page stands alone and loads nothing. Its policy allows the page's own script and style by their digests and
/// nothing else, and what came from the text stands in it as data: no text can run a script there. A row or a frame that is clicked is
/// selected in both, with its attributes, its responder chain and its owners. The arrow keys move and open and close, Enter opens or
/// closes, `/` goes to the filter.
public struct DumpPage {
  /// What is drawn.
  public let model: DumpModel
  /// The registry whose tags lists are named with; `nil` for none.
  public let registry: ListRegistry?
  /// The title of the page, such as the name of a file.
  public var title: String
  /// The point at which a touch is shown; `nil`, and so none, unless set.
  public var hitPoint: CGPoint?
  /// How many elements the page holds; 20,000 unless set.
  ///
  /// What is left out is counted on the page.
  public var maxElements = 20_000

  /// Makes a page of a model.
  ///
  /// - Parameters:
  ///   - model: what is drawn.
  ///   - title: the title of the page.
  ///   - registry: the registry whose tags lists are named with; none unless given.
  public init(_ model: DumpModel, title: String = "Hierarchy", registry: ListRegistry? = nil) {
    self.model = model
    self.title = title
    self.registry = registry
  }

  /// The page.
  ///
  /// - Complexity: O(n), with n elements.
  public func html() -> String {
    var picture = DumpPicture(model, registry: registry)
    picture.hitPoint = hitPoint
    let name = MarkupText.escaped(ElementText.line(title, limit: 120))
    let policy =
      "default-src 'none'; script-src '\(PageScript.digest)'; "
      + "style-src '\(PageStyle.digest)'; base-uri 'none'; form-action 'none'"
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(name) – Hedgerow</title>
      <style>\(PageStyle.css)</style>
      </head>
      <body>
      <header>
      <h1>\(name)</h1><p id="facts"></p>
      <label class="filter"><span>Filter</span><input id="filter" type="search" autocomplete="off" spellcheck="false" \
      placeholder="class, text, 0x…  ( / )"></label>
      <output id="matches"></output>
      <button id="theme" type="button" title="Light or dark">Light / dark</button>
      </header>
      <main>
      <section id="tree" role="tree" tabindex="0" aria-label="Elements of the text"><div id="rows"></div></section>
      <section id="picture" aria-label="Picture of the screen">\(picture.inlineSVG())</section>
      <section id="details" aria-live="polite" aria-label="The selected element"></section>
      </main>
      <noscript>The tree needs the script of this page; the picture does not.</noscript>
      <script type="application/json" id="data">\(PageData(model, registry: registry, maxElements: maxElements).json())</script>
      <script>\(PageScript.source)</script>
      </body>
      </html>

      """
  }
}

@available(*, unavailable, message: "it holds views, which have one owner")
extension DumpPage: Sendable {}
