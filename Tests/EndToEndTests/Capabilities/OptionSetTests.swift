import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests option sets as lists of names and as objects of Booleans.
@Suite struct OptionSetTests {
  private func message<Model: Readable>(_: Model.Type, _ document: String) -> String? {
    #expect(throws: MappingError.self) { try Model(json: document) }?.description
  }

  @Test func `A list of names is an option set`() throws {
    let access = try RightAccess(json: #"{"owner":["write","read"],"groups":{"a":["all"],"b":[]}}"#)
    #expect(access == RightAccess(owner: [.read, .write], groups: ["a": .all, "b": []]))
    #expect(
      try RightAccess(owner: .all).jsonString() == #"{"owner":["read","write","run"],"groups":{}}"#)
    #expect(try Rights(json: #"["run"]"#) == .run)
    #expect(try RightAccess(propertyList: access.propertyList(.binary)) == access)
    #expect(try RightAccess(archive: access.archive()) == access)
    #expect(
      message(RightAccess.self, #"{"owner":["read","x"],"groups":{}}"#)?
        .hasPrefix(#"owner[1]: expected "read", "write", "run" or "all", found string "x""#) == true
    )
    #expect(
      message(RightAccess.self, #"{"owner":"read","groups":{}}"#)?.hasPrefix("owner: ") == true)
    #expect(throws: MappingError.self) { try Rights(rawValue: 9).json() }
  }

  @Test func `Archives of other types contain types with a transformer`() throws {
    let door = try RightDoor(json: ##"{"rights":["write"],"colour":"#7","kind":"O"}"##)
    #expect(door == RightDoor(rights: .write, colour: RightColour(value: 7), kind: .open))
    #expect(try RightDoor(archive: door.archive()) == door)
    #expect(try door.jsonString() == ##"{"rights":["write"],"colour":"#7","kind":"O"}"##)
  }

  @Test func `An object of Booleans is an option set`() throws {
    let switches = try RightSwitches(json: #"{"own":{"read":true,"write":false}}"#)
    #expect(switches == RightSwitches(own: .read))
    #expect(try RightSwitches(json: #"{"own":{}}"#) == RightSwitches(own: []))
    #expect(
      try switches.jsonString() == #"{"own":{"read":true,"write":false,"none":false}}"#)
    #expect(try RightSwitches(json: switches.json()) == switches)
    #expect(
      message(RightSwitches.self, #"{"own":{"x":true}}"#)?
        .hasPrefix(#"own.x: expected one of the keys "read", "write" or "none""#) == true)
    #expect(message(RightSwitches.self, #"{"own":{"read":1}}"#)?.hasPrefix("own.read: ") == true)
    #expect(throws: MappingError.self) { try RightSwitches(own: .run).json() }
  }
}

// @mapped with: .members(["read": .read, "write": .write, "run": .run, "all": .all]), version: 1
struct Rights: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  static let read = Rights(rawValue: 1)
  static let write = Rights(rawValue: 2)
  static let run = Rights(rawValue: 128)
  static let all: Rights = [.read, .write, .run]
}

// @mapped version: 1
struct RightAccess: Equatable {
  var owner: Rights
  var groups: [String: Rights] = [:]
}

// @mapped
struct RightSwitches: Equatable {
  // @mapped with: .flags(["read": .read, "write": .write, "none": []])
  var own: Rights
}

// @mapped with: .members(["read": .read, "write": .write])
struct DoorRights: OptionSet, Hashable, Sendable {
  var rawValue: Int

  static let read = DoorRights(rawValue: 1)
  static let write = DoorRights(rawValue: 2)
}

// @mapped with: .custom(
//   read: { (x: String) in RightColour(value: Int(x.dropFirst()) ?? 0) },
//   write: { "#\($0.value)" })
struct RightColour: Equatable {
  let value: Int
}

// @mapped with: .map(["O": .open, "C": .closed])
enum DoorKind { case open, closed }

// @mapped version: 1
struct RightDoor: Equatable {
  var rights: DoorRights
  var colour: RightColour
  var kind: DoorKind
}
