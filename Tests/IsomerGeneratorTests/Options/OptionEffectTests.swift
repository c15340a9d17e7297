import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that every option at every place either changes the generated code or is
/// diagnosed, so none is ignored silently.
@Suite struct OptionEffectTests {
  struct Use: Sendable, CustomTestStringConvertible {
    var word: String
    var value: String?
    var place: Option.Place

    var text: String { value.map { "\(word): \($0)" } ?? word }
    var testDescription: String { "\(text) on \(place.rawValue)" }
  }

  static let uses: [Use] = OptionTable.options.flatMap { word in
    Option.Place.allCases.flatMap { place in
      ((word.needsSuffix ? [] : [""]) + word.suffixes.map { "." + $0 }).flatMap { suffix in
        values(of: word).map { Use(word: word.name + suffix, value: $0, place: place) }
      }
    }
  }

  /// Returns valid values of the option, including each choice.
  private static func values(of word: Option) -> [String?] {
    let examples: [String: String] = [
      "before": "{ _ in }", "after": "{ _ in }", "check": "{ _ in true }", "each": "Shouting()",
      "with": "Shouting()",
      "recover": "\"z\"", "default": "\"z\"", "merge": ".keep", "for": "Date", "init": "Host.make",
      "fields": "[\"x\", \"y\"]", "sample": "\"k.json\"", "upgrade": "{ _ in }",
    ]
    let written = examples[word.name]
    let valued: [String?] =
      switch word.value.form {
      case nil: []
      case .keyPath?, .key?, .keyPaths?, .tag?, .caseKeys?, .memberKey?, .string?, .strings?,
        .expression?, .code?:
        [written ?? "\"k\""]
      case .choice(let names)?, .choices(let names)?: names.map { ".\($0)" }
      case .coercion?: [".off", ".words([\"on\": true])"]
      case .affixes?, .restKeys?: [".prefix(\"x-\")"]
      case .integer?: ["1"]
      }
    return switch word.value {
    case .flag: [nil]
    case .required: valued
    case .optional: [nil] + valued
    }
  }

  @Test("An option changes the generated code or is refused", arguments: uses)
  func effect(_ use: Use) {
    if use.place == .target, Self.givens.contains(use.text) { return }
    let hosts = Self.hosts(for: use)
    let hasEffect = hosts.contains { host in
      let plain = run(host.replacing(", @@", with: "").replacing("@@", with: ""))
      #expect(plain.diagnostics.isEmpty, "\(plain.diagnostics.map(\.message.text)) in \(host)")
      let changed = run(host.replacing("@@", with: use.text))
      return !changed.diagnostics.isEmpty || changed.files.map(\.text) != plain.files.map(\.text)
    }
    #expect(hasEffect, "\(use.text) on \(use.place.rawValue) is accepted in silence")
  }

  /// Options at a place with the same generated code for all declarations are two names for the same
  /// thing.
  @Test("No two options have the same effect", arguments: Option.Place.allCases)
  func synonyms(at place: Option.Place) {
    let uses = Self.uses.filter { $0.place == place }
    let outcomes = Dictionary(grouping: uses) { use in
      Self.hosts(for: use).filter { !$0.contains(/^\/\/ @mapped (file|target) (keys|omit):/) }.map {
        host in
        let plain = generated(host.replacing(", @@", with: "").replacing("@@", with: ""))
        let changed = generated(host.replacing("@@", with: use.text))
        return changed == plain ? nil : changed
      }
    }
    for (outcome, uses) in outcomes where outcome.contains(where: { $0 != nil }) {
      #expect(uses.count == 1, "\(uses.map(\.text).sorted()) on \(place.rawValue)")
    }
  }

  /// Returns the code for an archived model without its spaces and lines, which depend on the columns
  /// of expressions; nil if it is refused.
  private func generated(_ text: String) -> String? {
    let place = text.hasPrefix("// @mapped file") ? "target" : "file"
    let output = run("// @mapped \(place) version: 1\n\n" + text)
    guard output.diagnostics.isEmpty else { return nil }
    return output.files.map(\.text).joined().split(separator: "\n")
      .filter { !$0.contains("#sourceLocation") }.joined().filter { $0 != " " }
  }

  private func run(_ text: String) -> GeneratorOutput {
    let source = SourceFile(path: "Host.swift", text: text)
    return Generator(module: "M", samples: { _ in nil }).run([source])
  }

  /// Returns sources with `@@` at the location of the option, which
  /// must have an effect in at least one.
  ///
  /// Options that equal a default are also tested in files with other
  /// defaults, which they override.
  private static func hosts(for use: Use) -> [String] {
    let defaults = [
      "",
      "// @mapped file keys: .snake, unknown: .report, null: [.missing, .write], coerce\n\n",
      "// @mapped file omit: .default\n\n",
    ]
    switch use.place {
    case .structure: return defaults.map { $0 + structure }
    case .classType: return defaults.map { $0 + classType } + [heir]
    case .enumeration: return enums.flatMap { host in defaults.map { $0 + host } }
    case .protocolType: return [protocolType]
    case .property: return properties.flatMap { host in defaults.map { $0 + host } }
    case .enumCase:
      return ["a", "abC(xYz: Int? = 1)"].flatMap { declared in
        defaults.map {
          $0 + "// @mapped\nenum Host {\n  // @mapped @@\n  case \(declared)\n  case b\n}\n"
        }
      }
    case .associatedValue:
      return associated.flatMap { value in
        defaults.map { $0 + "// @mapped\nenum Host { case a(/* @mapped @@ */ \(value)), b }\n" }
      }
    case .shape: return defaults.map { $0 + shape }
    case .alias: return [alias]
    case .file, .target:
      let word = use.place == .file ? "file" : "target"
      let types = [
        structure.replacing("@@", with: ""),
        "// @mapped\npublic struct Host { public var a: Int }\n",
      ]
      let above =
        use.place == .target ? [""] : defaults.map { $0.replacing(" file ", with: " target ") }
      return above.flatMap { above in types.map { above + "// @mapped \(word) @@\n\n" + $0 } }
    }
  }

  /// Options of a target that are equal to the default.
  private static let givens = [
    "keys: .same", "keys.read: .same", "keys.write: .same", "unknown: .ignore", "coerce: .off",
    "null: .nil", "omit: .off",
  ]

  private static let structure = """
    // @mapped @@
    struct Host {
      var aB = ""
      var b: Int? = 1
      var a_c: String?
      var on = false
      static func make(_ aB: String) -> Host { Host() }
    }

    """

  private static let classType = """
    // @mapped @@
    class Host {
      var aB = ""
      var b: Int? = 1
      var a_c: String?
      var on = false
      init() {}
    }

    """

  private static let heir = """
    // @mapped tag: "t"
    class Top { init() {} }
    // @mapped @@
    class Host: Top {}

    """

  private static let protocolType = """
    // @mapped @@
    protocol Host {}
    // @mapped key: has("a")
    struct Member: Host { var a: Int }

    """

  private static let shape = """
    // @mapped for: Host, @@
    protocol HostShape {
      var aB: String { get }
      var b: Int? { get set }  // @mapped default: 1
      var a_c: String? { get set }
      var on: Bool { get set }
    }

    """

  private static let alias = """
    // @mapped tag: "t"
    protocol Cluster {}
    // @mapped
    struct Host<Value>: Cluster { var a: Value }
    // @mapped @@
    typealias IntHost = Host<Int>

    """

  private static let enums = [
    "// @mapped @@\nenum Host { case aB, a_c }\n",
    "// @mapped @@\nenum Host { case aB(xYZ: Int? = 1), a_c }\n",
    "// @mapped @@\nenum Host { case aB(x: [Int] = [], y: Int?), a_c }\n",
  ]

  private static let properties = [
    "var a: String?", "var a = [\"x\"]", "var a: [String: JSONValue] = [:]", "var a: Int = 1",
    "var a: Int? = 1", "var aBc: Int? = 1",
  ].map { property in
    """
    // @mapped derive: [.equality, .hash, .description, .copy, .merge]
    struct Host {
      // @mapped @@
      \(property)
      var other = 1
    }

    """
  }

  private static let associated = [
    "x: String?", "x: [String]", "x: [String: JSONValue]", "x: Int", "x: String = \"d\"",
    "x: Int? = 1",
    "xYz: Int? = 1",
  ]
}
