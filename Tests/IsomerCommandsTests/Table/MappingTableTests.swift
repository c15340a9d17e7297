import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

@Suite struct MappingTableTests {
  private func table(
    _ source: String, _ names: String..., profile: String? = nil
  ) throws -> String {
    let sources = [SourceFile(path: "/models/A.swift", text: source)]
    let (target, mappings, problems) = Generator(module: "Models").understand(sources)
    #expect(problems.diagnostics.filter { $0.severity == .error }.map(\.rendered) == [])
    let targets = try [MappedTarget(module: "Models", target: target, mappings: mappings)]
      .having(profile)
    return try targets.map { MappingTable($0.mappings, profile: profile) }.texts(of: names).joined()
  }

  @Test func keysOfAnyKind() throws {
    let source = """
      // @mapped tag: "t"
      enum A {
        // @mapped key: [.missing, true, 20...29]
        case a
        // @mapped key: 1.5
        case b
      }
      """
    let text = try table(source, "A")
    #expect(text.contains("| `a` | `no tag`, `true`, `20...29` |  |"))
    #expect(text.contains("| `b` | `1.5` |  |"))
  }

  @Test func describesTags() throws {
    let source = """
      // @mapped tag: ["t", "meta.kind"]
      enum A {
        case a
      }

      // @mapped untagged
      enum B {
        // @mapped with: Pair()
        case a(Int, Int)
      }

      // @mapped tag: ["t", "kind"]
      protocol C {}

      // @mapped tag: { $0["a"] == nil ? "D" : "E" }
      protocol D {}

      // @mapped
      struct E: C, D {}
      """
    let text = try table(source)
    #expect(text.contains("An enum: the key `t` or `meta.kind` selects the case."))
    #expect(text.contains("| `a` |  | `Int`, `Int` as the value of `Pair()` |"))
    #expect(text.contains("| subtype | selected by `t` or `kind` |"))
    #expect(text.contains("| subtype | selected by `{ $0[\"a\"] == nil ? \"D\" : \"E\" }` |"))
  }

  /// Returns the row of a property of a struct.
  private func row(_ property: String) throws -> String {
    let text = try table(
      "// @mapped\nstruct Part { var a = 1 }\n\n// @mapped\nstruct A {\n\(property)\n}", "A")
    return text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test(arguments: [
    ("var x: Int", "| `x` | `x` | `Int` | error |  |  |"),
    ("var x: Int?", "| `x` | `x` | `Int?` | `nil` |  |  |"),
    ("var x = 3", "| `x` | `x` | `Int` | `3` |  |  |"),
    (
      "var x: PropertyChange<String>",
      "| `x` | `x` | `PropertyChange<String>` | `.absent` |  |  |"
    ),
    ("// @mapped required\nvar x: Int?", "| `x` | `x` | `Int?` | error |  |  |"),
    (
      "// @mapped key: \"a.b\", alias: [\"c\"]\nvar x: Int",
      "| `x` | `a.b`, `c` | `Int` | error |  |  |"
    ),
    (
      "// @mapped key.read: \"in\", key.write: \"out\"\nvar x: Int",
      "| `x` | read `in`, written `out` | `Int` | error |  |  |"
    ),
    (
      "// @mapped rest: .suffix(\"-x\")\nvar x: [String: Int]",
      "| `x` | any text and `-x` | `[String: Int]` |  |  |  |"
    ),
    (
      "// @mapped rest: .matching(isTag)\nvar x: [String: Int]",
      "| `x` | keys that `isTag` accepts | `[String: Int]` |  |  |  |"
    ),
    (
      "// @mapped with: .secondsSince1970\nvar x: Date",
      "| `x` | `x` | `Date` | error | `.secondsSince1970` |  |"
    ),
    (
      "// @mapped check: { $0 == 1 || $0 == 3 }\nvar x: Int",
      "| `x` | `x` | `Int` | error |  | checked: `{ $0 == 1 \\|\\| $0 == 3 }` |"
    ),
    (
      "// @mapped recover, null: .write\nvar x: Int?",
      "| `x` | `x` | `Int?` | `nil` |  | an invalid value counts as missing; nil is written as null |"
    ),
    (
      "// @mapped null: .omit, omit: [.empty, .default]\nvar x: [Int]? = [1]",
      "| `x` | `x` | `[Int]?` | `[1]` |  | nil is left out; left out if it equals the default; left out if it is empty |"
    ),
    ("// @mapped skip: .write\nvar x: Int", "| `x` | `x` | `Int` | error |  | only read |"),
    ("// @mapped skip: .read\nvar x = 1", "| `x` | `x` | `Int` |  |  | only written |"),
    (
      "// @mapped flatten\nvar part: Part",
      "| `part` | the keys of the type, in this object | `Part` |  |  |  |"
    ),
    (
      "// @mapped elements: .lossy\nvar x: [Int]",
      "| `x` | `x` | `[Int]` | error |  | invalid elements are omitted |"
    ),
  ])
  func describesProperty(_ property: String, _ expected: String) throws {
    #expect(try row(property) == expected)
  }

  @Test func describesEnum() throws {
    let text = try table(
      """
      /// What happened.
      // @mapped tag: "type"
      enum Event {
        case empty
        // @mapped key: ["video", "clip"]
        case video(url: String)
      }
      """)
    #expect(
      text == """
        ## Event

        What happened.

        An enum: the key `type` selects the case.

        | case | key | values |
        | --- | --- | --- |
        | `empty` | `"empty"` |  |
        | `video` | `"video"`, `"clip"` | `url: String` |

        The values of `video`:

        | property | key | type | if missing | conversion | notes |
        | --- | --- | --- | --- | --- | --- |
        | `url` | `url` | `String` | error |  |  |
        """)
  }

  @Test func describesSubtypes() throws {
    let text = try table(
      """
      // @mapped tag: "kind"
      class Shape { var name = "" }

      // @mapped key: ["circle", "disc"]
      class Disc: Shape { var radius = 1.5 }
      """, "Shape")
    #expect(text.contains("| subtype | selected by `kind` |"))
    #expect(text.contains("| `Disc` | `\"circle\"`, `\"disc\"` |"))
  }

  @Test func describesProfile() throws {
    let source = """
      // @mapped
      // @mapped(other)
      struct A {
        // @mapped key: "a"
        // @mapped(other) key: "b"
        var x: Int
      }
      """
    #expect(try table(source).contains("| `x` | `a` |"))
    #expect(try table(source, profile: "other").contains("| `x` | `b` |"))
    #expect(throws: SelectionProblem.self) { try table(source, profile: "third") }
  }

  @Test func namesKnownTypes() {
    #expect {
      try table("// @mapped\nstruct A { var x = 1 }", "B")
    } throws: {
      ($0 as? SelectionProblem)?.text == "there is no mapped type 'B'; available: A"
    }
  }

  @Test func quotesBackticks() {
    #expect(MarkdownTable.code("`in`") == "`` `in` ``")
    #expect(MarkdownTable.codes(["a", "b"]) == "`a`, `b`")
  }
}
