import Foundation
import Hedgerow
import HedgerowExplorer

/// `hedgerow explore`: reads a paste, answers what was asked, draws.
struct Explore {
  /// From how many bytes on progress is told.
  static let largeInput = 5_000_000

  let surroundings: ToolSurroundings
  let print: (Any) -> Void
  let complain: (String) -> Void

  /// Runs the command.
  ///
  /// - Parameter words: the words behind `explore`.
  /// - Returns: the exit status: 0 read, 64 usage, 65 not a hierarchy, 66 no such input, 73 no such output.
  func run(_ words: [String]) -> Int32 {
    let arguments: ExploreArguments
    do {
      arguments = try ExploreArguments(words)
    } catch {
      complain("hedgerow explore: \(error). Try hedgerow explore --help.")
      return 64
    }
    if arguments.wantsHelp {
      print(ExploreArguments.help)
      return 0
    }
    if arguments.file == nil, surroundings.isTyped {
      complain("hedgerow explore: paste the text, then end it with Control-D on a line of its own")
    }
    let bytes: [UInt8]
    do {
      bytes =
        try arguments.file.map { path throws(ToolSurroundings.FileFault) in try surroundings.readFile(path) }
        ?? surroundings.readStandardInput()
    } catch {
      complain("hedgerow explore: \(error)")
      return 66
    }
    let progress = Progress(isTold: bytes.count > Self.largeInput, tell: complain)
    progress.say("reading \(bytes.count / 1_000_000) MB")
    let dump: Dump
    do {
      dump = try Dump(reading: bytes)
    } catch {
      complain("hedgerow explore: \(arguments.file ?? "standard input"): \(error)")
      if arguments.wantsJSON { print(DumpFacts(error).json()) }
      return 65
    }
    progress.say("read \(dump.nodes.count) nodes")
    return answer(arguments, dump, progress)
  }

  private func answer(_ arguments: ExploreArguments, _ dump: Dump, _ progress: Progress) -> Int32 {
    if arguments.wantsJSON { print(DumpFacts(dump).json()) }
    let drawsNothing = arguments.svg == nil && arguments.html == nil
    if arguments.wantsJSON, drawsNothing { return 0 }
    let model = DumpModel(dump)
    progress.say("made the model")
    let answers = ExploreAnswers(model: model)
    for question in arguments.questions { print(answers.text(for: question)) }
    if arguments.questions.isEmpty, drawsNothing {
      var outline = DumpOutline(model)
      outline.isColored = surroundings.isColored
      print(outline.text())
      print("")
      print(ExploreSummary(model: model, dump: dump).text())
    }
    return draw(arguments, model, progress)
  }

  private func draw(_ arguments: ExploreArguments, _ model: DumpModel, _ progress: Progress) -> Int32 {
    var drawings: [(path: String, text: () -> String)] = []
    if let path = arguments.svg {
      drawings.append(
        (
          path,
          {
            var picture = DumpPicture(model)
            picture.hitPoint = arguments.hitPoint
            return picture.svg()
          }
        ))
    }
    if let path = arguments.html {
      drawings.append(
        (
          path,
          {
            var page = DumpPage(model, title: arguments.title)
            page.hitPoint = arguments.hitPoint
            return page.html()
          }
        ))
    }
    for drawing in drawings {
      do {
        try surroundings.writeFile(drawing.text(), drawing.path)
        progress.say("wrote \(drawing.path)")
      } catch {
        complain("hedgerow explore: \(error)")
        return 73
      }
    }
    return 0
  }

  /// Says on standard error how far a large input is.
  private struct Progress {
    let isTold: Bool
    let tell: (String) -> Void

    func say(_ what: String) {
      if isTold { tell("hedgerow explore: \(what)") }
    }
  }
}
