import IsomerSyntax
import Testing

@testable import IsomerCommands

@Suite struct CallSiteTests {
  private static let models = """
    // @mapped
    struct User: MappedCodable {
      var id: Int
      // @mapped with.read: .codable(), skip: .write
      struct Left: Codable {}
    }
    // @mapped
    struct Page<T: MappedCodable>: MappedCodable { var items: [T] }

    """

  private func sites(_ code: String, dates: String? = ".rfc3339") -> (
    text: String, sites: [CallSite]
  ) {
    var options = ConversionOptions()
    options.dates = dates
    let files = [
      SourceFile(path: "Models.swift", text: Self.models), SourceFile(path: "A.swift", text: code),
    ]
    let found = CallSiteFinder(files, options).run()
    #expect(found[0].sites.isEmpty)
    #expect(found[0].changed == files[0])
    return (String(decoding: found[1].changed.bytes, as: UTF8.self), found[1].sites)
  }

  @Test func replacesCallsWithMappedTypes() {
    let found = sites(
      """
      import Foundation

      struct Client {
        let decoder = JSONDecoder()
        func load(_ data: Data) throws -> [User] {
          let user = try JSONDecoder().decode(User.self, from: data)
          let all = try self.decoder.decode([String: [User]?].self, from: try fetch("a", 1))
          return try decoder.decode([User].self, from: data)
        }
        func save(_ user: User) throws -> Data { try JSONEncoder().encode(user) }
      }

      """)
    #expect(
      found.text == """
        import Foundation
        import Isomer

        struct Client {
          let decoder = JSONDecoder()
          func load(_ data: Data) throws -> [User] {
            let user = try User(json: data)
            let all = try [String: [User]?](json: try fetch("a", 1))
            return try [User](json: data)
          }
          func save(_ user: User) throws -> Data { try user.json() }
        }

        """)
    #expect(found.sites.count == 4)
  }

  @Test(arguments: [
    ("try JSONDecoder().decode(User.Left.self, from: data)", "'User.Left' is not mapped"),
    ("try JSONDecoder().decode(Page<User>.self, from: data)", "'Page<User>' is not mapped"),
    ("try JSONEncoder().encode(make())", "the type of 'make()' is not known here"),
    (
      "let encoder = JSONEncoder(); try encoder.encode(user)",
      "the type of 'user' is not known here"
    ),
    (
      "let decoder: JSONDecoder = make(); try decoder.decode(Other.self, from: data)",
      "'Other' is not mapped"
    ),
  ])
  func leavesOthersWithAReason(_ code: String, _ reason: String) {
    let found = sites(code)
    #expect(found.text == code)
    #expect(found.sites.map(\.reason) == [reason])
  }

  @Test func leavesCallsOfUnknownCoders() {
    for code in [
      "try container.decode(User.self, from: data)", "try decoder.decode(User.self, from: data)",
      "let decoder = PropertyListDecoder(); try decoder.decode(User.self, from: data)",
      "let decoder = JSONDecoder(); let other = x.decoder.decode(User.self, from: data)",
      "try JSONDecoder().decode(User.self, from: data, configuration: 1)",
    ] {
      #expect(sites(code).sites.isEmpty, "\(code)")
    }
  }

  @Test func keepsTheLinesOfClosures() {
    let code = """
      struct C {
        func load() throws -> User {
          try JSONDecoder().decode(
            User.self,
            from: {
              let a = 1
              return fetch(a)
            }())
        }
      }

      """
    #expect(
      sites(code).text == """
        import Isomer

        struct C {
          func load() throws -> User {
            try User(json: {
                let a = 1
                return fetch(a)
              }())
          }
        }

        """)
  }

  @Test func findsCodersInParametersAndTypesOfNearDeclarations() {
    let found = sites(
      """
      func load(_ decoder: JSONDecoder, _ data: Data) throws { try decoder.decode(User.self, from: data) }
      func first(user: User) {}
      func second() throws -> Data { let user = make(); return try JSONEncoder().encode(user) }
      """)
    #expect(found.sites.map(\.replacement) == ["User(json: data)", nil])
    #expect(found.sites[1].reason == "the type of 'user' is not known here")
  }

  @Test(arguments: [
    "decoder.userInfo = [:]",
    "decoder.keyDecodingStrategy = .convertFromSnakeCase; let b = JSONDecoder()",
    "decoder.allowsJSON5 = true",
  ])
  func leavesDecodersThatReadOtherDocuments(_ setting: String) {
    let code = "let decoder = JSONDecoder(); \(setting); try decoder.decode(User.self, from: data)"
    let found = sites(code)
    #expect(found.sites.count == 1)
    #expect(found.text == code)
  }

  @Test func distinguishesTypesOfTheSameName() {
    let code = "struct Left {}\nlet a = try JSONDecoder().decode(Left.self, from: data)\n"
    #expect(sites(code).text == code)
  }

  @Test func leavesAllIfDatesAreUnknown() {
    let code = """
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .custom { _ in Date() }
      try decoder.decode(User.self, from: data)
      """
    let found = sites(code, dates: nil)
    #expect(found.text == code)
    #expect(found.sites.count == 1)
    #expect(sites(code).sites.first?.replacement == "User(json: data)")
  }

  @Test func leavesEncodersThatFormat() {
    let code = """
      let encoder = JSONEncoder()
      encoder.outputFormatting = .prettyPrinted
      func save(user: User) throws { try encoder.encode(user) }
      """
    #expect(sites(code).sites.first?.replacement == nil)
  }

  @Test func printsATable() {
    let files = [
      SourceFile(
        path: "A.swift", text: Self.models + "try JSONDecoder().decode(User.self, from: a | b)")
    ]
    let table = CallSiteSummary.table(of: CallSiteFinder(files).run())
    #expect(table.hasPrefix("1 call of coders: 1 replaced, 0 left\n"))
    #expect(
      table.hasSuffix(
        "| A.swift:9 | `JSONDecoder().decode(User.self, from: a \\| b)` | `User(json: a \\| b)` |  |\n"
      ))
  }
}
