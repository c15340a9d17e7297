import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that every raw type determines the values of the cases, is refused, or is checked by the
/// compiler in generated code.
struct RawTypeTests {
  private static let integers = [
    "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "UInt128", "Swift.Int32", "CChar", "CSignedChar", "CUnsignedChar", "CShort",
    "CUnsignedShort", "CInt", "CUnsignedInt", "CLong", "CUnsignedLong", "CLongLong",
    "CUnsignedLongLong", "Swift.CInt", "UTF8.CodeUnit", "UTF16.CodeUnit",
    "Swift.UTF8.CodeUnit", "Unicode.UTF8.CodeUnit", "Unicode.UTF32.CodeUnit", "Own", "OwnOfOwn",
    "OwnAlias", "Outer.Nested", "Far", "Models.Far", "UnparsedAlias",
  ]
  private static let numbers = [
    "Double", "Float", "Float16", "CGFloat", "Foundation.CGFloat", "Decimal",
    "TimeInterval", "Foundation.TimeInterval", "CFloat", "CDouble", "Seconds",
  ]
  private static let texts = [
    "String", "Character", "Substring", "Swift.String", "Unicode.Scalar",
    "UnicodeScalar", "Word",
  ]
  /// Names of protocols, which give the cases no raw values.
  private static let protocols = [
    "CaseIterable", "Sendable", "Error", "Codable & Sendable",
  ]
  /// Names that can be those of protocols or of raw types.
  private static let unknown = [
    "GLint", "Other.Alias", "IntegerLiteralType", "Float32", "CWideChar", "Strideable",
    "MyProtocol", "Local", "Outer.Inner",
  ]

  private func output(_ type: String, _ body: String) -> (text: String, diagnostics: [String]) {
    let files = [
      "E.swift": "// @mapped\nenum E: \(type) { \(body) }\n",
      "Own.swift": """
      // @mapped
      struct Unrelated { var x: Int }
      typealias Own = Int16
      typealias OwnOfOwn = Own
      typealias OwnAlias = UTF8.CodeUnit
      enum Outer { typealias Nested = CInt; protocol Inner {} }
      protocol Local {}
      """,
      "Unparsed.swift": """
      typealias UnparsedAlias = UInt8
      typealias Seconds = Double
      typealias Word = String
      """,
    ]
    let module = ImportedModule(name: "Models") {
      [SourceFile(path: "Far.swift", text: "public typealias Far = Int32")]
    }
    let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0, text: $1) }
    let output = Generator(module: "App", imported: [module]).run(sources)
    return (
      output.files.first { $0.name == "E.mapped.swift" }?.text ?? "",
      output.diagnostics.map { $0.message.id }
    )
  }

  private func expect(
    _ type: String, _ body: String, writes json: String, isChecked: Bool = false,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let (text, diagnostics) = output(type, body)
    #expect(diagnostics == [], sourceLocation: location)
    let call = "case .b: writer.raw(\(SwiftLiteral.string(json)))"
    #expect(text.contains(call), "\(text)", sourceLocation: location)
    #expect(text.contains("cases.haveNames()") == isChecked, sourceLocation: location)
  }

  @Test(arguments: integers) func `an integer type gives integers`(_ type: String) {
    expect(type, "case a, b", writes: "1")
    expect(type, "case a = 3, b", writes: "4")
  }

  @Test(arguments: numbers) func `a floating-point type gives numbers`(_ type: String) {
    expect(type, "case a = 0.5, b = 1.5", writes: "1.5")
  }

  @Test(arguments: texts) func `a text type gives texts`(_ type: String) {
    expect(type, "case a = \"x\", b = \"y\"", writes: "\"y\"")
  }

  @Test(arguments: protocols) func `a protocol gives names`(_ type: String) {
    expect(type, "case a, b", writes: "\"b\"")
  }

  @Test(arguments: unknown) func `the compiler checks that an unknown name is a protocol`(
    _ type: String
  ) {
    expect(type, "case a, b", writes: "\"b\"", isChecked: true)
    // No name depends on the raw type.
    #expect(!output(type, "case a // @mapped key: 1\n").text.contains("haveNames"))
    #expect(!output(type, "case a(Int), b").text.contains("haveNames"))
    #expect(output(type, "case a = 1, b").diagnostics == ["raw-type"])
  }
}
