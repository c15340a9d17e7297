import Testing

@testable import IsomerCommands

@Suite("Functions of the program that read from containers")
struct ContainerHelpersTests {
  /// Returns the property after the conversion of a type that reads it by a function; nil if the type
  /// is left.
  private func property(_ declaration: String, _ functions: String) throws -> String? {
    let conversion = try Conversion(
      """
      extension KeyedDecodingContainer {
        \(functions)
      }

      struct Box: Decodable {
        \(declaration)
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          parts = try c.read(forKey: .parts)
        }
      }
      """)
    guard conversion.marks.isEmpty else { return nil }
    let lines = conversion.text.split(separator: "\n").map(\.trimmingBlanks)
    let start = lines.firstIndex { $0.hasPrefix("struct Box") } ?? 0
    return lines[(start + 1)...].dropLast().joined(separator: " ")
  }

  @Test("A function that calls another has its result for a missing key")
  func forwards() throws {
    let list = """
      func list<T: Decodable>(forKey key: Key) throws -> [T] {
          return try decodeIfPresent([T].self, forKey: key) ?? []
        }
      """
    #expect(
      try property(
        "let parts: [Int]?",
        "\(list)\n  func read(forKey key: Key) throws -> [Int] { try self.list(forKey: key) }")
        == "// @mapped default: [], null: .missing, with.read: .codable(reading:"
        + " { container, key -> [Int]? in try container.read(forKey: key) }) let parts: [Int]?")
    #expect(
      try property(
        "let parts: [Int]",
        "\(list)\n  func read(forKey key: Key) throws -> [Int] { return try list(forKey: key) }")
        == "// @mapped default: [], with.read: .codable(reading: { try $0.read(forKey: $1) })"
        + " let parts: [Int]")
  }

  @Test(
    "A function that does something with the result of another is unclear",
    arguments: [
      "func read(forKey key: Key) throws -> [Int] { try list(forKey: key).map { $0 + 1 } }",
      "func read(forKey key: Key) throws -> [Int] { try list(forKey: key) + [1] }",
      "func read(forKey key: Key) throws -> [Int] { try read(forKey: key) }",
    ])
  func isUnclear(_ function: String) throws {
    let list =
      "func list(forKey key: Key) throws -> [Int] { try decodeIfPresent([Int].self, forKey: key) ?? [] }"
    #expect(try property("let parts: [Int]", "\(list)\n  \(function)") == nil)
  }

  @Test("A function that requires a value gives an optional property its wrapped type")
  func givesWrappedType() throws {
    #expect(
      try property(
        "let parts: [Int]?",
        "func read(forKey key: Key) throws -> [Int] { try decode([Int].self, forKey: key) }")
        == "// @mapped required, null: .error, with.read: .codable(reading:"
        + " { container, key -> [Int] in try container.read(forKey: key) }) let parts: [Int]?")
  }

  @Test("An expression whose value can be nil is left if the key is required")
  func leavesOptionalExpressions() throws {
    let conversion = try Conversion(
      """
      struct Page: Decodable {
        let link: URL?
        init(from decoder: any Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          link = URL(string: try c.decode(String.self, forKey: .link))
        }
      }
      """)
    #expect(conversion.marks == ["5: this code of 'init(from:)' is not converted"])
  }
}
