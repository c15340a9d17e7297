import IsomerGenerator
import IsomerSyntax

/// Declarations of every kind, isolation, deprecation, property wrapper, access and binding.
///
/// Each compiles with its generated code or is rejected by a diagnostic: generated code has no
/// compiler errors or warnings under any default isolation.
struct Declarations {
  private(set) var sources: [SourceFile] = []

  /// Creates a subset of all combinations, chosen by a seed.
  init(count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let all = Self.combinations.shuffled(using: &generator).prefix(count)
    sources = all.enumerated().map { index, text in
      SourceFile(path: "Model\(index).swift", text: text("Model\(index)"))
    }
  }

  /// Common declarations that the others use.
  static let common = SourceFile(
    path: "Common.swift",
    text: """
      @globalActor actor Studio { static let shared = Studio() }
      nonisolated protocol Named {}
      @MainActor protocol Shown {}
      @propertyWrapper nonisolated struct Trimmed {
        var wrappedValue: String
        init(wrappedValue: String) { self.wrappedValue = wrappedValue }
      }
      @propertyWrapper nonisolated struct Clamped {
        var wrappedValue: Int
        init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue }
      }
      @propertyWrapper nonisolated struct Counted { var wrappedValue = 0 }
      @propertyWrapper nonisolated struct Fixed {
        let wrappedValue: Int
        init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
      }
      """)

  /// Returns the Swift source of a type with a name.
  private typealias Text = (String) -> String

  private static let isolations = [
    "", "@MainActor ", "nonisolated ", "@Studio ", "@available(*, deprecated) ",
  ]
  private static let conformances = ["", ": Named", ": Shown"]
  private static let options = [
    "", " version: 1", " derive: [.equality, .hash, .copy, .merge, .description, .changes]",
    " after.read: settle, check: { _ in true }, unknown: .error",
  ]

  private static var combinations: [Text] {
    var all: [Text] = []
    for isolation in isolations {
      for conformance in conformances {
        for options in options {
          let head = { (kind: String, name: String) in
            "import Isomer\n// @mapped\(options)\n\(isolation)\(kind) \(name)\(conformance) {\n"
          }
          all += properties.flatMap { property in
            ["struct", "final class", "class", "actor"].map { kind in
              { head(kind, $0) + body(property, of: kind) + hook(of: kind) + "}\n" }
            }
          }
          all += cases.map { text in { head("enum", $0) + text + hook(of: "enum") + "}\n" } }
        }
      }
    }
    return all
  }

  private static func hook(of kind: String) -> String {
    kind.hasSuffix("class") ? "  func settle() {}\n" : "  mutating func settle() {}\n"
  }

  // MARK: Properties

  private struct Property {
    var text: String
    var type: String
    var isFilled: Bool
  }

  private static var properties: [Property] {
    var all: [Property] = []
    for isolation in ["", "@MainActor ", "nonisolated ", "@available(*, deprecated) "] {
      for wrapper in ["", "@Trimmed ", "@Clamped(0...9) ", "@Counted ", "@Fixed "] {
        for access in ["", "public ", "private(set) ", "private "] {
          // A wrapped property is a computed variable.
          if !wrapper.isEmpty, isolation == "nonisolated " { continue }
          for binding in wrapper.isEmpty ? ["let", "var"] : ["var"] {
            for value in ["", "\"x\"", "1"]
            where wrapper == "@Trimmed " ? value != "1" : value != "\"x\"" {
              let type = wrapper == "@Trimmed " ? "String" : "Int"
              let initial = value.isEmpty ? "" : " = \(value)"
              let prefix = "  \(isolation)\(wrapper)\(access)\(binding)"
              all.append(
                Property(
                  text: "\(prefix) value: \(type)\(initial)\n", type: type,
                  isFilled: !value.isEmpty))
            }
          }
        }
      }
    }
    return all
  }

  private static func body(_ property: Property, of kind: String) -> String {
    let other = "  var other: String?\n  let id: Int\n"
    guard kind != "struct" else { return property.text + other }
    let parameter = property.isFilled ? "" : ", value: \(property.type)"
    let assignment = property.isFilled ? "" : "\n    self.value = value"
    return property.text + other
      + "  init(id: Int\(parameter)) {\n    self.id = id\(assignment)\n  }\n"
  }

  private static let cases = [
    "  case first, second\n",
    "  case first(value: Int), second\n",
    "  case first(value: Int, other: String = \"x\")\n",
    "  case first(value: Int, /* @mapped skip: .read */ other: String = \"x\")\n",
    "  case first(/* @mapped skip */ value: Int = 1), second(text: String)\n",
    "  @available(*, deprecated) case first\n  case second\n",
    "  case first(text: String)\n  @available(*, deprecated) case second(value: Int), third\n",
  ]
}

extension Declarations {
  /// Returns the faults in generated code, and the numbers of declarations.
  func check(against modules: String) throws -> (faults: [String], summary: String) {
    var faults: [String] = []
    var summary: [String] = []
    for isolation in [[], ["-default-isolation", "MainActor"]] {
      let valid = try compiling(sources, [], modules, isolation, &faults)
      var generated: [String: GeneratedFile] = [:]
      for source in valid {
        let output = Generator(module: "Models").run([Self.common, source])
        if !output.hasErrors { generated[source.path] = output.files[1] }
      }
      let accepted = valid.filter { generated[$0.path] != nil }
      let compiled = try compiling(
        accepted, accepted.compactMap { generated[$0.path] }, modules, isolation, &faults)
      let mode = isolation.last ?? "nonisolated"
      if compiled.isEmpty { faults.append("\(mode): no declaration compiles") }
      summary.append(
        "\(mode): \(valid.count) of \(sources.count) are Swift, \(accepted.count) are accepted, "
          + "\(compiled.count) compile")
    }
    return (faults, summary.joined(separator: "\n"))
  }

  /// Returns the sources that compile with their generated code.
  private func compiling(
    _ sources: [SourceFile], _ generated: [GeneratedFile], _ modules: String, _ options: [String],
    _ faults: inout [String]
  ) throws -> [SourceFile] {
    var rest = sources
    while true {
      let names = Set(rest.map { $0.path.dropLast(6) + ".mapped.swift" })
      let problems = try Compilation(
        [Self.common] + rest, generated.filter { names.contains($0.name[...]) }
      ).problems(against: modules, options)
      faults += problems.filter(\.isGenerated).map { problem in
        let source = rest.first { $0.path == problem.model }
        let text = source.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        return "\(problem.text)\n\(text)"
      }
      let failed = Set(problems.filter(\.isError).map(\.model))
      let next = rest.filter { !failed.contains($0.path) }
      guard next.count < rest.count else { return rest }
      rest = next
    }
  }
}
