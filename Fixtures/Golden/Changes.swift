// The differences of two values form a document.
// The models are in Changing.swift.

extension Captioned: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var description: String?? = nil
    var token: String?? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.description = try String?.read(&reader)
      case 1:
        try reader.secret { reader throws(Isomer.ReadingFailure) in
          partial.token = try String?.read(&reader)
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.description = partial.description.takeValue()
    self.token = partial.token.takeValue()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    description: =
    token: =
    """, of: "Changing.swift: Captioned")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"description\":", self.description)
    writer.secret { writer in
      writer.optional(",\"token\":", self.token)
    }
  }
}

extension Captioned: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    Self.mappedAssign(&partial, to: &self)
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.description.take() { value.description = read }
    if let read = partial.token.take() { value.token = read }
  }
}

extension Captioned: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.description == right.description else { return false }
    guard left.token == right.token else { return false }
    return true
  }
}

extension Captioned {
  /// The changes of a `Captioned` in a newer value or a document.
  struct Changes: Equatable {
    /// The change of `description`.
    var description: Isomer.PropertyChange<String> = .absent
    /// The change of `token`.
    var token: Isomer.PropertyChange<String> = .absent

    /// Creates an empty set of changes.
    init() {}

    /// True if no property changes.
    var isEmpty: Bool {
      guard self.description.isAbsent else { return false }
      guard self.token.isAbsent else { return false }
      return true
    }
  }

  fileprivate enum Mapped_Changes: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Captioned.Changes {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var description: Isomer.PropertyChange<String>? = nil
      var token: Isomer.PropertyChange<String>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.description = Isomer.PropertyChange(try String?.read(&reader))
        case 1:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.token = Isomer.PropertyChange(try String?.read(&reader))
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Captioned.Changes {
      var value = Captioned.Changes()
      value.description = partial.description.take() ?? .absent
      value.token = partial.token.take() ?? .absent
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      description: =
      token: =
      """, of: "Changing.swift: Captioned.Changes")

    static func writeMappedMembers(_ value: Captioned.Changes, to writer: inout Isomer.JSONWriter) {
      if !value.description.isAbsent {
        writer.optional(",\"description\":", value.description.wrapped, null: .require)
      }
      writer.secret { writer in
        if !value.token.isAbsent {
          writer.optional(",\"token\":", value.token.wrapped, null: .require)
        }
      }
    }
  }
}

extension Captioned.Changes: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable, CustomDebugStringConvertible {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return try Captioned.Mapped_Changes.read(&reader)
  }

  static var mappedKeys: Isomer.KeySet { Captioned.Mapped_Changes.mappedKeys }

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    return Captioned.Mapped_Changes.mappedHandling(of: key, below: path, as: profile)
  }

  func write(to writer: inout Isomer.JSONWriter) {
    Captioned.Mapped_Changes.write(self, to: &writer)
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    Captioned.Mapped_Changes.writeMappedMembers(self, to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    return Captioned.Mapped_Changes.mappedPaths(self, options)
  }

  /// The names of the properties that change.
  var debugDescription: String {
    var text = Isomer.DescriptionText("Captioned.Changes")
    text.add("description", change: self.description)
    text.redact("token", change: self.token)
    return text.finished
  }
}

extension Captioned {
  func changes(to new: Self) -> Changes {
    var changes = Changes()
    changes.description = Isomer.optionalChange(of: self.description, to: new.description)
    changes.token = Isomer.optionalChange(of: self.token, to: new.token)
    return changes
  }

  mutating func apply(_ changes: Changes) {
    var partial = MappedPartial()
    partial.description = changes.description.optionalRead
    partial.token = changes.token.optionalRead
    Self.mappedAssign(&partial, to: &self)
  }
}
