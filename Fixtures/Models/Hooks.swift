import Isomer

/// Functions around reading and writing.
// @mapped before.read: Hooked.prepare, after: didRead, before: willWrite, after.write: Hooked.finish
struct Hooked: Equatable {
  var name: String
  var reads = 0  // @mapped skip

  static func prepare(_ value: inout Value) throws {
    guard case .object(var object) = value, let old = object["old_name"] else { return }
    object["name"] = old
    value = .object(object)
  }

  mutating func didRead() { reads += 1 }

  mutating func willWrite() throws { name = name.uppercased() }

  static func finish(_ value: inout Value) {
    guard case .object(var object) = value else { return }
    object["stamp"] = 1
    value = .object(object)
  }
}
