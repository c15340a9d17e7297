import Testing

@testable import IsomerCommands

@Suite struct SchemaObjectTests {
  @Test func requiresPropertiesWithoutDefault() throws {
    let schema = SchemaText(
      """
      // @mapped keys: .snake
      struct A {
        var isOpen: Bool
        var title = "none"
        var note: String?
        // @mapped required
        var parentName: String?
        // @mapped null: .error
        var limit = 3
      }
      """)
    #expect(
      try schema.of("A")
        == "{'type': 'object', 'properties': {'is_open': {'type': 'boolean'}, "
        + "'title': {'type': ['string', 'null'], 'default': 'none'}, "
        + "'note': {'type': ['string', 'null']}, 'parent_name': {'type': ['string', 'null']}, "
        + "'limit': {'type': 'integer', 'format': 'int64', 'default': 3}}, "
        + "'required': ['is_open', 'parent_name']}")
  }

  @Test func nestsPaths() throws {
    let schema = SchemaText(
      """
      // @mapped
      struct A {
        var name: String        // @mapped key: "user.name"
        var city: String?       // @mapped key: "user.address.city"
        var first: Bool?        // @mapped key: "list[1]", skip: .write
      }
      """)
    #expect(
      try schema.of("A")
        == "{'type': 'object', 'properties': {'user': {'type': 'object', 'properties': "
        + "{'name': {'type': 'string'}, 'address': {'type': ['object', 'null'], 'properties': "
        + "{'city': {'type': ['string', 'null']}}}}, 'required': ['name']}, "
        + "'list': {'type': ['array', 'null'], 'prefixItems': [{}, {'type': ['boolean', 'null']}]}}, "
        + "'required': ['user']}")
  }

  @Test func readsTheFirstAlternative() throws {
    let schema = SchemaText(
      """
      // @mapped
      struct A {
        // @mapped key: "a", alias: "b"
        var name: String
      }
      """)
    #expect(
      try schema.of("A")
        == "{'type': 'object', 'properties': {'a': {'type': 'string'}, "
        + "'b': {'description': 'Read if \\'a\\' is missing.'}}, "
        .replacing("\\", with: "")
        + "'anyOf': [{'type': 'object', 'required': ['a']}, {'type': 'object', 'required': ['b'], "
        + "'properties': {'b': {'type': 'string'}}}]}")
  }

  private let flattened = """
    // @mapped
    struct Audit {
      var createdBy: String
      var city: String?        // @mapped key: "place.city"
    }

    // @mapped unknown: .error
    struct A {
      var title: Bool
      var zip: Bool            // @mapped key: "place.zip"
      // @mapped flatten
      var audit: Audit
      // @mapped skip: .read
      var seen = false
    }
    """

  @Test func mergesFlattenedModels() throws {
    #expect(
      try SchemaText(flattened).of("A")
        == "{'type': 'object', 'properties': {'title': {'type': 'boolean'}, 'place': "
        + "{'type': 'object', 'properties': {'zip': {'type': 'boolean'}, "
        + "'city': {'type': ['string', 'null']}}, 'required': ['zip'], "
        + "'additionalProperties': false}, 'seen': {}, 'createdBy': {'type': 'string'}}, "
        + "'required': ['title', 'place', 'createdBy'], 'additionalProperties': false}")
    #expect(
      try SchemaText(flattened, .write).of("A")
        == "{'type': 'object', 'properties': {'title': {'type': 'boolean'}, 'place': "
        + "{'type': 'object', 'properties': {'zip': {'type': 'boolean'}, "
        + "'city': {'type': 'string'}}, 'required': ['zip']}, 'createdBy': {'type': 'string'}, "
        + "'seen': {'type': 'boolean'}}, 'required': ['title', 'place', 'createdBy', 'seen']}")
  }

  @Test(arguments: ["var call: Call", "var call: Call?", "var part: Part"])
  func `a strict object with a flattened enum says why it is open`(_ property: String) throws {
    let schema = try SchemaText(
      """
      // @mapped unknown: .error
      struct A {
        var id: Bool
        // @mapped flatten
        \(property)
      }

      // @mapped
      struct Part {
        // @mapped flatten
        var call: Call
      }

      // @mapped tag: "t", content: "c", unknown: .error
      enum Call { case a(x: Bool) }
      """
    ).of("A")
    #expect(schema.contains("wider: the members of"))
    #expect(!schema.contains("additionalProperties"))
  }

  @Test func `nil in the content of a case is not required`() throws {
    let schema = SchemaText(
      "// @mapped tag: \"t\", content: \"c\"\nenum A { case a(Bool?), b(Bool) }", .write)
    #expect(try schema.of("A_a").contains("'required': ['t']"))
    #expect(try schema.of("A_b").contains("'required': ['t', 'c']"))
  }

  @Test func writesNullWhereTheMappingDoes() throws {
    let schema = SchemaText(
      """
      // @mapped
      struct A {
        var plain: Bool?
        // @mapped null: .write
        var written: Bool?
        // @mapped required
        var needed: Bool?
        var state: PropertyChange<Bool>
        let kind = "a"  // @mapped skip: .read
        var empty: [Bool] = []  // @mapped omit: .empty
        var same = true  // @mapped omit: .default
      }
      """, .write)
    #expect(
      try schema.of("A")
        == "{'type': 'object', 'properties': {'plain': {'type': 'boolean'}, "
        + "'written': {'type': ['boolean', 'null']}, 'needed': {'type': ['boolean', 'null']}, "
        + "'state': {'type': ['boolean', 'null']}, 'kind': {'type': 'string'}, "
        + "'empty': {'type': 'array', 'items': {'type': 'boolean'}}, 'same': {'type': 'boolean'}}, "
        + "'required': ['written', 'needed', 'kind']}")
  }

  @Test func replacesInvalidValues() throws {
    let schema = SchemaText("// @mapped\nstruct A {\n  // @mapped recover\n  var size = true\n}")
    #expect(
      try schema.property("size")
        == "{'anyOf': [{'type': ['boolean', 'null']}, "
        + "{'description': 'Any other value is replaced.'}], 'default': true}")
  }

  @Test func readsProjections() throws {
    let schema = SchemaText(
      """
      // @mapped
      struct A {
        var names: [String]      // @mapped key: "users[].name", skip: .write
        var cities: [String?]    // @mapped key: "places[].city", skip: .write
        var lines: [String]?     // @mapped key: "notes[].line", skip: .write, recover
      }
      """)
    #expect(
      try schema.property("users")
        == "{'type': 'array', 'items': {'type': 'object', 'properties': "
        + "{'name': {'type': 'string'}}, 'required': ['name']}}")
    #expect(
      try schema.property("places")
        == "{'type': 'array', 'items': {'type': ['object', 'null'], 'properties': "
        + "{'city': {'type': ['string', 'null']}}}}")
    #expect(
      try schema.property("notes")
        == "{'anyOf': [{'type': ['array', 'null'], 'items': {'type': 'object', 'properties': "
        + "{'line': {'type': 'string'}}, 'required': ['line']}}, "
        + "{'description': 'Any other value is replaced.'}]}")
  }

  @Test func describesWithComments() throws {
    let schema = SchemaText(
      """
      /// A person.
      ///
      /// With a name.
      // @mapped
      struct A {
        /** The name. */
        var name: Bool
        /// Old.
        @available(*, deprecated)
        var old: Bool
        var plain: Bool
      }
      """)
    #expect(try schema.of("A").hasPrefix("{'description': 'A person.\\n\\nWith a name.', "))
    #expect(try schema.property("name") == "{'description': 'The name.', 'type': 'boolean'}")
    #expect(
      try schema.property("old")
        == "{'description': 'Old.', 'type': 'boolean', 'deprecated': true}")
    #expect(try schema.property("plain") == "{'type': 'boolean'}")
  }

  @Test func saysThatHooksAreCode() throws {
    let schema = SchemaText(
      """
      // @mapped before.read: A.prepare
      struct A {
        var name: String
        static func prepare(_ value: inout JSONValue) {}
      }
      """)
    #expect(
      try schema.of("A")
        == "{'$comment': 'wider: 'before.read:' of 'A' changes the document in code'}")
    #expect(
      try SchemaText(
        "// @mapped check: isFine\nstruct A {\n  var a: Bool\n  func isFine() -> Bool { a }\n}"
      )
      .of("A").hasSuffix("'$comment': 'wider: the check 'isFine''}"))
  }
}
