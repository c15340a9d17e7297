import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped tag: "type", content: "value", derive: .merge, version: 1
class FormPet {
  var name = ""
  init() {}
}

// @mapped key: ["dog", "hound"]
class FormDog: FormPet {
  var age: Int?
  var type: String?
}

// @mapped
final class FormPuppy: FormDog { var toys: [String] = [] }

// @mapped key: .otherwise
final class FormStray: FormPet {
  // @mapped rest
  var rest: [String: JSONValue] = [:]
}

// @mapped derive: .merge
class FormShape { init() {} }

// @mapped key: "circle", unknown: .error
final class FormCircle: FormShape { var radius: Double? }

// @mapped key: "square", keys: .snake
class FormSquare: FormShape { var sideLength = 1.0 }

// @mapped key: "tile"
final class FormTile: FormSquare { var colour: String? }

// @mapped tag: "meta.kind", content: "meta.body"
protocol FormPost {}

// @mapped key: "text", under: "inner", version: 1
struct FormText: FormPost, Equatable { var text: String }

// @mapped version: 1, derive: .changes
struct FormPhoto: FormPost, Equatable {
  var size: Int?
  var place = FormPlace(x: 0)  // @mapped flatten
}

// @mapped version: 1, derive: .changes
struct FormPlace: Equatable { var x: Int }

// @mapped
protocol FormEvent {}

// @mapped key: "move"
// @mapped(short) key: "m"
struct FormMove: FormEvent, Equatable {
  var x: Int
  var tags: [String] = []
}

// @mapped key: "stop"
struct FormStop: FormEvent, Equatable {}

// @mapped key: has("at")
struct FormWait: FormEvent, Equatable { var at: Int }

// @mapped version: 1
struct FormThread {
  var first: any FormPost
  var others: [String: any FormPost] = [:]
}

// @mapped
struct FormLog { var events: [any FormEvent] }

@Suite struct SubtypeFormTests {
  // MARK: Content

  @Test(arguments: [
    (#"{"type":"dog","value":{"name":"a","age":3,"type":"x"}}"#, "FormDog"),
    (#"{"type":"FormPuppy","value":{"name":"a","toys":["b"]}}"#, "FormPuppy"),
    (#"{"type":"dog","value":{"name":""}}"#, "FormDog"),
  ]) func `The keys of a subclass are in the content`(text: String, type: String) throws {
    let pet = try FormPet(json: text)
    #expect("\(Swift.type(of: pet))" == type)
    #expect(try pet.jsonString() == text)
  }

  @Test func `The tag and the content have any order and the tag any value`() throws {
    let text = #"{"value":{"age":1},"type":"hound"}"#
    #expect(try FormPet(json: text).jsonString() == #"{"type":"dog","value":{"name":"","age":1}}"#)
    #expect(try FormPet(json: #"{"type":"FormPuppy"}"#) is FormPuppy)
  }

  @Test func `A subclass without a tag value is read from the object itself`() throws {
    let pet = try #require(try FormPet(json: #"{"type":"x","value":{"name":"a"}}"#) as? FormStray)
    #expect(pet.rest == ["type": "x", "value": ["name": "a"]])
    #expect(try pet.jsonString() == #"{"name":"","type":"x","value":{"name":"a"}}"#)
  }

  @Test func `A class that is read itself has its keys in the content`() throws {
    let dog = try FormDog(json: #"{"type":"dog","value":{"name":"a","age":3}}"#)
    #expect(dog.age == 3)
    #expect(try FormDog(json: #"{"name":"a","age":3}"#).age == nil)
  }

  @Test func `An update has the same form`() throws {
    let dog = try FormDog(json: #"{"type":"dog","value":{"name":"a","age":3}}"#)
    try dog.update(json: #"{"value":{"age":4}}"#)
    #expect(try dog.jsonString() == #"{"type":"dog","value":{"name":"a","age":4}}"#)
    let error = #expect(throws: MappingError.self) {
      try dog.update(json: #"{"type":"FormPuppy","value":{"age":5}}"#)
    }
    #expect(error?.code == .unknownTag)
    #expect(dog.age == 4)
  }

  @Test func `Errors have the path in the document`() {
    let error = #expect(throws: MappingError.self) {
      try FormPet(json: #"{"type":"dog","value":{"age":"x"}}"#)
    }
    #expect(error?.path.description == "value.age")
    let other = #expect(throws: MappingError.self) {
      try FormPet(json: #"{"type":"dog","value":[]}"#)
    }
    #expect(other?.path.description == "value")
  }

  @Test func `Archives have no content`() throws {
    let pet = try FormPet(json: #"{"type":"FormPuppy","value":{"name":"a","toys":["b"]}}"#)
    let again = try FormPet(archive: try pet.archive())
    #expect(try again.jsonString() == pet.jsonString())
  }

  @Test func `The tag and the content of a protocol share an object`() throws {
    let text =
      #"{"first":{"meta":{"kind":"text","body":{"inner":{"text":"a"}}}},"#
      + #""others":{"b":{"meta":{"kind":"FormPhoto","body":{"size":1,"x":2}}}}}"#
    let thread = try FormThread(json: text)
    #expect(thread.first as? FormText == FormText(text: "a"))
    #expect(thread.others["b"] as? FormPhoto == FormPhoto(size: 1, place: FormPlace(x: 2)))
    #expect(try thread.jsonString() == text)
    let again = try FormThread(archive: try thread.archive())
    #expect(try again.jsonString() == text)
  }

  @Test func `Changes are in the content`() throws {
    let (old, new) = (FormPhoto(size: 1), FormPhoto(size: 2))
    let changes = old.changes(to: new)
    #expect(try changes.jsonString() == #"{"meta":{"body":{"size":2}}}"#)
    let read = try FormPhoto.Changes(
      json: #"{"meta":{"kind":"FormPhoto","body":{"size":null,"x":5}}}"#)
    var value = old
    value.apply(read)
    #expect(value == FormPhoto(size: nil, place: FormPlace(x: 5)))
  }

  @Test func `Dictionaries and property lists have the same form`() throws {
    let pet = try FormPet(dictionary: ["type": "dog", "value": ["age": 1]])
    #expect((pet as? FormDog)?.age == 1)
    let list = try AnyFormEvent(FormMove(x: 1)).propertyList(.xml)
    #expect(try AnyFormEvent(propertyList: list).value as? FormMove == FormMove(x: 1))
  }

  // MARK: Names

  @Test(arguments: [
    (#"{"circle":{"radius":2}}"#, "FormCircle"), (#"{"circle":{}}"#, "FormCircle"),
    (#"{"square":{"side_length":2}}"#, "FormSquare"),
    (#"{"tile":{"side_length":2,"colour":"r"}}"#, "FormTile"),
  ]) func `The name of a subclass is the key of its object`(text: String, type: String) throws {
    let shape = try FormShape(json: text)
    #expect("\(Swift.type(of: shape))" == type)
    #expect(try shape.jsonString() == text)
  }

  @Test func `A named class selects among itself and its subclasses`() throws {
    #expect(try FormSquare(json: #"{"tile":{"side_length":2}}"#) is FormTile)
    #expect(try FormSquare(json: #"{"square":{"side_length":2}}"#).sideLength == 2)
    let error = #expect(throws: MappingError.self) { try FormSquare(json: #"{"circle":{}}"#) }
    #expect(error?.code == .unknownTag)
  }

  @Test(arguments: [#"{"stop":3}"#, #"{"stop":[]}"#, #"{"at":"x"}"#])
  func `The value of a name is an object`(text: String) {
    #expect(throws: MappingError.self) { try AnyFormEvent(json: text) }
  }

  @Test(arguments: [#"{"cube":{}}"#, #"{"circle":null}"#, "{}", #""circle""#])
  func `Other names are errors`(text: String) {
    #expect(throws: MappingError.self) { try FormShape(json: text) }
  }

  @Test func `Unknown keys are errors in the object of the subtype`() throws {
    let error = #expect(throws: MappingError.self) {
      try FormShape(json: #"{"circle":{"radius":1,"x":2}}"#)
    }
    #expect(error?.path.description == "circle.x")
    #expect(try FormShape(json: #"{"circle":{},"x":2}"#) is FormCircle)
  }

  @Test func `An update of a named class has its key`() throws {
    let square = try FormSquare(json: #"{"square":{"side_length":2}}"#)
    try square.update(json: #"{"square":{"side_length":5}}"#)
    #expect(try square.jsonString() == #"{"square":{"side_length":5}}"#)
  }

  @Test func `Subtypes of a protocol are selected by name and by structure`() throws {
    let text = #"{"events":[{"move":{"x":1,"tags":["a"]}},{"stop":{}},{"at":3}]}"#
    let log = try FormLog(json: text)
    #expect(log.events[0] as? FormMove == FormMove(x: 1, tags: ["a"]))
    #expect(log.events[1] is FormStop)
    #expect(log.events[2] as? FormWait == FormWait(at: 3))
    #expect(try log.jsonString() == text)
    let error = #expect(throws: MappingError.self) { try FormLog(json: #"{"events":[{"go":{}}]}"#) }
    #expect(error?.path.description == "events[0]")
  }

  @Test func `A profile can change the name`() throws {
    let text = #"{"m":{"x":1,"tags":[]}}"#
    let event = try AnyFormEvent(json: text, as: .short)
    #expect(event.value as? FormMove == FormMove(x: 1))
    #expect(try event.jsonString(as: .short) == text)
  }
}
