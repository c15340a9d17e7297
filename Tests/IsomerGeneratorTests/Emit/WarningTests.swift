import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that the compiler's messages about generated code are at the declarations that cause them.
struct WarningTests {
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
}
