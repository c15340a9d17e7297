import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct OptionTableTests {
  @Test func namesAreUnique() {
    let names = OptionTable.options.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `an option is refused where it has no meaning`() {
    for word in OptionTable.options {
      for place in Option.Place.allCases where !word.places.contains(place) {
        let option = AnnotationText.option(word.name, value: Self.example(word))
        let reporter = Reporter()
        _ = OptionReader(reporter).read([option.annotation], at: place, in: option.file)
        #expect(
          reporter.diagnostics.map(\.message.id) == ["misplaced-option"],
          "\(word.name) on \(place)")
      }
    }
  }

  /// Options for members that are derived or archived have a meaning without a mapping.
  @Test(arguments: [
    ("skip", ["id"]),
    ("skip: .documents", ["default", "each", "id", "since", "upgrade", "was", "with"]),
  ])
  func `an option of a skipped property is refused`(skip: String, meaningful: [String]) {
    for word in OptionTable.options where word.places.contains(.property) {
      let value = Self.example(word).map { ": \($0)" } ?? ""
      let file = SourceFile(
        path: "S.swift",
        text: """
          // @mapped version: 1, derive: .equality
          struct S {
            // @mapped \(word.name)\(value), \(skip)
            var x: Unknown = .init()
          }
          """)
      let found = Generator(module: "S").run([file]).diagnostics.filter { $0.location.line == 3 }
      #expect(found.isEmpty == meaningful.contains(word.name), "\(word.name): \(found)")
    }
  }

  @Test func `an option of a type without documents is refused`() {
    let meaningful = ["derive", "explicit", "sample", "version"]
    for word in OptionTable.options where word.places.contains(.structure) {
      let value = Self.example(word).map { ": \($0)" } ?? ""
      let file = SourceFile(
        path: "S.swift",
        text: "// @mapped \(word.name)\(value), skip: .documents\nstruct S { var x = 1 }")
      let found = Generator(module: "S").run([file]).diagnostics
      #expect(!found.isEmpty || meaningful.contains(word.name), "\(word.name)")
    }
  }

  private static func example(_ word: Option) -> String? {
    switch word.value.form {
    case nil: nil
    case .keyPath?, .key?, .keyPaths?, .tag?, .string?, .strings?, .caseKeys?, .memberKey?: "\"a\""
    case .choice(let names)?, .choices(let names)?: ".\(names[0])"
    case .coercion?: ".off"
    case .integer?: "1"
    case .affixes?, .restKeys?: ".prefix(\"a\")"
    case .expression?, .code?: "x"
    }
  }
}
