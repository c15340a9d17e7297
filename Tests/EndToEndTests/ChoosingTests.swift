import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests writing some properties by name.
@Suite struct ChoosingTests {
  private let chosen = Chosen(
    id: 1, title: "t", bodyText: "b", wordCount: 2, sheets: Chosen.Sheets(lines: 3, pages: 4),
    audit: Chosen.Stamps(author: "a", created: 5), extra: ["x": [1], "content": 7], odd: 6)

  private func expect(
    _ names: [String], _ text: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try chosen.jsonString(only: names) == text, sourceLocation: location)
  }

  @Test("Properties with other keys and below paths")
  func places() throws {
    try expect(["title"], "{\"name\":\"t\"}")
    try expect(["wordCount", "id"], "{\"id\":1,\"content\":{\"size\":{\"words\":2}}}")
    try expect(["bodyText"], "{\"content\":{\"text\":\"b\"}}")
    try expect(["odd"], "{\"tab\\there\":{\"a.b\\\\c\":6}}")
    try expect(["kind"], "{\"kind\":\"chosen\"}")
    try expect([], "{}")
    try expect(["id", "id"], "{\"id\":1}")
  }

  @Test("Composites, flattened models and stored unknown keys")
  func roles() throws {
    try expect(["sheets"], "{\"content\":{\"size\":{\"lines\":3}},\"pages\":4}")
    try expect(["audit"], "{\"content\":{\"by\":\"a\"},\"created_at\":5}")
    try expect(["extra"], "{\"x\":[1]}")
    try expect(
      ["extra", "audit", "bodyText"],
      "{\"content\":{\"text\":\"b\",\"by\":\"a\"},\"created_at\":5,\"x\":[1]}")
  }

  @Test("All properties yield the whole document")
  func everything() throws {
    let names = [
      "id", "title", "bodyText", "wordCount", "sheets", "audit", "extra", "odd", "kind",
    ]
    try expect(names, chosen.jsonString())
    let plain = PlainChosen(id: 1, title: "t", inner: [PlainChosen(id: 2)])
    let all = try plain.jsonString(only: ["id", "title", "weight", "inner"])
    #expect(try all == plain.jsonString())
  }

  @Test("A model whose keys are its property names")
  func plain() throws {
    let plain = PlainChosen(id: 1, title: nil, inner: [PlainChosen(id: 2, title: "i")])
    #expect(try plain.jsonString(only: ["id", "title"]) == "{\"id\":1}")
    #expect(try plain.jsonString(only: ["title"], .null(.write)) == "{\"title\":null}")
    // Nested models are written completely.
    #expect(
      try plain.jsonString(only: ["inner"])
        == "{\"inner\":[{\"id\":2,\"title\":\"i\",\"weight\":1,\"inner\":[]}]}")
  }

  private func wrongName(_ model: some Writable, _ name: String) throws -> MappingError {
    let error = try #require(#expect(throws: MappingError.self) { try model.json(only: [name]) })
    #expect(error.code == .unknownProperty)
    return error
  }

  @Test("A name that is not a written property is an error that lists them")
  func unknown() throws {
    let error = try wrongName(PlainChosen(id: 1), "titel")
    #expect(
      error.description
        == "document: expected one of the properties id, title, weight, inner, found \"titel\"")
    for name in ["name", "read", "author", "pages", "content.text", "body_text", ""] {
      _ = try wrongName(chosen, name)
    }
    #expect(try wrongName(chosen, "name").expected?.contains("bodyText") == true)
    _ = try wrongName(ChosenOutgoing(id: 1), "absent")
  }

  @Test("Types other than models have no properties to choose")
  func noModel() throws {
    #expect(try wrongName(7, "id").found == "Int")
    #expect(try wrongName([1, 2], "id").found == "Array<Int>")
    #expect(try wrongName(["a": PlainChosen(id: 1)], "id").code == .unknownProperty)
  }

  @Test("An array writes these properties of each model")
  func arrays() throws {
    let list = [PlainChosen(id: 1), PlainChosen(id: 2)]
    #expect(try list.jsonString(only: ["id"]) == "[{\"id\":1},{\"id\":2}]")
    #expect(try [PlainChosen]().jsonString(only: ["id"]) == "[]")
    #expect(try Optional(list[0]).jsonString(only: ["id"]) == "{\"id\":1}")
  }

  @Test("All formats, with options")
  func forms() throws {
    #expect(
      try chosen.jsonString(only: ["title", "id"], [.pretty, .sortedKeys])
        == "{\n  \"id\": 1,\n  \"name\": \"t\"\n}")
    #expect(try chosen.json(only: ["id"]) == Data("{\"id\":1}".utf8))
    #expect(try chosen.jsonBytes(only: ["id"]) == Array("{\"id\":1}".utf8))
    let object = try chosen.dictionary(only: ["bodyText", "id"])
    #expect(object.keys.sorted() == ["content", "id"])
    #expect(object["content"] as? [String: String] == ["text": "b"])
    #expect(throws: MappingError.self) { try [chosen].dictionary(only: ["id"]) }
    let sample = try Defaults(json: #"{"needed":1,"parent":null,"weight":2}"#)
    #expect(try sample.dictionary(only: ["needed"]) as? [String: Int] == ["needed": 1])
    #expect(try chosen.value(only: ["bodyText"]) == ["content": ["text": "b"]])
  }

  @Test("The model's hook runs before choosing, the document's hook after it")
  func hooks() throws {
    let model = ChosenEnvelope(id: 1, title: "t", extra: ["x": 1])
    #expect(
      try model.jsonString(only: ["title"])
        == "{\"version\":1,\"payload\":{\"data\":{\"title\":\"T\"}}}")
    #expect(
      try model.jsonString(only: ["extra"])
        == "{\"version\":1,\"payload\":{\"data\":{\"x\":1}}}")
    #expect(try model.jsonString(only: []) == "{\"version\":1,\"payload\":{}}")
    for model in [ChosenEnvelope(id: -1, title: "t"), ChosenEnvelope(id: 1, title: "stop")] {
      let error = try #require(
        #expect(throws: MappingError.self) { try model.json(only: ["title"]) })
      #expect(error.code == .transformerFailed)
    }
    // The hook does not receive properties that are not chosen.
    #expect(throws: Never.self) {
      try ChosenEnvelope(id: 1, title: "stop").json(only: ["id"])
    }
  }

  @Test("A value that cannot be written is an error only if it is chosen")
  func failures() throws {
    var model = chosen
    model.sheets.lines = -1
    #expect(try model.jsonString(only: ["id"]) == "{\"id\":1}")
    #expect(try model.jsonString(only: ["audit", "id"]).contains("created_at"))
    let error = try #require(
      #expect(throws: MappingError.self) { try model.json(only: ["id", "sheets"]) })
    #expect(error.path == "content.size.lines")
    var plain = PlainChosen(id: 1, title: "t", weight: .nan)
    plain.inner = [PlainChosen(id: 2, weight: .infinity), PlainChosen(id: 3, weight: .nan)]
    #expect(try plain.jsonString(only: ["title"]) == "{\"title\":\"t\"}")
    #expect(throws: MappingError.self) { try plain.json(only: ["title", "weight"]) }
    let inner = try #require(#expect(throws: MappingError.self) { try plain.json(only: ["inner"]) })
    #expect(inner.path == "inner[0].weight")
    #expect(inner.offset == "{\"inner\":[{\"id\":2,\"weight\":".utf8.count)
  }

  @Test("A write-only type")
  func writeOnly() throws {
    let model = ChosenOutgoing(id: 1, note: nil)
    #expect(try model.jsonString(only: ["note"]) == "{\"note\":null}")
    #expect(try model.jsonString(only: ["present", "id"]) == "{\"id\":1,\"present\":1}")
    #expect(
      try Directions(json: "{\"readOnly\":1,\"old\":\"o\"}").jsonString(only: ["renamed"])
        == "{\"new\":\"o\"}")
  }

  @Test("Each class has its own properties; a class that is not mapped has those of its superclass")
  func hierarchies() throws {
    let car = Car(id: 1, displayName: "c")
    car.place = "p"
    car.year = 1999
    #expect(
      try car.jsonString(only: ["displayName", "doorCount"])
        == "{\"display_name\":\"c\",\"door_count\":4}")
    #expect(try (car as Vehicle).jsonString(only: ["place"]) == "{\"built\":{\"place\":\"p\"}}")
    #expect(try Rebuilt(id: 2, displayName: "r").jsonString(only: ["id"]) == "{\"id\":2}")
    _ = try wrongName(Vehicle(id: 1, displayName: "v"), "doorCount")
    _ = try wrongName(Rebuilt(id: 1, displayName: "v"), "conversion")
    let mixed: [Vehicle] = [car, Garage.Bus(id: 3, displayName: "b", lines: [])]
    #expect(try mixed.jsonString(only: ["id"]) == "[{\"id\":1},{\"id\":3}]")
  }

  @Test("A model on the main actor") @MainActor
  func isolated() throws {
    let panel = Panel(title: "t", state: .open, frame: PanelFrame(width: 2))
    #expect(try panel.jsonString(only: ["frame", "state"]) == "{\"state\":\"open\",\"width\":2}")
  }

  @Test("The tag of a subtype is always written")
  func tags() throws {
    let circle: Shape = Circle(radius: 1)
    circle.name = "c"
    #expect(try circle.jsonString(only: ["radius"]) == "{\"kind\":\"circle\",\"radius\":1}")
    #expect(try circle.jsonString(only: []) == "{\"kind\":\"circle\"}")
    let link = LinkEnclosure(title: "t", url: try #require(URL(string: "https://a.b")))
    #expect(try link.jsonString(only: ["title"]) == "{\"type\":\"link\",\"title\":\"t\"}")
    let file = FileEnclosure()
    #expect(
      try file.jsonString(only: ["size"]) == "{\"type\":\"FileEnclosure\",\"size\":0}")
    #expect(
      try AnyEnclosure(file).jsonString(only: ["title"])
        == "{\"title\":\"\",\"type\":\"FileEnclosure\"}")
  }
}
