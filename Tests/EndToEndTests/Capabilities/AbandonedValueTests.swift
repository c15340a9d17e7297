import Isomer
import Testing

/// Tests that a value is abandoned only because of a failure that is about the value, for every
/// option that abandons values.
@Suite struct AbandonedValueTests {
  /// The names of the values whose reading ends for another reason.
  static let endings: [(name: String, code: MappingError.Code)] = [
    ("levels", .depthLimit), ("repetition", .repetitionLimit), ("inner", .transformerFailed),
    ("cancellation", .transformerFailed), ("hook", .transformerFailed),
    ("check", .transformerFailed),
  ]

  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Reads the document in which `?` is replaced by a value.
    var read: @Sendable (String) -> Result<String, MappingError>

    init<Model: Readable & SendableMetatype>(_ type: Model.Type, _ document: String) {
      testDescription = "\(type) \(document)"
      read = { value in
        Result { () throws(MappingError) in
          "\(try Model(json: document.replacing("?", with: value)))"
        }
      }
    }
  }

  static let places = [
    Place(AbandonedCase.self, #"{"a":?}"#), Place([AbandonedCase].self, #"[[1,?]]"#),
    Place(AbandonedFallback.self, #"{"a":?}"#), Place(AbandonedName.self, #"{"a":?}"#),
    Place(AbandonedElements.self, #"{"array":[?]}"#),
    Place(AbandonedElements.self, #"{"set":[?]}"#),
    Place(AbandonedElements.self, #"{"members":{"a":?}}"#),
    Place(AbandonedElements.self, #"{"deep":[[?]]}"#),
    Place(AbandonedElements.self, #"{"other":?}"#),
    Place(AbandonedElements.self, #"{"list":[{"of":?}]}"#),
    Place(AbandonedValues.self, #"{"recovered":?}"#),
    Place(AbandonedValues.self, #"{"old":?,"new":{"of":"fine"}}"#),
    Place(AbandonedValues.self, #"{"either":?}"#),
  ]

  @Test(arguments: places) func `a value that does not fit is abandoned`(_ place: Place) throws {
    _ = try place.read(#"{"of":"fine"}"#).get()
    _ = try place.read(#"{"of":"misfit"}"#).get()
  }

  @Test(arguments: places)
  func `a failure that ends reading is an error`(_ place: Place) {
    for (name, code) in Self.endings {
      switch place.read("{\"of\":\"\(name)\"}") {
      case .success(let value): Issue.record("\(name): \(value)")
      case .failure(let error): #expect(error.code == code, "\(name): \(error)")
      }
    }
  }

  @Test(arguments: [#"{"members":{"a":{"of":"?"}}}"#, #"{"array":[{"of":"?"}]}"#])
  func `elements of an update are abandoned for the same reasons`(_ document: String) throws {
    let part = try AbandonedPart(json: #"{"of":"x"}"#)
    var own = AbandonedElements(array: [part], members: ["a": part])
    try own.update(json: document.replacing("?", with: "misfit"))
    for (name, code) in Self.endings {
      let error = #expect(throws: MappingError.self) {
        try own.update(json: document.replacing("?", with: name))
      }
      #expect(error?.code == code)
    }
  }
}

/// A string that is the name of the failure of reading it.
struct Ending: Mappable, Hashable {
  var name: String

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Ending {
    let name = try reader.readString()
    switch name {
    case "misfit": throw reader.invalid("another name")
    case "levels": throw ReadingFailure(.depthLimit, at: reader.cursor)
    case "repetition": throw ReadingFailure(.repetitionLimit, at: reader.cursor)
    default: return Ending(name: name)
    }
  }

  func write(to writer: inout JSONWriter) { writer.write(name) }
}

/// Throws the errors of a reader inside the value, and those of the program.
struct EndingRule: Transformer {
  func transform(_ input: Ending) throws -> Ending {
    switch input.name {
    case "inner":
      let error = MappingError(.depthLimit)
      throw TransformerError(expected: "a document", input: "", underlying: error)
    case "cancellation": throw CancellationError()
    default: return input
    }
  }

  func reverse(_ output: Ending) -> Ending { output }
}

// @mapped after.read: settle, check: AbandonedPart.check, derive: .merge
struct AbandonedPart: Hashable {
  var of: Ending  // @mapped with: EndingRule()

  mutating func settle() throws {
    if of.name == "hook" { throw CancellationError() }
  }

  static func check(_ part: AbandonedPart) throws {
    if part.of.name == "check" { throw MappingError(.repetitionLimit) }
  }
}

// @mapped untagged
indirect enum AbandonedCase {
  case object(a: AbandonedPart)
  case part(AbandonedPart)
  case number(Int)
  case list([AbandonedCase])
  case any(JSONValue)
}

// @mapped untagged
enum AbandonedFallback {
  case object(a: AbandonedPart)
  case other  // @mapped fallback
}

// @mapped
enum AbandonedName {
  case name
  case object(a: AbandonedPart)  // @mapped untagged
  case any(JSONValue)  // @mapped fallback
}

// @mapped derive: .merge
struct AbandonedElements {
  var array: [AbandonedPart] = []  // @mapped elements: .lossy
  var set: Set<AbandonedPart> = []  // @mapped elements: .lossy
  // @mapped elements: .lossy, merge: .deep
  var members: [String: AbandonedPart] = [:]
  var deep: [[AbandonedPart]] = []  // @mapped elements: .lossy
  // @mapped rest, elements: .lossy
  var others: [String: AbandonedPart] = [:]
  // @mapped key: "list[].of", skip: .write, elements: .lossy
  var list: [AbandonedPart] = []
}

// @mapped
struct AbandonedValues {
  var recovered: AbandonedPart?  // @mapped recover: nil
  // @mapped key: "new", alias: "old"
  var alternative: AbandonedPart?
  // @mapped with: .anyOf(AbandonedPartName(), .reading { (_: JSONValue) in "another" }), skip: .write
  var either: String?
}

struct AbandonedPartName: ForwardTransformer {
  func transform(_ input: AbandonedPart) -> String { input.of.name }
}

/// A recursive model with every option that abandons values.
// @mapped
struct AbandonedNode {
  var nodes: [AbandonedNode] = []  // @mapped elements: .lossy
  var byName: [String: AbandonedNode] = [:]  // @mapped elements: .lossy
  var recovered: [AbandonedNode]?  // @mapped recover: nil
  var other: [AbandonedNode]?  // @mapped key: "new", alias: "old"
  var cases: [AbandonedCase]?
}
