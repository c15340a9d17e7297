// Generated from SkippedValues.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Upload: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "started":
        let value = try Mapped_started.read(&reader)
        try reader.endCase()
        return value
      case "progress":
        let mappedArgument_progress_0 = try Double.read(&reader)
        #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 8)
             let mappedArgument_progress_1: Int = 3
        #sourceLocation()
        let value = Self.progress(mappedArgument_progress_0, mappedArgument_progress_1)
        try reader.endCase()
        return value
      case "done":
        let value = try Mapped_done.read(&reader)
        try reader.endCase()
        return value
      case "local":
        let value = try Mapped_local.read(&reader)
        try reader.endCase()
        return value
      case "old", "older":
        let value = try Mapped_legacy.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"started\", \"progress\", \"done\", \"local\", \"old\" or \"older\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .started(let name, _):
      writer.raw("{\"started\":")
      Mapped_started.write(name, to: &writer)
      writer.raw("}")
    case .progress(let progress_0, _):
      writer.member("{\"progress\":", progress_0)
      writer.raw("}")
    case .done(let etag, _, _):
      writer.raw("{\"done\":")
      Mapped_done.write(etag, to: &writer)
      writer.raw("}")
    case .local(_):
      writer.raw("{\"local\":")
      Mapped_local.write(to: &writer)
      writer.raw("}")
    case .cancelled: writer.raw("\"cancelled\"")
    case .legacy: writer.refuse("legacy")
    case .debug: writer.refuse("debug")
    }
  }
}

extension Upload {
  private enum Mapped_started: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Upload {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
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

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Upload {
      let mappedArgument_name = partial.name.moved()
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 7)
                             let mappedArgument_at: Date = Date(timeIntervalSince1970: 0)
      #sourceLocation()
      let value = Upload.started(name: mappedArgument_name, at: mappedArgument_at)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 7 required
      """, of: "SkippedValues.swift: Upload.started")

    static func write(_ name: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(name, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ name: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", name)
    }
  }

  private enum Mapped_done: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Upload {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var size: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.size = try Int.read(&reader)
        case 1: try reader.skipValue()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Upload {
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 10)
   let mappedArgument_etag: String = "none"
      #sourceLocation()
      let mappedArgument_size = partial.size.moved()
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 12)
    let mappedArgument_retries: Int? = nil
      #sourceLocation()
      let value = Upload.done(etag: mappedArgument_etag, size: mappedArgument_size, retries: mappedArgument_retries)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      size: 11 required
      etag
      """, of: "SkippedValues.swift: Upload.done")

    static func write(_ etag: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(etag, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ etag: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"etag\":", etag)
    }
  }

  private enum Mapped_local: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Upload {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Upload {
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 13)
             let mappedArgument_handler: Handler = Handler()
      #sourceLocation()
      let value = Upload.local(handler: mappedArgument_handler)
      return value
    }

    static let mappedKeys = Isomer.KeySet("", of: "SkippedValues.swift: Upload.local")

    static func write(to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(to writer: inout Isomer.JSONWriter) {}
  }

  private enum Mapped_legacy: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Upload {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var code: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.code = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Upload {
      let mappedArgument_code = partial.code.moved()
      let value = Upload.legacy(code: mappedArgument_code)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      code: 17 required
      """, of: "SkippedValues.swift: Upload.legacy")
  }
}

extension Weekend: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "saturday": return .saturday
    case "sunday": return .sunday
    case "bridge": return .bridge
    default: throw reader.unknownCase("one of \"saturday\", \"sunday\", \"bridge\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .saturday: writer.raw("\"saturday\"")
    case .sunday: writer.raw("\"sunday\"")
    case .holiday: writer.raw("\"holiday\"")
    case .bridge: writer.refuse("bridge")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension Credential: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "password":
      return try Mapped_password.read(&reader)
    case "pin":
      return try Mapped_pin.read(&reader)
    default: throw reader.unknownTag("one of \"password\", \"pin\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .password(let user, let text): Mapped_password.write(user, text, to: &writer)
    case .pin(let value0): Mapped_pin.write(value0, to: &writer)
    }
  }
}

extension Credential {
  private enum Mapped_password: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Credential {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var user: String? = nil
      var text: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.user = try String.read(&reader)
        case 2:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.text = try reader.checked(String.read(&reader), by: { try MappedChecks_password.mappedCheck_text(&$0) })
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Credential {
      let mappedArgument_user = partial.user.moved()
      let mappedArgument_text = partial.text.moved()
      let value = Credential.password(user: mappedArgument_user, text: mappedArgument_text)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      user: 38 required
      text: 38 required
      """, of: "SkippedValues.swift: Credential.password")

    static func write(_ user: String, _ text: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(user, text, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ user: String, _ text: String, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"password\"")
      writer.member(",\"user\":", user)
      writer.secret { writer in
        writer.member(",\"text\":", text)
      }
    }
  }

  private enum Mapped_pin: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Credential {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1:
          try reader.secret { reader throws(Isomer.ReadingFailure) in
            partial.value0 = try Int.read(&reader)
          }
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Credential {
      let mappedArgument_value0 = partial.value0.moved()
      let value = Credential.pin(mappedArgument_value0)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      pin: value0 39 required
      """, of: "SkippedValues.swift: Credential.pin")

    static func write(_ value0: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"pin\"")
      writer.secret { writer in
        writer.member(",\"pin\":", value0)
      }
    }
  }
}

extension Credential: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    switch self {
    case .password(_, let text):
      try Isomer.correction(of: text, at: "text", isSecret: true, by: { try MappedChecks_password.mappedCheck_text(&$0) })
    case .pin: break
    }
    return self
  }

  private enum MappedChecks_password {
    static func mappedCheck_text(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 38)
                                               try value.count(4...)
      #sourceLocation()
    }
  }
}

extension SecretKey: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "raw":
        let mappedArgument_raw = try reader.secret { reader throws(Isomer.ReadingFailure) in
          return try Int.read(&reader)
        }
        let value = Self.raw(mappedArgument_raw)
        try reader.endCase()
        return value
      case "two":
        try reader.beginValues(of: 2)
        let mappedArgument_two_0 = try Int.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_two_1 = try reader.secret { reader throws(Isomer.ReadingFailure) in
          return try reader.checked(Int.read(&reader), by: { try MappedChecks_two.mappedCheck_two_1(&$0) })
        }
        try reader.endValues(of: 2)
        let value = Self.two(mappedArgument_two_0, mappedArgument_two_1)
        try reader.endCase()
        return value
      case "maybe":
        let mappedArgument_maybe = try reader.secret { reader throws(Isomer.ReadingFailure) in
          return try reader.checkedUnlessNil(Int?.read(&reader), by: { try MappedChecks_maybe.mappedCheck_maybe(&$0) })
        }
        #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 45)
        let mappedFilled_maybe =
                  mappedArgument_maybe ?? 7
        #sourceLocation()
        let value = Self.maybe(mappedFilled_maybe)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"raw\", \"two\" or \"maybe\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .raw(let raw):
      writer.secret { writer in
        writer.member("{\"raw\":", raw)
      }
      writer.raw("}")
    case .two(let two_0, let two_1):
      writer.member("{\"two\":[", two_0)
      writer.secret { writer in
        writer.member(",", two_1)
      }
      writer.raw("]}")
    case .maybe(let maybe):
      writer.secret { writer in
        writer.member("{\"maybe\":", maybe)
      }
      writer.raw("}")
    }
  }
}

extension SecretKey: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    switch self {
    case .raw: break
    case .two(_, let two_1):
      try Isomer.correction(of: two_1, at: "two[1]", isSecret: true, by: { try MappedChecks_two.mappedCheck_two_1(&$0) })
    case .maybe(let maybe):
      try Isomer.correction(of: maybe, at: "maybe", isSecret: true, by: { try MappedChecks_maybe.mappedCheck_maybe(&$0) })
    }
    return self
  }

  private enum MappedChecks_two {
    static func mappedCheck_two_1(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 45)
                         try value.within(1...9)
      #sourceLocation()
    }
  }

  private enum MappedChecks_maybe {
    static func mappedCheck_maybe(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 46)
                                   try value.within(1...8)
      #sourceLocation()
    }
  }
}

extension SecretChoice: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("number", &attempts, mappedRead_number) {
      return value
    }
    if let value = try reader.attempt("word", &attempts, mappedRead_word) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_number(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let mappedArgument_number = try reader.secret { reader throws(Isomer.ReadingFailure) in
      return try Int.read(&reader)
    }
    return .number(mappedArgument_number)
  }

  private static func mappedRead_word(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let mappedArgument_word = try reader.secret { reader throws(Isomer.ReadingFailure) in
      return try reader.checked(String.read(&reader), by: { try MappedChecks_word.mappedCheck_word(&$0) })
    }
    return .word(mappedArgument_word)
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .number(let number):
      writer.secret { writer in
        writer.member("", number)
      }
    case .word(let word):
      writer.secret { writer in
        writer.member("", word)
      }
    }
  }
}

extension SecretChoice: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    switch self {
    case .number: break
    case .word(let word):
      try Isomer.correction(of: word, at: "", isSecret: true, by: { try MappedChecks_word.mappedCheck_word(&$0) })
    }
    return self
  }

  private enum MappedChecks_word {
    static func mappedCheck_word(_ value: inout Isomer.Checked<String>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/SkippedValues.swift", line: 52)
                              try value.count(3)
      #sourceLocation()
    }
  }
}
