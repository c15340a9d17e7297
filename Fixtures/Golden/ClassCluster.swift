// A key of the object determines the subclass.
// The models are in Clusters.swift.

extension Signal: Isomer.Readable, Isomer.Writable, Isomer.KeyedMapping, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Signal.self { return Signal.Mapped_Signal.self }
    if self is AlarmSignal.Type { return AlarmSignal.Mapped_AlarmSignal.self }
    if self is OtherSignal.Type { return OtherSignal.Mapped_OtherSignal.self }
    return Signal.Mapped_Signal.self
  }
}

extension Signal {
  enum Mapped_Signal: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Signal {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 1: partial.id = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Signal {
      let value = Signal()
      if let read = partial.id.take() { value.id = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: = default
      """, of: "Clusters.swift: Signal")

    static func writeMappedMembers(_ value: Signal, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }

    static func mappedPaths(_ value: Signal, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id")
      paths.always("type")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Signal {
      guard let tag = try reader.tag(at: "type") else {
        return try OtherSignal.Mapped_OtherSignal.read(&reader)
      }
      switch tag {
      case "alarm": return try AlarmSignal.Mapped_AlarmSignal.read(&reader)
      default: return try OtherSignal.Mapped_OtherSignal.read(&reader)
      }
    }
  }
}

extension AlarmSignal {
  enum Mapped_AlarmSignal: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AlarmSignal {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var level: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.level = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AlarmSignal {
      let value = AlarmSignal()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.level.take() { value.level = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: = default
      level: = default
      """, of: "Clusters.swift: AlarmSignal")

    static func writeMappedMembers(_ value: AlarmSignal, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"alarm\"")
      writer.member(",\"id\":", value.id)
      writer.member(",\"level\":", value.level)
    }

    static func mappedPaths(_ value: AlarmSignal, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        level
        """)
      paths.always("type")
      return paths
    }
  }
}

extension OtherSignal {
  enum Mapped_OtherSignal: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> OtherSignal {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var rest: [String: JSONValue]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        default: try reader.keep(in: &partial.rest)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> OtherSignal {
      let value = OtherSignal()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.rest.take() { value.rest = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: = default
      """, of: "Clusters.swift: OtherSignal")

    static func writeMappedMembers(_ value: OtherSignal, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.rest(value.rest, besides: Self.self)
    }

    static func mappedPaths(_ value: OtherSignal, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id")
      paths.always("type")
      paths.rest("rest")
      return paths
    }
  }
}
