import Isomer

/// Functions that run before and after reading and writing.
// @mapped before.read: Hooked.prepare, after.read: didRead, before.write: willWrite, after.write: Hooked.finish
struct Hooked: Equatable {
  var name: String
  var reads = 0  // @mapped skip

  static func prepare(_ value: inout JSONValue) throws {
    if let old = value["old_name"] { value["name"] = old }
  }

  mutating func didRead() { reads += 1 }

  mutating func willWrite() throws { name = name.uppercased() }

  static func finish(_ value: inout JSONValue) { value["stamp"] = 1 }
}
