import IsomerSyntax
import Testing

@testable import IsomerCommands

@Suite struct ComparisonTargetTests {
  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      dependencies: [.package(url: "https://example.com/isomer.git", from: "1.0.0")],
      targets: [
        .target(
          name: "shop-api",
          dependencies: [
            .product(name: "Logging", package: "swift-log"),
            .product(name: "IsomerCodable", package: "isomer"),
          ])
      ])

    """

  private let target = ComparisonTarget(target: "shop-api", documents: "Tests/Documents")

  private func files(_ before: String, _ after: String) -> [String: String] {
    let files = target.files(
      before: [SourceFile(path: "/p/Sources/A.swift", text: before)],
      after: [SourceFile(path: "/p/Sources/A.swift", text: after)])
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test func listsTheVisibleTypesThatBothReadByName() {
    let before = """
      struct A: Codable { struct `Type`: Codable {}; private struct B: Codable {} }
      struct Box<T: Codable>: Codable { var value: T }
      struct Left: Codable {}
      struct Sent: Encodable {}
      @available(macOS 15, *) struct New: Codable {}
      #if DEBUG
      struct Debug: Codable {}
      #endif
      private struct Hidden: Codable { struct Inner: Codable {} }
      protocol Resource: Codable {}
      struct Item: Resource {}

      """
    let names = ["A", "Type", "B", "Box", "Sent", "New", "Debug", "Hidden", "Inner", "Item"]
    let after = names.reduce(before) {
      $0.replacing("struct \($1)", with: "\n// @mapped\nstruct \($1)")
    }
    .replacing("struct `Type`", with: "\n// @mapped\nstruct `Type`")
    .replacing("Codable {", with: "MappedCodable {").replacing(
      "struct Left: Mapped", with: "struct Left: ")
    let found = files(before, after)
    let types = found["Tests/shop-apiComparison/Comparison/TypesBefore.swift"] ?? ""
    #expect(
      types == """
        @testable import shop_apiBefore

        func typesBefore() -> [String: any Decodable.Type] {
          var types: [String: any Decodable.Type] = [:]
          types["A"] = A.self
          types["A.Type"] = A.`Type`.self
          types["Item"] = Item.self
          return types
        }

        """)
    #expect(
      found["Tests/shop-apiComparison/Comparison/TypesAfter.swift"]
        == types.replacing("shop_apiBefore", with: "shop_api")
        .replacing("typesBefore", with: "typesAfter"))
  }

  @Test func keepsTheCodeBeforeWithTheNameOfItsModule() {
    let before = "struct A: Codable { var b: shop_api.B; var c: x.shop_api.C? }\n"
    let found = files(before, before)["Tests/shop-apiComparison/Before/A.swift"]
    #expect(found == "struct A: Codable { var b: shop_apiBefore.B; var c: x.shop_api.C? }\n")
    let own = "enum shop_api { struct B: Codable {} }\nstruct A: Codable { var b: shop_api.B }\n"
    #expect(files(own, own)["Tests/shop-apiComparison/Before/A.swift"] == own)
  }

  @Test func hasTheStrategiesOfTheProgram() {
    let before = """
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      decoder.dateDecodingStrategy = .iso8601
      let encoder = JSONEncoder()
      encoder.dateEncodingStrategy = .custom { _, _ in }

      """
    let test = files(before, before)["Tests/shop-apiComparison/Comparison/ComparisonTests.swift"]
    for line in [
      "  decoder.keyDecodingStrategy = .convertFromSnakeCase\n",
      "  decoder.dateDecodingStrategy = .iso8601\n",
      "  // Set 'dateEncodingStrategy' as in A.swift.\n",
      "  let documents = package.appendingPathComponent(\"Tests/Documents\")\n",
    ] {
      #expect(test?.contains(line) == true, "\(line)")
    }
  }

  @Test("The encoder of the test writes the dates that a program without encoders reads")
  func writesDatesAsTheyAreRead() {
    func test(_ strategy: String) -> String {
      let before = "let decoder = JSONDecoder()\ndecoder.dateDecodingStrategy = \(strategy)\n"
      return files(before, before)["Tests/shop-apiComparison/Comparison/ComparisonTests.swift"]
        ?? ""
    }
    #expect(test(".iso8601").contains("  encoder.dateEncodingStrategy = .iso8601\n"))
    #expect(!test(".custom { _ in Date() }").contains("encoder.dateEncodingStrategy ="))
  }

  @Test func addsTargetsToTheManifestAndRemovesThem() throws {
    let added = try #require(target.added(toManifest: Self.manifest))
    #expect(added.contains(#"where target.name == "shop-api" {"#))
    #expect(added.contains(#".product(name: "IsomerTesting", package: "isomer")"#))
    let (removed, folders) = ComparisonTarget.removed(fromManifest: added)
    #expect(removed == Self.manifest)
    #expect(folders == ["Tests/shop-apiComparison"])
    #expect(ComparisonTarget.removed(fromManifest: removed).folders.isEmpty)
    let other = Self.manifest.replacing("IsomerCodable", with: "Other")
    #expect(target.added(toManifest: other) == nil)
  }

  @Test func readsTypesThatAreCodable() {
    func canRead(_ text: String) -> Bool {
      ComparisonTarget.canRead([SourceFile(path: "A.swift", text: text)])
    }
    #expect(canRead("struct A: Codable {}\n"))
    #expect(!canRead("struct A: Mappable { mutating func mapping(map: Map) {} }\n"))
    #expect(!canRead("private struct A: Codable {}\nstruct B: Encodable {}\n"))
  }

  @Test func refusesPrograms() {
    func isProgram(_ name: String, _ text: String) -> Bool {
      ComparisonTarget.isProgram([SourceFile(path: "/p/\(name)", text: text)])
    }
    #expect(isProgram("main.swift", "print(1)\n"))
    #expect(isProgram("App.swift", "@main struct App { static func main() {} }\n"))
    #expect(!isProgram("A.swift", "struct A {}\n"))
  }
}
