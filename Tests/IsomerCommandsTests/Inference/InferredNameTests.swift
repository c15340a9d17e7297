import Testing

@testable import IsomerCommands

@Suite struct InferredNameTests {
  @Test(arguments: [
    ("html_url", "htmlURL"), ("user-id", "userID"), ("HTTPServer", "httpServer"), ("+1", "plus1"),
    ("-1", "minus1"), ("1st", "value1st"), ("", "value"), ("@id", "id"), ("größe", "größe"),
    ("a.b", "aB"), ("user_ids", "userIds"), ("_links", "links"), ("😀", "value"),
  ])
  func properties(_ key: String, _ name: String) {
    #expect(SwiftNames.property(for: key) == name)
  }

  @Test(arguments: [
    ("PullRequests", "PullRequest"), ("Entries", "Entry"), ("Statuses", "Status"),
    ("Addresses", "Address"), ("Boxes", "Box"), ("Houses", "House"), ("Children", "Child"),
    ("Status", "Status"), ("News", "News"), ("Data", "Data"), ("UserIds", "UserId"),
    ("Classes", "Class"), ("Movies", "Movie"), ("Matches", "Match"), ("Bus", "Bus"),
  ])
  func singulars(_ name: String, _ single: String) {
    #expect(SwiftNames.singular(name) == single)
  }

  @Test func keysDetermineTheStrategy() throws {
    #expect(
      try inferredModels(#"{"user_id":1,"html_url":2,"createdAt":3}"#) == """
        // @mapped keys: .snake
        struct Root {
          var userID: Int
          var htmlURL: Int
          var createdAt: Int  // @mapped key: "createdAt"
        }

        """)
    #expect(try inferredModels(#"{"userId":1}"#).hasPrefix("// @mapped keys: .camel\n"))
    #expect(try inferredModels(#"{"UserId":1}"#).hasPrefix("// @mapped keys: .pascal\n"))
    #expect(try inferredModels(#"{"id":1,"userName":1}"#).hasPrefix("// @mapped\n"))
  }

  @Test func keysThatAreNamesInSwiftStayAsTheyAre() throws {
    #expect(
      try inferredModels(#"{"supportsFIPS":1,"usesV2Signer":2,"isoCode":3,"fooID":4}"#) == """
        // @mapped
        struct Root {
          var supportsFIPS: Int
          var usesV2Signer: Int
          var isoCode: Int
          var fooID: Int
        }

        """)
    #expect(
      try inferredModels(#"{"userId":1,"webUrl":2,"supportsFIPS":3}"#) == """
        // @mapped keys: .camel
        struct Root {
          var userID: Int
          var webURL: Int
          var supportsFIPS: Int  // @mapped key: "supportsFIPS"
        }

        """)
  }

  @Test func keywordsAndCollisions() throws {
    #expect(
      try inferredModels(#"{"Type":1,"type":2,"in":3,"foo.bar":4,"foo bar":5}"#) == """
        // @mapped
        struct Root {
          var type2: Int  // @mapped key: "Type"
          var type: Int
          var `in`: Int
          var fooBar: Int  // @mapped key: "foo\\\\.bar"
          var fooBar2: Int  // @mapped key: "foo bar"
        }

        """)
  }

  @Test func keysAreEscapedInPaths() throws {
    let text = try inferredModels(#"{"a.b":1,"c[0]":2,"d\\e":3,"f\"":4,"g\n":5}"#)
    for key in [#""a\\.b""#, #""c\\[0\\]""#, #""d\\\\e""#, #""f\"""#, #""g\n""#] {
      #expect(text.contains("key: \(key)\n"))
    }
  }

  @Test func anEmptyKeyIsAnUnknownKey() throws {
    #expect(
      try inferredModels(#"{"":1,"rest":2}"#) == """
        // @mapped
        struct Root {
          var rest: Int
          // The samples have an empty key, which no path can name.
          // @mapped rest
          var rest2: [String: JSONValue]
        }

        """)
  }

  @Test func namesOfTheStandardLibraryAreQualified() throws {
    #expect(
      try inferredProperties(#"{"data":{"id":1},"error":{"code":1},"user":{"name":1}}"#).prefix(3)
        == ["data: RootData", "error: RootError", "user: User"])
  }

  @Test(arguments: ["Issue", "Größe", "A1", "My_Type"]) func typeNames(_ name: String) {
    #expect(ModelInference.isTypeName(name))
  }

  @Test(arguments: ["", "1A", "A B", "class", "String", "JSONValue", "A.B", "Self", "😀"])
  func otherNamesAreRejected(_ name: String) {
    #expect(!ModelInference.isTypeName(name))
  }
}
