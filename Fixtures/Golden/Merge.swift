// A value is merged into another one.
// The models are in Merging.swift.

extension Post.Link: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var url: String? = nil
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.url = try String.read(&reader)
      case 1: partial.title = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.url = partial.url.moved()
    self.title = partial.title.take()
  }
}

@_spi(Generated) extension Post.Link: Isomer.KeyedMapping, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    url: = required
    title: =
    """, of: "Merging.swift: Post.Link")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"url\":", self.url)
    writer.optional(",\"title\":", self.title)
  }
}

extension Post.Link: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    guard left.url == right.url else { return false }
    guard left.title == right.title else { return false }
    return true
  }
}

extension Post.Link: Isomer.IdentifiedModel {
  public var mappedIdentity: String { self.url }
}

extension TwinMeter {
  enum Mapped_TwinMeter: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TwinMeter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var reading: Int?? = nil
      var unit: String?? = nil
      var second: Int?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.reading = try Int?.read(&reader)
        case 1: partial.unit = try String?.read(&reader)
        case 2: partial.second = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TwinMeter {
      let value = TwinMeter()
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
      if let read = partial.second.takeValue() { value.second = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      reading: = default
      unit: = default
      second: = default
      """, of: "Merging.swift: TwinMeter")

    static func writeMappedMembers(_ value: TwinMeter, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"reading\":", value.reading)
      writer.member(",\"unit\":", value.unit)
      writer.member(",\"second\":", value.second)
    }

    static func update(_ value: TwinMeter, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.reading {
        #sourceLocation(file: "Fixtures/Models/Merging.swift", line: 140)
        let mappedDefault: Int
              = 0
        #sourceLocation()
        partial.reading = mappedDefault
      }
      if case .some(nil) = partial.unit {
        #sourceLocation(file: "Fixtures/Models/Merging.swift", line: 141)
        let mappedDefault: String
           = "kWh"
        #sourceLocation()
        partial.unit = mappedDefault
      }
      if case .some(nil) = partial.second {
        #sourceLocation(file: "Fixtures/Models/Merging.swift", line: 146)
        let mappedDefault: Int
             = 0
        #sourceLocation()
        partial.second = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { _ in })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: TwinMeter) {
      if let read = partial.reading.takeValue() { value.reading = read }
      if let read = partial.unit.takeValue() { value.unit = read }
      if let read = partial.second.takeValue() { value.second = read }
    }

    private static func mappedKept(
      of value: TwinMeter, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.reading != nil { kept.reading = value.reading }
      if partial.unit != nil { kept.unit = value.unit }
      if partial.second != nil { kept.second = value.second }
      return kept
    }
  }
}

extension TwinMeter {
  enum Derived_TwinMeter {
    static func merging(_ newer: TwinMeter, into own: TwinMeter)
      throws(Isomer.MappingError) -> () -> Void {
      #sourceLocation(file: "Fixtures/Models/Merging.swift", line: 146)
      let merged_second =
             try Isomer.merging(by: { try Ledger.checked($0, $1) }, "second", own.second, newer.second)
      #sourceLocation()
      return {
        own.second = merged_second
      }
    }
  }
}
