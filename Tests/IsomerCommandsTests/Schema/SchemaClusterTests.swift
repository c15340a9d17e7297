import Testing

@testable import IsomerCommands

@Suite struct SchemaClusterTests {
  private let tagged = """
    // @mapped tag: "type"
    class Shape { var name: Bool?; init() {} }
    // @mapped key: ["circle", "disc"]
    final class Circle: Shape { var radius = true }
    // @mapped
    final class Square: Shape { var side = true }
    """

  @Test func selectsSubclassesByTag() throws {
    let schema = SchemaText(tagged, .read, .openAPI)
    #expect(
      try schema.of("Shape")
        == "{'oneOf': [{'$ref': '#/components/schemas/Shape_Circle'}, "
        + "{'$ref': '#/components/schemas/Shape_Square'}], 'discriminator': "
        + "{'propertyName': 'type', 'mapping': {'circle': '#/components/schemas/Shape_Circle', "
        + "'disc': '#/components/schemas/Shape_Circle', "
        + "'Square': '#/components/schemas/Shape_Square'}}}")
    #expect(
      try schema.of("Shape_Circle")
        == "{'allOf': [{'$ref': '#/components/schemas/Circle'}, {'type': 'object', 'properties': "
        + "{'type': {'type': 'string', 'enum': ['circle', 'disc']}}, 'required': ['type']}]}")
  }

  @Test func writesTheClassOfAnObject() throws {
    let schema = SchemaText(tagged, .write)
    #expect(
      try schema.of("Shape")
        == "{'anyOf': [{'$ref': '#/$defs/Shape_itself'}, {'$ref': '#/$defs/Circle'}, "
        + "{'$ref': '#/$defs/Square'}]}")
    #expect(
      try schema.of("Circle")
        == "{'type': 'object', 'properties': {'type': {'type': 'string', 'const': 'circle'}, "
        + "'name': {'type': 'boolean'}, 'radius': {'type': 'boolean'}}, "
        + "'required': ['type', 'radius']}")
  }

  @Test func selectsByStructure() throws {
    let schema = SchemaText(
      """
      // @mapped key: .otherwise
      class Message { var id: Bool?; init() {} }
      // @mapped key: has("body")
      final class Text: Message { var body = true }
      """)
    #expect(
      try schema.of("Message")
        == "{'anyOf': [{'allOf': [{'$ref': '#/$defs/Text'}, {'type': 'object', "
        + "'required': ['body'], 'properties': {'body': {'not': {'type': 'null'}}}}]}, "
        + "{'allOf': [{'$ref': '#/$defs/Message_itself'}, {'not': {'type': 'object', "
        + "'required': ['body'], 'properties': {'body': {'not': {'type': 'null'}}}}}]}]}")
  }

  private let enclosures = """
    // @mapped tag: "kind"
    protocol Enclosure {}
    // @mapped key: "link"
    struct Link: Enclosure { var url: Bool }
    // @mapped key: "file"
    struct File: Enclosure { var size: Bool }
    // @mapped
    struct A { var a: (any Enclosure)? }
    """

  @Test func describesProtocols() throws {
    let schema = SchemaText(enclosures)
    #expect(
      try schema.property("a") == "{'anyOf': [{'$ref': '#/$defs/Enclosure'}, {'type': 'null'}]}")
    #expect(
      try schema.of("Enclosure")
        == "{'oneOf': [{'$ref': '#/$defs/Enclosure_Link'}, {'$ref': '#/$defs/Enclosure_File'}]}")
    let written = SchemaText(enclosures, .write, .openAPI)
    #expect(
      try written.of("Enclosure")
        == "{'oneOf': [{'$ref': '#/components/schemas/Link'}, "
        + "{'$ref': '#/components/schemas/File'}], 'discriminator': {'propertyName': 'kind', "
        + "'mapping': {'link': '#/components/schemas/Link', "
        + "'file': '#/components/schemas/File'}}}")
  }

  @Test func `a cluster writes its tag beside the members of a subtype`() throws {
    let source = """
      // @mapped tag: "meta.kind"
      protocol Message {}
      // @mapped tag: "type"
      protocol Attachment {}
      // @mapped
      struct Link: Message, Attachment { var url: Bool }
      // @mapped key: "file"
      struct File: Message, Attachment { var size: Bool }
      """
    let schema = SchemaText(source, .write, .openAPI)
    #expect(
      try schema.of("Attachment")
        == "{'oneOf': [{'$ref': '#/components/schemas/Attachment_Link'}, "
        + "{'$ref': '#/components/schemas/Attachment_File'}], 'discriminator': "
        + "{'propertyName': 'type', 'mapping': {'Link': '#/components/schemas/Attachment_Link', "
        + "'file': '#/components/schemas/Attachment_File'}}}")
    #expect(
      try schema.of("Attachment_File")
        == "{'allOf': [{'$ref': '#/components/schemas/File'}, {'type': 'object', 'properties': "
        + "{'type': {'type': 'string', 'const': 'file'}}, 'required': ['type']}]}")
    #expect(
      try schema.of("Message_Link")
        == "{'allOf': [{'$ref': '#/components/schemas/Link'}, {'type': 'object', 'properties': "
        + "{'meta': {'type': 'object', 'properties': {'kind': {'type': 'string', 'const': 'Link'}}, "
        + "'required': ['kind']}}, 'required': ['meta']}]}")
    #expect(
      try schema.of("Link")
        == "{'type': 'object', 'properties': {'url': {'type': 'boolean'}}, 'required': ['url']}")
  }
}
