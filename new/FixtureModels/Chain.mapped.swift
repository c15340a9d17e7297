// Generated from Chain.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Chain: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    next: 4 default
    """, of: "Chain.swift: Chain", objects: [mappedKeys_next_0])

  private static let mappedKeys_next_0 = Isomer.KeySet(
    """
    next: afterNext 6 default
    """, of: "Chain.swift: Chain", below: "next[0]")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var next: [Chain]? = nil
    var afterNext: [Chain]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        let value = reader.position
        partial.next = try [Chain]?.read(&reader)
        try reader.revisit(value)
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 0: try partial.fillObject(mappedKeys_next_0, first: 1, from: &reader)
            default: try reader.skipValue()
            }
          }
        }
      case 1: partial.afterNext = try [Chain]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.next.take() { self.next = read }
    #sourceLocation(file: "Fixtures/Models/Classes/Chain.swift", line: 4)
    self.afterNext =
               partial.afterNext.take() ?? []
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"next\":", self.next)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths("next")
  }
}
