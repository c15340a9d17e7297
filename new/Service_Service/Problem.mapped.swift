// Generated from Problem.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Problem: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type: 6 default
    title: 7 required
    status: 8 required
    detail: 9
    errors: 12 default
    """, of: "Problem.swift: Problem")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var type: String? = nil
    var title: String? = nil
    var status: Int? = nil
    var detail: String? = nil
    var errors: [InvalidValue]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.type = try String?.read(&reader)
      case 1: partial.title = try String.read(&reader)
      case 2: partial.status = try Int.read(&reader)
      case 3: partial.detail = try String?.read(&reader)
      case 4: partial.errors = try [InvalidValue]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.type.take() { self.type = read }
    self.title = partial.title.moved()
    self.status = partial.status.moved()
    self.detail = partial.detail.take()
    #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Problem.swift", line: 10)
    self.errors = partial
    .errors.take() ?? []
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"type\":", self.type)
    writer.member(",\"title\":", self.title)
    writer.member(",\"status\":", self.status)
    writer.optional(",\"detail\":", self.detail)
    writer.member(",\"errors\":", self.errors)
  }
}

extension InvalidValue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    path: 19 required
    message: 20 required
    line: 21
    column: 22
    """, of: "Problem.swift: InvalidValue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var path: String? = nil
    var message: String? = nil
    var line: Int? = nil
    var column: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.path = try String.read(&reader)
      case 1: partial.message = try String.read(&reader)
      case 2: partial.line = try Int?.read(&reader)
      case 3: partial.column = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.path = partial.path.moved()
    self.message = partial.message.moved()
    self.line = partial.line.take()
    self.column = partial.column.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"path\":", self.path)
    writer.member(",\"message\":", self.message)
    writer.optional(",\"line\":", self.line)
    writer.optional(",\"column\":", self.column)
  }
}
