import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

/// Tests that a type is only converted if its mapping has the forms of the coders, for all
/// combinations of strategies and all places of values whose form they determine.
@Suite struct CoderStrategyTests {
  /// The coders of one direction; `coder` is `JSONDecoder` or `JSONEncoder`, `key` the strategy.
  private struct Variant {
    var code: String
    /// The name of the strategy that all coders have; nil if they have several, or another value.
    var known: String?
    var isNone = false

    init(_ code: String, known: String? = nil) { (self.code, self.known) = (code, known) }

    static func only(_ name: String) -> Variant {
      Variant("let a = coder()\na.key = .\(name)\n", known: name)
    }
  }

  private static let unknown =
    [
      ".custom { _ in fatalError() }", ".custom(Self.code)", ".formatted(formatter)", "strategy",
      "flag ? .usual : .other",
    ].map { Variant("let a = coder()\na.key = \($0)\n") } + [
      Variant("func f() { let a = coder(); if flag { a.key = .other } }\n"),
      Variant("let a = coder()\na.key = .other\nlet b = coder()\n"),
      Variant("let a = coder()\na.key = .other\nlet b = coder()\nb.key = .usual\n"),
      Variant(
        "func f() { let a = coder(); a.key = .other }\nfunc g() { let a = coder(); use(a) }\n"),
      Variant("struct S { var key: Strategy }\nlet a = coder()\n"),
      Variant("func f(a: coder = coder()) {}\n"),
    ]

  private static func known(_ names: [String], usual: String) -> [Variant] {
    names.map(Variant.only) + [
      Variant("let a = coder()\n", known: usual),
      Variant(
        "func f() { try coder().use() }\nlet b: coder = .init()\nb.key = .\(usual)\n", known: usual),
      Variant(
        "struct S { let a = coder(); init() { self.a.key = .\(names[0]) } }\n", known: names[0]),
      Variant(
        "class C: coder { override init() { super.init(); key = .\(names[0]) } }\nlet a = C()\n",
        known: names[0]),
      Variant("func f() { if flag { let a = coder(); a.key = .\(names[0]) } }\n", known: names[0]),
    ]
  }

  private static let none: Variant = {
    var variant = Variant("")
    variant.isNone = true
    return variant
  }()

  /// Types that contain values of `Coded_`, or do not, with the directions in which they do.
  private static let models = """
    struct Plain: Codable { var id: Int }
    struct Excluded: Codable { var id: Int; var x = make(); enum CodingKeys: String, CodingKey { case id } }
    struct Box<T: Codable>: Codable { var value: T }
    struct Direct: Codable { var x: Coded_? }
    struct Listed: Codable { var x: [String: [Coded_]] }
    struct Nested: Codable { var parts: [Direct] }
    struct Deep: Codable { var nested: [String: Nested?]; var id: Int }
    struct Boxed: Codable { var box: Box<Coded_> }
    struct BoxedPart: Codable { var box: [Box<Direct>]? }
    typealias Other = Coded_
    struct Aliased: Codable { var x: Other }
    enum Event: Codable { case at(x: Coded_), count(of: Int) }
    struct Keyed: Codable { var x: [Coded_: Int] }
    class Base: Codable { var x: Coded_; init(x: Coded_) { self.x = x } }
    class Sub: Base {}
    struct Holder: Codable { var sub: Sub }
    struct Read: Decodable { var x: Coded_ }
    struct Written: Encodable { var x: Coded_ }
    struct Coded: Codable {
      var x: Coded_
      init(from decoder: Decoder) throws {
        let c = try decoder.container(keyedBy: Keys.self)
        x = try c.decode(Coded_.self, forKey: .x)
      }
      func encode(to encoder: Encoder) throws {
        var c = encoder.container(keyedBy: Keys.self)
        try c.encode(x, forKey: .x)
      }
      enum Keys: String, CodingKey { case x }
    }
    struct Unclear: Codable {
      var x: Coded_
      init(from decoder: Decoder) throws { x = try unheardOf(decoder, Coded_.self) + 2 > 3 }
      func encode(to encoder: Encoder) throws { try x.encode(to: encoder); more() }
    }
    struct WithUnclear: Codable { var unclear: Unclear }
    struct Text: Codable {
      var x: Coded_
      init(from decoder: Decoder) throws { x = try unheardOf(decoder, String.self) + 2 > 3 }
      func encode(to encoder: Encoder) throws { try text(of: x, 1).encode(to: encoder); more() }
    }
    struct WithText: Codable { var text: Text }

    """
  private static let plain: Set = ["Plain", "Excluded", "Box", "WithText"]
  /// The types that are left whatever the coders are.
  private static let left: Set = ["Unclear", "Text"]

  private static func coders(
    _ variant: Variant, _ setting: CoderSetting, reads: Bool, usual: String, other: String
  ) -> String {
    variant.code.replacing("coder", with: reads ? "JSONDecoder" : "JSONEncoder")
      .replacing("key", with: setting.property(reads: reads))
      .replacing(".usual", with: ".\(usual)").replacing(".other", with: ".\(other)")
  }

  private static func convert(
    _ setting: CoderSetting, _ type: String, _ reading: Variant, _ writing: Variant,
    usual: String, other: String
  ) throws -> [ConvertedSource] {
    let models = Self.models.replacing("Coded_", with: type)
      .replacing("make()", with: type == "Double" ? "0.0" : "\(type)()")
    return try SourceConverter([
      SourceFile(path: "Models.swift", text: models),
      SourceFile(
        path: "Reading.swift",
        text: coders(reading, setting, reads: true, usual: usual, other: other)),
      SourceFile(
        path: "Writing.swift",
        text: coders(writing, setting, reads: false, usual: usual, other: other)),
    ]).run()
  }

  /// Checks all combinations; `forms` returns the annotation for the types, or nil if mappings have no
  /// such form.
  private static func check(
    _ setting: CoderSetting, _ type: String, _ names: [String], usual: String,
    unset: String?, isMapped: (String) -> Bool,
    _ annotation: (_ reading: String, _ writing: String) -> String?
  ) throws {
    let other = names.first { $0 != usual } ?? usual
    for variant in known(names, usual: usual) + unknown + [none] {
      for reads in [true, false] {
        let code = coders(variant, setting, reads: reads, usual: usual, other: other)
        let source = SwiftSource([SourceFile(path: "A.swift", text: code)])
        let found = CoderStrategy(of: setting, reads: reads, in: source)
        switch found {
        case .none: #expect(variant.isNone, "\(code)")
        case .known(let name): #expect(name == variant.known, "\(code)")
        case .unknown: #expect(variant.known == nil && !variant.isNone, "\(code)")
        }
      }
    }
    let variants = names.map(Variant.only) + [unknown[0], none]
    for reading in variants {
      for writing in variants {
        let converted = try convert(setting, type, reading, writing, usual: usual, other: other)
        let place = "\(setting): \(reading.code) × \(writing.code)"
        let (read, write) = (
          reading.isNone ? writing.isNone ? unset : writing.known : reading.known,
          writing.isNone ? reading.isNone ? unset : reading.known : writing.known
        )
        let isRead = read.map(isMapped) ?? false
        let isWritten = write.map(isMapped) ?? false
        for planned in converted[0].types {
          let isConverted =
            switch planned.path {
            case _ where left.contains(planned.path): false
            case _ where plain.contains(planned.path): true
            case "Read": isRead
            case "Written": isWritten
            default: isRead && isWritten
            }
          #expect(
            (planned.reason == nil) == isConverted,
            "\(planned.path): \(planned.reason ?? "converted") \(place)")
        }
        #expect(converted[0].types.count == 22)
        let lines = String(decoding: converted[0].file.bytes, as: UTF8.self).split(separator: "\n")
        let found = lines.first { $0.contains("for: \(type)") }.map(String.init)
        if let read, let write, isRead, isWritten {
          #expect(found == annotation(read, write), "\(place)")
        } else {
          #expect(
            lines.count { $0.contains("is unknown: ") || $0.contains("mappings have no") } > 0)
        }
        let errors = Generator(module: "M").understand(converted.map(\.file)).reporter.diagnostics
        #expect(
          errors.filter { $0.message.id != ConversionChecks.id }.map(\.rendered) == [], "\(place)")
      }
    }
  }

  @Test func `Dates have the form of the coders, or their types are left`() throws {
    let transformers = [
      "iso8601": (".rfc3339", ".rfc3339(fractionDigits: 0, rounding: .down)"),
      "deferredToDate": (".secondsSince2001", ".secondsSince2001"),
      "secondsSince1970": (".secondsSince1970", ".secondsSince1970"),
      "millisecondsSince1970": (".millisecondsSince1970", ".millisecondsSince1970"),
    ]
    try Self.check(
      .dates, "Date", transformers.keys.sorted(), usual: "deferredToDate", unset: nil,
      isMapped: { _ in true }
    ) { reading, writing in
      let (read, write) = (transformers[reading]?.0 ?? "", transformers[writing]?.1 ?? "")
      return read == write
        ? "// @mapped for: Date, with: \(read)"
        : "// @mapped for: Date, with.read: \(read), with.write: \(write)"
    }
  }

  @Test func `Data have the form of mappings, or their types are left`() throws {
    try Self.check(
      .data, "Data", ["base64", "deferredToData"], usual: "base64", unset: "base64",
      isMapped: { $0 == "base64" }, { _, _ in nil })
  }

  @Test func `Types with numbers are left if the coders accept infinite ones`() throws {
    try Self.check(
      .floats, "Double", ["throw", "zero"], usual: "throw", unset: "throw",
      isMapped: { $0 == "throw" }, { _, _ in nil })
  }

  @Test func `Keys are those of the strategies, or the coding keys if these are unknown`() throws {
    func variants(_ snake: String) -> [Variant] {
      [Variant.only(snake), Variant.only("useDefaultKeys"), Self.unknown[0], Self.none]
    }
    for reading in variants("convertFromSnakeCase") {
      for writing in variants("convertToSnakeCase") {
        let coders =
          Self.coders(reading, .keys, reads: true, usual: "", other: "")
          + Self.coders(writing, .keys, reads: false, usual: "", other: "")
        let model = "struct Page: Codable { var firstName: String, lastName: String }\n"
        let converted = try SourceConverter([
          SourceFile(path: "A.swift", text: model), SourceFile(path: "B.swift", text: coders),
        ]).run()
        let names = (
          (reading.isNone ? writing : reading).known, (writing.isNone ? reading : writing).known
        )
        let (reads, writes) = (
          names.0?.hasPrefix("convert") == true, names.1?.hasPrefix("convert") == true
        )
        let options =
          reads && writes
          ? " keys: .snake" : reads ? " keys.read: .snake" : writes ? " keys.write: .snake" : ""
        let text = String(decoding: converted[0].file.bytes, as: UTF8.self)
        #expect(text.contains("// @mapped\(options)\nstruct Page: MappedCodable"), "\(coders)")
        let call = "let a = try JSONDecoder().decode(Page.self, from: data)\n"
        let files = converted.map(\.file) + [SourceFile(path: "C.swift", text: call)]
        let site = CallSiteFinder(files).run()[2].sites[0]
        if names.0 == nil, !reading.isNone { #expect(site.replacement == nil, "\(coders)") }
      }
    }
  }

  @Test func `Types that contain types whose code uses the user information are left`() throws {
    let text = """
      struct Inner: Codable {
        var id: Int
        init(from decoder: Decoder) throws { id = decoder.userInfo.count }
      }
      struct Outer: Codable { var inner: [Inner] }
      struct Sent: Encodable { var inner: Inner }
      struct Other: Codable { var id: Int }
      """
    let types = try SourceConverter([SourceFile(path: "A.swift", text: text)]).run()[0].types
    #expect(types.filter { $0.reason == nil }.map(\.path) == ["Sent", "Other"])
    #expect(types[1].reason == "the code for coders of 'Inner' uses 'userInfo'")
  }

  @Test func `Property lists have dates and data of their own`() throws {
    let text = """
      struct Page: Codable { var at: Date }
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      let encoder = PropertyListEncoder()
      """
    let types = try SourceConverter([SourceFile(path: "A.swift", text: text)]).run()[0].types
    #expect(
      types[0].reason
        == "the form of dates is unknown: 'PropertyListEncoder' has one of its own; see '--dates'")
  }
}
