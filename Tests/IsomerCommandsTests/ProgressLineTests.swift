import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

@Suite struct ProgressLineTests {
  /// A terminal and a clock.
  private final class Terminal {
    var time = Duration.zero
    var output: [String] = []

    var line: ProgressLine {
      ProgressLine(elapsed: { self.time }, write: { self.output.append($0) })
    }

    /// The text of a line, which is cut off at the edge of the terminal.
    static func shown(_ text: String) -> String { "\r\u{1B}[?7l\(text)\u{1B}[K\u{1B}[?7h" }

    static let erased = "\r\u{1B}[K"
  }

  @Test func showsNothingInTwoSeconds() {
    let terminal = Terminal()
    let line = terminal.line
    line.report("reading")
    for tenths in 0..<20 {
      terminal.time = .milliseconds(100 * tenths)
      line.update()
    }
    line.erase()
    #expect(terminal.output == [])
  }

  @Test func showsTheCurrentStepInPlace() {
    let terminal = Terminal()
    let line = terminal.line
    line.report("reading 1 of 3 files")
    terminal.time = .seconds(2)
    line.update()
    // The same step is not written again, and one between two updates is not written at all.
    line.update()
    line.report("reading 2 of 3 files")
    line.report("checking 3 files")
    line.update()
    line.erase()
    line.erase()
    let steps = ["reading 1 of 3 files", "checking 3 files"]
    #expect(terminal.output == steps.map(Terminal.shown) + [Terminal.erased])
  }

  @Test func showsNothingWithoutAStep() {
    let terminal = Terminal()
    terminal.time = .seconds(9)
    let line = terminal.line
    line.update()
    line.erase()
    #expect(terminal.output == [])
  }

  /// A message between two steps is not written after the text of the line, nor is the line shown again
  /// after the last message.
  @Test func isErasedUntilTheNextStep() {
    let terminal = Terminal()
    terminal.time = .seconds(2)
    let line = terminal.line
    line.report("reading 3 files")
    line.update()
    line.erase()
    line.update()
    #expect(terminal.output == [Terminal.shown("reading 3 files"), Terminal.erased])
    line.report("reading 3 files")
    line.update()
    #expect(terminal.output.last == Terminal.shown("reading 3 files"))
  }

  @Test(arguments: [
    ("xterm-256color", true), ("linux", true), ("dumb", false), ("unknown", false), ("", false),
    (nil, false),
  ])
  func isOnlyForTerminalsThatEraseLines(_ type: String?, _ expected: Bool) {
    #expect(ProgressLine.isSupported(byTerminal: type) == expected)
  }

  @Test(arguments: [
    (0, 1, "reading 1 file"), (0, 400, "reading 400 files"), (120, 400, "reading 120 of 400 files"),
  ])
  func countsFiles(_ done: Int, _ count: Int, _ expected: String) {
    #expect(ProgressLine.text("reading", done, of: count, "file") == expected)
  }

  // MARK: The steps of commands

  private let sources = [
    SourceFile(path: "/A.swift", text: "// @mapped\nstruct A { var x = 1 }"),
    SourceFile(path: "/B.swift", text: "struct B {}"),
  ]

  @Test func generatorReportsItsSteps() {
    var steps: [String] = []
    let generator = Generator(module: "M", progress: { steps.append("\($0) \($1)/\($2)") })
    _ = generator.run(sources)
    let expected = [
      "reading 0/2", "reading 1/2", "analysing 0/1", "checking 0/2", "generating 0/2",
      "generating 1/2",
    ]
    #expect(steps == expected)
  }

  @Test func inferenceReportsItsSteps() throws {
    var steps: [String] = []
    let text = String(repeating: "{\"a\": 1}\n", count: 2001)
    let files = ["a", "b"].map {
      SampleFile(path: "/\($0).jsonl", bytes: Array(text.utf8), isLines: true)
    }
    _ = try ModelInference(name: nil) { steps.append($0) }.source(of: files)
    let expected = [
      "reading 2 files", "reading 2 files: 1000 documents", "reading 2 files: 2000 documents",
      "reading 1 of 2 files", "reading 1 of 2 files: 1000 documents",
      "reading 1 of 2 files: 2000 documents", "finding types",
    ]
    #expect(steps == expected)
  }
}
