import Foundation
import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that the guide has a page for each option, with a reference that is printed from the table of
/// options, and an index.
struct OptionPageTests {
  private static let folder = Fixtures.root.appending(path: "Sources/Isomer/Isomer.docc/Options")

  @Test(arguments: OptionTable.options.map(\.name))
  func page(_ name: String) throws {
    let option = try #require(OptionTable.option(name))
    let url = Self.folder.appending(path: OptionPage.name(of: option) + ".md")
    let text = try Fixtures.text(url)
    let page = try #require(OptionPage(text, of: option))
    try expect(text, page.withReference, at: url)
  }

  @Test func `the index lists the pages`() throws {
    let options = OptionTable.options.sorted { $0.name < $1.name }
    let names = options.map { OptionPage.name(of: $0) }
    let url = Self.folder.appending(path: "Options.md")
    let text = try Fixtures.text(url)
    let head = try #require(text.range(of: "\n| option |"))
    var index =
      text[..<head.lowerBound]
      + "\n| option | meaning | value | declarations |\n|---|---|---|---|\n"
    for option in options {
      let page = try Fixtures.text(Self.folder.appending(path: OptionPage.name(of: option) + ".md"))
      let meaning = try #require(OptionPage(page, of: option)).meaning
      index += "| `\(option.title)` | \(meaning) | \(option.valueText) | \(option.placesText) |\n"
    }
    index += "\n## Topics\n\n" + names.map { "- <doc:\($0)>\n" }.joined()
    try expect(text, String(index), at: url)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(names.map { $0 + ".md" } + ["Options.md"]))
  }

  private func expect(_ text: String, _ expected: String, at url: URL) throws {
    if expected == text { return }
    if Fixtures.isRecording { try Fixtures.record(expected, at: url) }
    Issue.record("\(url.lastPathComponent) differs:\n\(difference(text, expected))")
  }
}

/// The page of an option: a written part with an example, and a printed part that begins with `## Reference`.
private struct OptionPage {
  private let option: Option
  private let written: Substring
  /// The source of the first example that also builds without the option, or else of the first one with it.
  private let example: String
  /// The same source without the option.
  private let reduced: String

  /// The name of the page in the guide.
  static func name(of option: Option) -> String {
    option.name.prefix(1).uppercased() + option.name.dropFirst() + "Option"
  }

  init?(_ text: String, of option: Option) {
    self.option = option
    written = text[..<(text.range(of: "\n## Reference\n")?.lowerBound ?? text.endIndex)]
    let blocks = written.matches(of: /(?ms)^```(?:swift|text)\n(.*?)^```$/)
    let removal = AnnotationRemoval(of: option.name)
    let pairs = blocks.map { (String($0.1), removal.applied(to: String($0.1))) }.filter(!=)
    let builds = pairs.first { Self.generate($0.1) != nil }
    guard written.hasPrefix("# \(option.title)\n"), let pair = builds ?? pairs.first else {
      return nil
    }
    (example, reduced) = pair
  }

  /// The first paragraph.
  var meaning: String {
    let paragraphs = written.split(separator: /\n{2,}/)
    return String(paragraphs[1]).replacing("\n", with: " ")
  }

  var withReference: String {
    written + "\n## Reference\n\n" + table + "\n## Generated code\n\n" + generated
      + "\n## Diagnostics\n\n" + diagnostics
  }

  private var table: String {
    var conditions = Option.Need.allCases.filter(option.needs.contains).map(\.rawValue)
    if let required = option.requires { conditions.append("has `\(required):`") }
    conditions += option.conflicts.map { "has no `\($0):`" }
    let synonyms = ForeignTerms.options.filter { $0.meaning.prefix { $0 != ":" } == option.name }
      .flatMap { $0.terms.split(separator: " ") }
    let rows: [(String, [String])] = [
      ("value", [option.valueText]), ("declarations", [option.placesText]),
      (option.needsSuffix ? "required suffix" : "suffixes", option.suffixes.map { "`.\($0)`" }),
      ("repeats", [option.mayRepeat ? "yes" : "no"]), ("condition", conditions),
      ("overridden by", option.overriddenBy.map { "`\($0.key):`" }),
      ("suggested for", synonyms.sorted().map { "`\($0)`" }),
    ]
    return "| rule | `\(option.title)` |\n|---|---|\n"
      + rows.filter { !$0.1.isEmpty }
      .map { "| \($0.0) | \($0.1.joined(separator: ", ")) |\n" }.joined()
  }

  /// The lines of the generated code that the option adds and removes.
  private var generated: String {
    guard let without = Self.generate(reduced) else {
      return "The example does not build without the option.\n"
    }
    let code = GeneratedCode(Self.generate(example) ?? "")
    let changes = code.lines.difference(from: GeneratedCode(without).lines)
    let lines =
      changes.insertions.map { Self.line("+", $0) } + changes.removals.map { Self.line("-", $0) }
    let shown = lines.filter { $0.contains(/\w/) }
    guard !shown.isEmpty else { return "The option changes no generated code by itself.\n" }
    let limit = 24
    let printed = shown.prefix(limit).flatMap { line in
      line.wrapped(prefix: line.prefix { " +-".contains($0) } + "    ", after: ",{")
    }
    var notes = ""
    if printed.count > min(limit, shown.count) { notes += " Long lines are wrapped." }
    if code.hasDirectives { notes += " Lines with `#sourceLocation` are left out." }
    if shown.count > limit { notes += " More lines follow at `…`." }
    return """
      The lines that `\(option.title)` adds to the generated code of the example with `\(exampleType)`, and removes
      from it.\(notes)

      ```diff
      \(printed.joined(separator: "\n"))\(shown.count > limit ? "\n…" : "")
      ```

      """
  }

  /// The name of the first type that the example declares.
  private var exampleType: String {
    let declaration = example.firstMatch(of: /(?:struct|class|enum|protocol) (\w+)/)
    return declaration.map { String($0.1) } ?? ""
  }

  private static func line(
    _ sign: String, _ change: CollectionDifference<String>.Change
  ) -> String {
    switch change {
    case .insert(_, let line, _), .remove(_, let line, _): "\(sign) \(line)"
    }
  }

  private static func generate(_ source: String) -> String? {
    let output = Generator(module: "App").run([SourceFile(path: "Model.swift", text: source)])
    guard !output.hasErrors else { return nil }
    return output.files.first?.text
  }

  /// The diagnostics whose examples have the option, and whose messages name it, and those of the rules
  /// that the table of options contains.
  private var diagnostics: String {
    let name = option.name
    let found = DiagnosticGuideTests.examples.filter { example in
      let isWritten = example.annotations.split { !$0.isLetter }.contains { $0 == name }
      return ["'\(name):", "'\(name)."].contains { example.message.contains($0) }
        || isWritten && example.message.contains("'\(name)") || rules.contains(example.id)
    }
    return found.map { "- <doc:\($0.page)#\($0.id)>\n" }.sorted().joined()
  }

  private var rules: [String] {
    let conditional = [
      ("repeated-option", !option.mayRepeat), ("unexpected-value", option.valueText == "none"),
      ("wrong-value", option.valueText != "none"), ("useless-option", !option.needs.isEmpty),
      ("missing-option", option.requires != nil),
      ("conflicting-options", !option.conflicts.isEmpty),
      ("profile-option", OptionTable.typeOwned.contains(option.name)),
    ]
    return ["misplaced-option"] + conditional.filter(\.1).map(\.0)
  }
}

/// Generated code as the guide shows it.
///
/// The expressions of annotations are indented as the code around them. In a generated file, they have the
/// columns of the annotations, for which their statements may be divided before a period, and are between lines
/// with `#sourceLocation`.
private struct GeneratedCode {
  private(set) var lines: [String] = []
  /// True if the text has lines with `#sourceLocation`.
  private(set) var hasDirectives = false

  init(_ text: String) {
    /// The indentation of the directive before an expression, and that of its first line.
    var directive: Substring?
    var first: Int?
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }
      if line.contains("#sourceLocation(") {
        hasDirectives = true
        directive = line.hasSuffix("()") ? nil : indentation
        first = nil
      } else if let directive {
        let code = line.dropFirst(indentation.count)
        if first != nil, code.hasPrefix(".") {
          lines[lines.count - 1] += code
        } else {
          let extra = indentation.count - (first ?? indentation.count)
          first = first ?? indentation.count
          lines.append(directive + String(repeating: " ", count: Swift.max(extra, 0)) + code)
        }
      } else {
        lines.append(String(line))
      }
    }
  }
}

/// Removes an option from the annotations of a source.
private struct AnnotationRemoval {
  private let name: String

  init(of name: String) { self.name = name }

  func applied(to source: String) -> String {
    source.replacing(/(@mapped(?:\([\w, ]*\))?)([^\n]*?)( \*\/|\n)/) { match in
      match.1 + remaining(match.2) + match.3
    }
  }

  private func remaining(_ options: Substring) -> String {
    let kept = parts(of: options).filter { part in
      part.drop { $0 == " " }.prefix { $0.isLetter } != name
    }
    return kept.isEmpty ? "" : " " + kept.map { $0.drop { $0 == " " } }.joined(separator: ", ")
  }

  /// Splits at the commas outside of brackets and strings.
  private func parts(of options: Substring) -> [Substring] {
    var depth = 0
    var isText = false
    return options.split { character in
      if character == "\"" { isText.toggle() }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      return character == "," && depth == 0 && !isText
    }
  }
}

extension Option {
  /// The option as it is written, with a colon if it has a value.
  fileprivate var title: String {
    if case .required = value { name + ":" } else { name }
  }

  fileprivate var placesText: String {
    Place.allCases.filter(places.contains).map { $0.rawValue.drop { $0 != " " }.dropFirst() }
      .joined(separator: ", ")
  }

  fileprivate var valueText: String {
    switch value {
    case .flag: "none"
    case .required(let form):
      ([form] + Place.allCases.compactMap { placeForms[$0] }).map(Self.text)
        .reduce(into: [String]()) { texts, text in
          if let known = texts.last, text.hasPrefix(known) { texts.removeLast() }
          if !texts.contains(text) { texts.append(text) }
        }.joined(separator: "; ")
    case .optional(let form): "none, or " + Self.text(of: form)
    }
  }

  private static func text(of form: Form) -> String {
    switch form {
    case .keyPath, .key: "a key path"
    case .keyPaths: "key paths"
    case .tag: "key paths, or a function"
    case .caseKeys: "strings or integers"
    case .memberKey: "strings, integers, `has(…)` or `.otherwise`"
    case .strings: "strings"
    case .choice(let names): names.map { "`.\($0)`" }.joined(separator: ", ")
    case .choices(let names):
      names.count > 10
        ? "names of options" : "some of " + names.map { "`.\($0)`" }.joined(separator: ", ")
    case .coercion: "`.off`, `.words([…])`, on an enum also `.case`"
    case .integer: "an integer"
    case .string: "a string"
    case .expression: "an expression"
    case .affixes: "`.prefix(\"…\")`, `.suffix(\"…\")` or both"
    case .restKeys: "`.prefix(\"…\")`, `.suffix(\"…\")` or `.matching(…)`"
    case .code(.names(let names, _)):
      names.map { "`.\($0)`" }.joined(separator: ", ") + ", or a function"
    case .code: "a function or a transformer"
    }
  }
}
