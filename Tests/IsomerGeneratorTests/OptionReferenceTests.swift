import Foundation
import Testing

@testable import IsomerGenerator

/// The table of all options in the guide, which is rendered from the table in the generator.
struct OptionReferenceTests {
  @Test func `the guide has the table of options`() throws {
    let url = Fixtures.root.appending(path: "Sources/Isomer/Isomer.docc/Annotations.md")
    let page = try Fixtures.text(url)
    let title = "## All options\n"
    let start = try #require(page.range(of: title)).upperBound
    let expected = page[..<start] + "\n" + Self.table
    if Fixtures.isRecording { try Data(expected.utf8).write(to: url) }
    #expect(page == expected)
  }

  private static var table: String {
    let head = """
      An option that the declaration does not meet the condition of, or that another option overrides, is
      an error. A suffix such as `.read` requires its direction.

      | option | value | declarations | condition | overridden by |
      |---|---|---|---|---|

      """
    return head
      + OptionTable.options.sorted { $0.name < $1.name }.map { row($0) + "\n" }.joined()
  }

  private static func row(_ option: Option) -> String {
    let suffixes = option.suffixes.map { "`.\($0)`" }
    let places = Option.Place.allCases.filter(option.places.contains)
    var conditions = Option.Need.allCases.filter(option.needs.contains).map(\.rawValue)
    if let required = option.requires { conditions.append("has `\(required):`") }
    conditions += option.conflicts.map { "has no `\($0):`" }
    let cells: [[String]] = [
      ["`\(option.name)`"] + suffixes, [value(of: option)], places.map(noun), conditions,
      option.overrides.map { "`\($0.name):`" },
    ]
    return "| " + cells.map { $0.joined(separator: ", ") }.joined(separator: " | ") + " |"
  }

  /// Returns `struct` for `a struct`.
  private static func noun(_ place: Option.Place) -> String {
    String(place.rawValue.drop { $0 != " " }.dropFirst())
  }

  private static func value(of option: Option) -> String {
    switch option.value {
    case .flag: "none"
    case .required(let form): text(of: form)
    case .optional(let form): "none, or " + text(of: form)
    }
  }

  private static func text(of form: Option.Form) -> String {
    switch form {
    case .keyPath: "a key path"
    case .keyPaths: "key paths"
    case .choice(let names): names.map { "`.\($0)`" }.joined(separator: ", ")
    case .choices(let names):
      names.count > 9
        ? "names of options" : "some of " + names.map { "`.\($0)`" }.joined(separator: ", ")
    case .integer: "an integer"
    case .string: "a string"
    case .expression: "an expression"
    case .code: "a function or a transformer"
    }
  }
}
