// Generated from Hooks.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Hooked: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 6 required
    """, of: "Hooks.swift: Hooked")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Checks/Hooks.swift", line: 3)
    try reader.preparing(then:
        mappedRead, by: Hooked.prepare)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var value = Self(mapped: &partial)
    try reader.adjusting(&value, from: start) { $0.didRead() }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  func write(to writer: inout Isomer.JSONWriter) {
    let document = writer.position
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.endObject(start)
    #sourceLocation(file: "Fixtures/Models/Checks/Hooks.swift", line: 4)
                                                   writer.rewriting(from: document, by: Hooked.finish)
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    var prepared = self
    writer.adjusting(&prepared) { try $0.willWrite() }
    prepared.mappedMembers(to: &writer)
  }

  private func mappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}
