import Testing

@testable import IsomerCommands

@Suite struct SchemaRestTests {
  private let source = """
    // @mapped
    struct Operation {
      // @mapped key: "x-id"
      var id: Bool?
      // @mapped rest: .prefix("x-")
      var extensions: [String: JSONValue]
      // @mapped rest: .prefix("x-own.")
      var own: OrderedMap<Bool?>
      // @mapped rest
      var points: [String: Point]
    }
    // @mapped
    struct Point { var isOn: Bool }
    // @mapped unknown: .error
    struct Closed {
      // @mapped flatten
      var point: Point
      // @mapped rest: .prefix("x-")
      var extensions: [String: Bool]
    }
    // @mapped under: "data"
    struct Under {
      // @mapped rest
      var numbers: [Int: Bool]
    }
    // @mapped
    struct Plain {
      // @mapped rest
      var others: [String: JSONValue]
    }
    // @mapped unknown: .error
    struct Ends {
      // @mapped key: "own_at"
      var own: Bool?
      // @mapped rest: .prefix("x-")
      var extensions: [String: JSONValue]
      // @mapped rest: .suffix("_at")
      var dates: [String: Bool]
    }
    // @mapped unknown: .error
    struct Chosen {
      // @mapped rest: .suffix("_at")
      var dates: [String: Bool]
      // @mapped rest: .matching({ $0 == "a" })
      var chosen: [String: Bool]
    }
    // @mapped
    struct Mapped { var points: OrderedMap<Point?> }
    """

  private func expect(
    _ name: String, _ text: String, writes: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try SchemaText(source).of(name) == text, sourceLocation: location)
    #expect(
      try SchemaText(source, .write).of(name) == writes ?? text, sourceLocation: location)
  }

  @Test func describesUnknownMembers() throws {
    try expect("Plain", "{'type': 'object'}")
    let number = "{'type': 'boolean', '$comment': 'wider: the keys are mapped by 'Int''}"
    try expect(
      "Under",
      "{'type': 'object', 'properties': {'data': {'type': ['object', 'null'], "
        + "'additionalProperties': \(number)}}}",
      writes: "{'type': 'object', 'properties': {'data': {'type': 'object', "
        + "'additionalProperties': \(number)}}}")
    try expect(
      "Mapped",
      "{'type': 'object', 'properties': {'points': {'type': 'object', 'additionalProperties': "
        + "{'anyOf': [{'$ref': '#/$defs/Point'}, {'type': 'null'}]}}}, 'required': ['points']}")
  }

  @Test func describesKeysThatEndWithATextOrMatch() throws {
    let comment = "'$comment': 'wider: the members of 'rest' properties'"
    let ends =
      "'patternProperties': {'^[\\\\s\\\\S]*_at$': {}, '^x-': {}}"
    try expect(
      "Ends",
      "{'type': 'object', 'properties': {'own_at': {'type': ['boolean', 'null']}}, \(ends), "
        + "'additionalProperties': false, \(comment)}",
      writes:
        "{'type': 'object', 'properties': {'own_at': {'type': 'boolean'}}, \(ends), \(comment)}")
    try expect(
      "Chosen",
      "{'type': 'object', 'patternProperties': {'^[\\\\s\\\\S]*_at$': {'type': 'boolean'}}, "
        + "'$comment': 'wider: a function chooses the keys of 'chosen''}")
  }

  @Test func tellsMembersApart() throws {
    let others =
      "'patternProperties': {'^x-own\\\\.': {'type': ['boolean', 'null']}, "
      + "'^x-': {}}, 'additionalProperties': {'$ref': '#/$defs/Point'}}"
    try expect(
      "Operation",
      "{'type': 'object', 'properties': {'x-id': {'type': ['boolean', 'null']}}, \(others)",
      writes: "{'type': 'object', 'properties': {'x-id': {'type': 'boolean'}}, \(others)")
    let closed =
      "{'type': 'object', 'properties': {'isOn': {'type': 'boolean'}}, 'required': ['isOn'], "
      + "'patternProperties': {'^x-': {'type': 'boolean'}}"
    try expect("Closed", closed + ", 'additionalProperties': false}", writes: closed + "}")
  }
}
