import Testing

@testable import IsomerCommands

@Suite struct SchemaDocumentTests {
  @Test func refersToTheNamedType() throws {
    let schema = SchemaText("// @mapped\nstruct A { var a: Bool }\n// @mapped\nstruct B {}")
    #expect(
      try schema.document("A").line
        == "{'$schema': 'https://json-schema.org/draft/2020-12/schema', '$comment': "
        + "'The documents that the mapping reads.', '$ref': '#/$defs/A', '$defs': {'A': "
        + "{'type': 'object', 'properties': {'a': {'type': 'boolean'}}, 'required': ['a']}}}")
    #expect(try schema.document()["$ref"] == nil)
    #expect(try schema.document()["$defs"]?["B"]?.line == "{'type': 'object'}")
  }

  @Test func printsOpenAPI() throws {
    let schema = SchemaText("// @mapped\nstruct A { var a: A? }", .write, .openAPI)
    #expect(
      try schema.document().line
        == "{'openapi': '3.1.0', 'info': {'title': 'Models', 'version': '0', 'description': "
        + "'The documents that the mapping writes.'}, 'components': {'schemas': {'A': "
        + "{'type': 'object', 'properties': {'a': {'$ref': '#/components/schemas/A'}}}}}}")
  }

  @Test func excludesTypesOfTheOtherDirection() throws {
    let source = "// @mapped skip: .read\nstruct A {}\n// @mapped\nstruct B {}"
    #expect(try SchemaText(source).of("A") == "none")
    #expect(try SchemaText(source, .write).of("A") == "{'type': 'object'}")
    #expect(throws: SchemaDocument.Problem.self) { try SchemaText(source).document("A") }
    #expect(throws: SchemaDocument.Problem.self) { try SchemaText(source).document("C") }
  }

  @Test func describesUsesOfGenericTypes() throws {
    let schema = SchemaText(
      """
      // @mapped
      struct Page<Item: Mappable> { var items: [Item]; var next: Box<Item>? }
      // @mapped
      final class Box<Item: Mappable> { var page: Page<Item>; init(page: Page<Item>) { self.page = page } }
      // @mapped
      struct A { var pages: Page<Bool> }
      """)
    #expect(try schema.property("pages") == "{'$ref': '#/$defs/Page_Bool'}")
    #expect(
      try schema.of("Page_Bool")
        == "{'type': 'object', 'properties': {'items': {'type': 'array', "
        + "'items': {'type': 'boolean'}}, 'next': {'anyOf': [{'$ref': '#/$defs/Box_Bool'}, "
        + "{'type': 'null'}]}}, 'required': ['items']}")
    #expect(try schema.of("Page") == "none")
    #expect(throws: SchemaDocument.Problem.self) { try schema.document("Page") }
    #expect(try schema.document("Page<A>")["$ref"] == .string("#/$defs/Page_A"))
  }

  @Test func endsForTypesThatContainLargerTypesOfThemselves() throws {
    let schema = SchemaText(
      """
      // @mapped
      final class Nest<Item: Mappable> {
        var next: Nest<[Item]>?
        init(next: Nest<[Item]>?) { self.next = next }
      }
      // @mapped
      struct A { var a: Nest<Bool> }
      """)
    #expect(
      try schema.document().line.contains("the generic arguments of 'Nest' are not known here"))
  }

  @Test func describesProfiles() throws {
    let source = """
      // @mapped
      // @mapped(web) keys: .snake
      struct A { var isOpen: Bool }
      """
    #expect(try SchemaText(source, profile: "web").property("is_open") == "{'type': 'boolean'}")
    #expect(try SchemaText(source).property("isOpen") == "{'type': 'boolean'}")
    #expect(throws: SchemaDocument.Problem.self) {
      try SchemaText(source, profile: "other").document()
    }
  }

  @Test func describesExternalMappings() throws {
    let source = """
      // @mapped for: Coordinate
      protocol CoordinateShape {
        var latitude: Double { get }     // @mapped key: "lat", check: -90...90
      }
      // @mapped
      struct A { var a: [Coordinate]? }
      """
    #expect(
      try SchemaText(source).property("a")
        == "{'type': ['array', 'null'], 'items': {'$ref': '#/$defs/Coordinate'}}")
    #expect(try SchemaText(source).property("lat", of: "Coordinate").contains("'maximum': 90"))
  }

  @Test func printsShortArraysInOneLine() {
    let value = OrderedJSON.object([
      .init(key: "a", value: .array([1.json, .string("\u{1}\"\n")])),
      .init(key: "b", value: .array([.object([.init(key: "c", value: .array([]))])])),
    ])
    #expect(
      value.text
        == """
        {
          "a": [1, "\\u0001\\"\\n"],
          "b": [
            {
              "c": []
            }
          ]
        }
        """)
  }
}
