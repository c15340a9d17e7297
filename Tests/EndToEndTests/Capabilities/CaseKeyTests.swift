import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

// @mapped version: 1
enum KeyedPower {
  // @mapped key: [true, "on", 1, 20...29]
  case on
  // @mapped key: [false, "off", 0, 30..<33]
  case off
}

// @mapped version: 1
enum KeyedAnswer {
  // @mapped key: .null
  case unknown
  // @mapped key: [1.5, -2]
  case number
  // @mapped fallback
  case other
}

// @mapped
enum KeyedKept: Equatable {
  // @mapped key: [.null, true]
  case yes
  // @mapped fallback
  case other(JSONValue)
}

// @mapped version: 1
enum KeyedRatio: Double { case zero, one, half = 0.5, thousand = 1_000.0 }

// @mapped version: 1
enum KeyedLetter: Character { case a = "A", quote = "\"" }

// @mapped
enum KeyedLevel {
  // @mapped key: 1
  case low
  // @mapped key: [2, 3]
  case high
}

// @mapped tag: "type", unknown: .error, version: 1
enum KeyedShape: Equatable {
  // @mapped key: [.missing, "circle"]
  case circle(radius: Int)
  // @mapped key: [true, 2, 30...39]
  case square(side: Int)
  // @mapped key: 1.5
  case empty
}

// @mapped tag: "meta.type", content: "meta.content"
enum KeyedContent: Equatable {
  // @mapped key: .missing
  case plain(String)
  // @mapped key: false
  case none
  // @mapped key: [3, 4]
  case pair(Int, Int)
}

// @mapped
enum KeyedDirections {
  // @mapped key.read: "in"
  case read
  // @mapped key.write: "out"
  case written
}

// @mapped tag: "type"
enum KeyedOpen: Equatable {
  // @mapped key: .missing
  case plain(a: Int)
  // @mapped key.read: [true, 1], key.write: "yes"
  case yes
  // @mapped fallback
  case other(JSONValue)
}

// @mapped tag: "meta.kind"
enum KeyedModel: Equatable {
  // @mapped key: [.missing, 1]
  case body(KeyedBody)
  // @mapped key: 2
  case bare
}

struct KeyedBody: Equatable {  // @mapped
  var a: Int
}

// @mapped untagged
enum KeyedUntagged: Equatable {
  case number(Int)
  // @mapped key: .null
  case nothing
  // @mapped key: [false, "none"]
  case off
}

// @mapped
enum KeyedExternal: Equatable {
  case video(url: String)
  // @mapped key: [.null, false, "none"]
  case none
  // @mapped key: 7, fallback
  case seven
}

// @mapped version: 1, derive: [.merge, .equality]
struct KeyedHolder {
  var power: KeyedPower = .off
  var optional: KeyedAnswer?
  var answers: [KeyedAnswer] = []
  var powers: [KeyedPower: Int] = [:]
  var ratios: [KeyedRatio: Int] = [:]
  var letters: [KeyedLetter: Int] = [:]
  var levels: [KeyedLevel: Int] = [:]
  // @mapped skip: .archive
  var shape: KeyedShape = .empty
}

// @mapped tag: "live"
class KeyedLamp {}
// @mapped key: true
final class KeyedLit: KeyedLamp { var watts = 0 }
// @mapped key: [false, 0]
final class KeyedDark: KeyedLamp {}

struct CaseKeyTests {
  private func message<Model: Readable>(_: Model.Type, _ document: String) -> String? {
    #expect(throws: MappingError.self) { try Model(json: document) }?.description
  }

  private func check<Model: Readable & Writable>(
    _: Model.Type, _ document: String, _ text: String, line: Int = #line
  ) throws {
    let location = SourceLocation(
      fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(try Model(json: document).jsonString() == text, sourceLocation: location)
    let fault = FormAgreement<Model>(Array(document.utf8)).fault
    #expect(fault == nil, sourceLocation: location)
  }

  @Test("A key for one direction leaves the name for the other one")
  func keysOfOneDirection() throws {
    #expect(try [KeyedDirections](json: #"["in","written"]"#) == [.read, .written])
    #expect(try [KeyedDirections.read, .written].jsonString() == #"["read","out"]"#)
  }

  @Test func names() throws {
    try check(
      [KeyedPower].self, #"[true,"on",1,20,29,false,"off",0,32]"#,
      "[true,true,true,true,true,false,false,false,false]")
    try check(
      [KeyedAnswer].self, "[null,1.5,15e-1,-2,\"x\",7,true]",
      "[null,1.5,1.5,1.5,\"other\",\"other\",\"other\"]")
    try check(
      [KeyedKept].self, #"[null,true,false,{"a":1},[1],"x"]"#, #"[null,null,false,{"a":1},[1],"x"]"#
    )
    try check([KeyedRatio].self, "[0,1,0.5,1e3,1000.00]", "[0.0,1.0,0.5,1000.0,1000.0]")
    try check([KeyedLetter].self, #"["A","\""]"#, #"["A","\""]"#)
    try check([KeyedLevel].self, "[1,3]", "[1,2]")
  }

  @Test(arguments: ["33", "1.0", "\"true\"", "\"1\"", "2", "19", "1e0", "-1"])
  func unknownNames(document: String) {
    let expected =
      #"document: expected one of true, "on", 1, 20...29, false, "off", 0, 30...32, found "#
    #expect(message(KeyedPower.self, document)?.hasPrefix(expected) == true)
  }

  @Test(arguments: ["null", "{}", "[true]", "{\"on\":1}"])
  func otherKinds(document: String) {
    let expected = "document: expected a string, a number or a Bool, found "
    #expect(message(KeyedPower.self, document)?.hasPrefix(expected) == true)
    #expect(message(KeyedRatio.self, document)?.hasPrefix(expected) == true)
    guard document != "null" else { return }
    #expect(message(KeyedAnswer.self, document)?.hasPrefix(expected) == true)
  }

  @Test func hostileValues() {
    for document in ["tru", "nul", "-", "1.", "\"", "99999999999999999999", "1e999", "2e1", ""] {
      #expect(throws: MappingError.self) { try KeyedPower(json: document) }
      #expect(throws: MappingError.self) { try KeyedRatio(json: document) }
      #expect(throws: MappingError.self) { try KeyedShape(json: #"{"type":\#(document)}"#) }
      #expect(throws: MappingError.self) { try [KeyedPower: Int](json: #"{"\#(document)":1}"#) }
    }
  }

  @Test func tags() throws {
    try check(KeyedShape.self, #"{"radius":1}"#, #"{"radius":1}"#)
    try check(KeyedShape.self, #"{"type":null,"radius":1}"#, #"{"radius":1}"#)
    try check(KeyedShape.self, #"{"radius":1,"type":"circle"}"#, #"{"radius":1}"#)
    try check(KeyedShape.self, #"{"type":true,"side":1}"#, #"{"type":true,"side":1}"#)
    try check(KeyedShape.self, #"{"type":35,"side":1}"#, #"{"type":true,"side":1}"#)
    try check(KeyedShape.self, #"{"type":1.5}"#, #"{"type":1.5}"#)
    try check(KeyedModel.self, #"{"a":1}"#, #"{"a":1}"#)
    try check(KeyedModel.self, #"{"meta":{},"a":1}"#, #"{"a":1}"#)
    try check(KeyedModel.self, #"{"meta":{"kind":2}}"#, #"{"meta":{"kind":2}}"#)
    #expect(
      message(KeyedShape.self, #"{"type":"x"}"#)?.hasPrefix(
        #"type: expected one of no tag, "circle", true, 2, 30...39, 1.5, found string "x""#) == true
    )
    #expect(message(KeyedShape.self, #"{"type":{}}"#)?.contains("found an object") == true)
    #expect(message(KeyedShape.self, #"{"radius":1,"x":2}"#)?.hasPrefix("x: ") == true)
    #expect(message(KeyedShape.self, "3")?.contains("expected an object") == true)
    #expect(message(KeyedShape.self, #"{"side":1}"#) != nil)
  }

  @Test func contents() throws {
    try check(KeyedContent.self, #"{"meta":{"content":"x"}}"#, #"{"meta":{"content":"x"}}"#)
    try check(KeyedContent.self, #"{"meta":{"type":false}}"#, #"{"meta":{"type":false}}"#)
    try check(
      KeyedContent.self, #"{"meta":{"content":[1,2],"type":4}}"#,
      #"{"meta":{"type":3,"content":[1,2]}}"#)
    #expect(message(KeyedContent.self, "{}")?.contains("meta.content") == true)
  }

  @Test func fallbacks() throws {
    #expect(try KeyedOpen(json: #"{"a":1}"#) == .plain(a: 1))
    #expect(try KeyedOpen(json: #"{"type":1}"#) == .yes)
    #expect(try KeyedOpen.yes.jsonString() == #"{"type":"yes"}"#)
    try check(KeyedOpen.self, "5", "5")
    try check(KeyedOpen.self, #"{"type":false,"a":2}"#, #"{"type":false,"a":2}"#)
    #expect(message(KeyedOpen.self, "{}")?.contains(#""a" is missing"#) == true)
  }

  @Test func untagged() throws {
    try check([KeyedUntagged].self, #"[1,null,false,"none"]"#, "[1,null,false,false]")
    #expect(
      message(KeyedUntagged.self, "true")?.contains(#"off: expected false or "none""#) == true)
  }

  @Test func external() throws {
    try check(
      [KeyedExternal].self, #"[null,false,"none",{"none":{}},{"video":{"url":"x"}},7,"x",{"7":1}]"#,
      #"[null,null,null,null,{"video":{"url":"x"}},7,7,7]"#)
    #expect(message(KeyedExternal.self, "[]")?.contains("found an array") == true)
  }

  @Test func keys() throws {
    let document =
      #"{"power":true,"optional":1.5,"answers":[null],"powers":{"true":1},"ratios":{"0.5":1},"letters":{"A":1},"levels":{"1":1},"shape":{"type":1.5}}"#
    let holder = try KeyedHolder(json: document)
    #expect(try holder.jsonString() == document)
    #expect(FormAgreement<KeyedHolder>(Array(document.utf8)).fault == nil)
    #expect(try KeyedHolder(dictionary: holder.dictionary()) == holder)
    #expect(try KeyedHolder(archive: holder.archive()) == holder)
    #expect(try [KeyedPower: Int](json: #"{"25":1,"off":2}"#) == [.on: 1, .off: 2])
    #expect(try [KeyedRatio: Int](json: #"{"1":1,"0.50":2}"#) == [.one: 1, .half: 2])
    #expect(
      message([KeyedPower: Int].self, #"{"33":1}"#)?.hasPrefix("33: expected one of true,") == true)
    for key in ["", "0x10", "inf", "+0.5", "00", "0.", " 1"] {
      #expect(message([KeyedRatio: Int].self, "{\"\(key)\":1}") != nil)
    }
    for key in ["+25", "025", "25.0", "0x19", " 25"] {
      #expect(message([KeyedPower: Int].self, "{\"\(key)\":1}") != nil)
    }
    #expect(try KeyedHolder(json: #"{"optional":null}"#).optional == nil)
  }

  @Test func updates() throws {
    var holder = KeyedHolder()
    try holder.update(json: #"{"power":22,"shape":{"radius":3},"answers":[1.5]}"#)
    #expect(holder == KeyedHolder(power: .on, answers: [.number], shape: .circle(radius: 3)))
    #expect(throws: MappingError.self) { try holder.update(json: #"{"power":99}"#) }
  }

  @Test func archives() throws {
    #expect(try KeyedPower(archive: KeyedPower.on.archive()) == .on)
    #expect(try KeyedRatio(archive: KeyedRatio.half.archive()) == .half)
    #expect(try KeyedShape(archive: KeyedShape.circle(radius: 2).archive()) == .circle(radius: 2))
  }

  @Test func clusters() throws {
    let document = #"[{"live":true,"watts":5},{"live":false},{"live":0}]"#
    let lamps = try [KeyedLamp](json: document)
    #expect((lamps[0] as? KeyedLit)?.watts == 5)
    #expect(lamps[1] is KeyedDark && lamps[2] is KeyedDark)
    #expect(
      try lamps.jsonString() == #"[{"live":true,"watts":5},{"live":false},{"live":false}]"#)
    #expect(message(KeyedLamp.self, #"{"live":1}"#)?.contains("one of true, false, 0") == true)
  }
}
