import Testing

@testable import IsomerCommands

/// The mappings of Mantle.
@Suite struct MantleConversionTests {
  @Test func convertsModel() throws {
    try expect(
      """
      import Mantle

      class User: MTLModel, MTLJSONSerializing {
        var name: String?
        var isAdmin = false
        var page: URL?
        var friend: User?
        var cache: Int?
        var local: Int?

        static func jsonKeyPathsByPropertyKey() -> [AnyHashable: Any]! {
          return [
            "name": "user.name", #keyPath(User.isAdmin): "admin", #keyPath(page): "page",
            "friend": "friend", "local": NSNull(),
          ]
        }

        static func pageJSONTransformer() -> ValueTransformer! {
          ValueTransformer(forName: NSValueTransformerName(rawValue: MTLURLValueTransformerName))
        }

        @objc class func isAdminJSONTransformer() -> ValueTransformer {
          return ValueTransformer(forName: NSValueTransformerName(MTLBooleanValueTransformerName))!
        }

        static func friendJSONTransformer() -> ValueTransformer! {
          return MTLJSONAdapter.dictionaryTransformer(withModelClass: User.self)
        }
      }
      """,
      converts: """
        import Mantle

        // @mapped derive: [.equality, .hash, .description, .copy]
        class User {
          // @mapped key: "user.name"
          var name: String?
          // @mapped key: "admin", with: .boolean
          var isAdmin = false
          var page: URL?
          var friend: User?
          // @mapped skip
          var cache: Int?
          // @mapped skip
          var local: Int?
        }
        """)
  }

  @Test func keepsObjectsOfObjectiveC() throws {
    let conversion = try Conversion(
      """
      @objcMembers class User: MTLModel, MTLJSONSerializing {
        var id: Int = 0
        class func jsonKeyPathsByPropertyKey() -> [AnyHashable: Any]! { ["id": "ID"] }
      }
      """)
    #expect(
      conversion.text == """
        // @mapped
        @objcMembers class User: NSObject {
          // @mapped key: "ID"
          var id: Int = 0
        }
        """)
    #expect(conversion.marks == [])
  }

  @Test(arguments: [
    #"["x": ["a", "b"]]"#, #"["x": "a..b"]"#, #"["y": "y"]"#, #"["x": "a", "x": "b"]"#,
    "NSDictionary.mtl_identityPropertyMap(withModel: self)", "names",
  ])
  func marksKeyPaths(_ paths: String) throws {
    let conversion = try Conversion(
      """
      class A: MTLModel, MTLJSONSerializing {
        var x: Int?
        static func jsonKeyPathsByPropertyKey() -> [AnyHashable: Any]! { \(paths) }
      }
      """)
    #expect(
      conversion.marks.map { $0.drop { $0 != "'" } } == [
        "'jsonKeyPathsByPropertyKey' is not converted"
      ])
    #expect(conversion.text.contains("class A: MTLModel, MTLJSONSerializing {"))
    #expect(conversion.text.contains(paths))
  }

  @Test(arguments: [
    "static func xJSONTransformer() -> ValueTransformer! { MTLValueTransformer { $0 } }",
    "override func validate() throws {}", "override init() { super.init() }",
    "static func otherJSONTransformer() -> ValueTransformer! { nil }",
    "static func classForParsing(jsonDictionary: [String: Any]) -> AnyClass? { nil }",
  ])
  func marksFunction(_ function: String) throws {
    let conversion = try Conversion(
      """
      class A: MTLModel, MTLJSONSerializing {
        var x: Int?
        static func jsonKeyPathsByPropertyKey() -> [AnyHashable: Any]! { ["x": "X"] }
        \(function)
      }
      """)
    #expect(conversion.marks.count == 1)
    #expect(!conversion.text.contains("@mapped"))
    #expect(conversion.text.contains("class A: MTLModel, MTLJSONSerializing {"))
    #expect(conversion.text.contains(function))
  }
}
