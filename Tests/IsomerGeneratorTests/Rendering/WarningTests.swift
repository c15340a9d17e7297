import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that each warning is reported either in the generated file or by the tool.
struct WarningTests {
  private func output(_ sources: SourceFile..., locked lock: String) throws -> GeneratorOutput {
    Generator(module: "M", lock: try LockFile(path: "Isomer.lock", text: lock)).run(sources)
  }

  private let track = SourceFile(
    path: "Music/Track.swift",
    text: """
      // @mapped version: 1
      struct Track {
        var id: Int
        var theTitleOfTheTrack: String?, note: String?
      }
      """)

  @Test func `the compiler reports them at their locations`() throws {
    let output = try output(track, locked: "Track 1\n  id: Int\n")
    #expect(output.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(output.printed == [])
    let text = try #require(output.files.first?.text)
    #expect(
      text.hasSuffix(
        #"""
        }

        #sourceLocation(file: "Music/Track.swift", line: 3)
        #warning(
              "'Track' differs from the lock file: 'theTitleOfTheTrack' is new; run 'swift package isomer-lock'; older archives are still readable [lock-stale]")
        #sourceLocation()

        #sourceLocation(file: "Music/Track.swift", line: 4)
                                  #warning("'Track' differs from the lock file: 'note' is new; run 'swift package isomer-lock'; older archives are still readable [lock-stale]")
        #sourceLocation()

        """#))
    #expect(!text.contains("mapped version"))
  }

  @Test func `a file without warnings is unchanged`() throws {
    let locked = "Track 1\n  id: Int\n  note: String?\n  theTitleOfTheTrack: String?\n"
    #expect(
      try output(track, locked: locked).files == Generator(module: "M").run([track]).files)
  }

  @Test func `they are printed if the generated file does not contain them`() throws {
    let faulty = SourceFile(
      path: "Album.swift",
      text: """
        // @mapped version: 1
        struct Album {
          var id: Int
          var price: Int
        }
        // @mapped version: 1
        struct Cover { var id: Int }
        """)
    let output = try output(
      track, faulty, locked: "Album 1\n  id: Int\nTrack 1\n  id: Int\n  note: String?\n")
    #expect(
      output.printed.map(\.message.id) == ["lock-lacks", "lock-stale"],
      "\(output.diagnostics.map(\.rendered))")
    #expect(output.diagnostics.count == 3)
    #expect(output.files[0].text.contains("#warning"))
    #expect(output.files[1].text == FileRenderer.header(for: faulty))
  }

  @Test func `uses of deprecated members have the locations of their declarations`() throws {
    let source = SourceFile(
      path: "Song.swift",
      text: """
        // @mapped version: 1, derive: .merge
        struct Song {
          @available(*, deprecated, renamed: "id")
          var `default`: Int
          var id: Int
        }
        // @mapped
        enum Rating {
          @available(macOS, deprecated: 13) case good
          case great(stars: Int)
        }
        """)
    let lines = Generator(module: "M").run([source]).files[0].text
      .split(separator: "\n").map { $0.drop { $0 == " " } }
    func places(_ text: String) -> Set<Substring> {
      Set(
        lines.indices.filter { lines[$0].contains(text) && !lines[$0].contains("partial.\(text)") }
          .map { lines[..<$0].last { $0.hasPrefix("#sourceLocation") } ?? "" })
    }
    let property: Substring = #"#sourceLocation(file: "Song.swift", line: 4)"#
    #expect(places("self.`default` =") == [property])
    #expect(places("value.`default`") == [property])
    #expect(places("newer.`default`") == [property])
    #expect(places("var `default`") == [property])
    #expect(places("self.id") == ["#sourceLocation()"])
    #expect(places("return .good") == [#"#sourceLocation(file: "Song.swift", line: 9)"#])
    // The first use in a statement has the location of the line above.
    #expect(places("case .good") == [#"#sourceLocation(file: "Song.swift", line: 8)"#])
    #expect(places("case .great") == ["#sourceLocation()"])
  }

  @Test func `a generic argument without a mapping is checked at the property`() {
    let source = SourceFile(
      path: "Feed.swift",
      text: """
        struct Tag {}
        // @mapped
        struct Page<Item> { var items: [Item] }
        // @mapped
        struct Feed {
          var page: Page<Tag>
          var pages: Page<Int>
        }
        """)
    let text = Generator(module: "M").run([source]).files[0].text
    let place = #"#sourceLocation(file: "Feed.swift", line: 6)"#
    #expect(text.contains(place + "\n        partial.page = try Page<Tag>.read"))
    #expect(!text.contains("line: 7"))
  }

  @Test func `text and notes form one literal`() {
    var printer = CodePrinter()
    let place = SourceLocation(line: 2, column: 10)
    let message = Message(id: "x", text: #"a "b" \c"#)
    WarningRenderer.render(
      [
        Diagnostic(
          .warning, message, path: "A.swift", at: place,
          notes: [
            Note("here", path: "A.swift", at: place), Note("there", path: "B.swift", at: place),
          ])
      ], &printer)
    #expect(
      printer.text == #"""

        #sourceLocation(file: "A.swift", line: 2)
        #warning("a \"b\" \\c; here; there (B.swift:2) [x]")
        #sourceLocation()

        """#)
  }
}
