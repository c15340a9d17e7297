import Testing

@testable import IsomerCommands

@Suite struct ContextNameTests {
  @Test func typesWithTheSameNameAreNamedAfterTheirContainers() throws {
    #expect(
      try inferredProperties(
        #"""
        {"metadata":{"resourceVersion":"1"},
         "items":[{"metadata":{"name":"a"},"spec":{"template":{"metadata":{"hash":7}}}}]}
        """#
      ).filter { $0.hasPrefix("metadata") } == [
        "metadata: RootMetadata", "metadata: ItemMetadata", "metadata: TemplateMetadata",
      ])
  }

  @Test func namesOfContainersWithTheSameNameAreLonger() throws {
    #expect(
      try inferredProperties(
        #"{"a":{"spec":{"x":{"m":{"i":1}}}},"b":{"spec":{"x":{"m":{"s":"t"},"n":1}}}}"#
      ).filter { $0.hasPrefix("m: ") || $0.hasPrefix("x: ") || $0.hasPrefix("spec: ") } == [
        "spec: ASpec", "spec: BSpec", "x: ASpecX", "x: BSpecX", "m: ASpecXM", "m: BSpecXM",
      ])
  }

  @Test func theTypeOfTheDocumentsKeepsItsName() throws {
    #expect(
      try inferredProperties(#"{"user":{"root":{"a":1}}}"#) == [
        "user: User", "root: UserRoot", "a: Int",
      ])
  }

  @Test func namesDoNotDependOnTheOrderOfKeys() throws {
    let declarations = [
      try inferredDeclarations(#"{"a":{"meta":{"x":1}},"b":{"meta":{"y":"z"}}}"#),
      try inferredDeclarations(#"{"b":{"meta":{"y":"z"}},"a":{"meta":{"x":1}}}"#),
    ]
    #expect(declarations[0].count == 5)
    #expect(Set(declarations[0]) == Set(declarations[1]))
  }

  @Test(arguments: [
    (#"{"assignee":{"id":1,"name":"a"},"user":{"id":2,"name":"b"}}"#, "User"),
    (#"{"billing_address":{"a":1,"b":2},"shipping_address":{"a":1,"b":2}}"#, "Address"),
    (#"{"sizes":{"small":{"w":1,"h":2},"large":{"w":1,"h":2}}}"#, "Size"),
    (
      #"{"list":[{"actor":{"a":1,"b":2,"c":3},"org":{"a":1,"b":2,"c":3}},{"actor":{"a":1,"b":2,"c":3}}]}"#,
      "Actor"
    ),
  ])
  func oneTypeHasTheBestOfItsNames(_ sample: String, _ name: String) throws {
    let types = try inferredProperties(sample).map { $0.split(separator: " ")[1] }
    #expect(
      types.filter { $0.hasPrefix(name) && $0.dropFirst(name.count).allSatisfy { $0 == "?" } }.count
        == 2)
  }
}
