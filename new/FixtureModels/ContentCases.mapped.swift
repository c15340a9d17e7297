// Generated from ContentCases.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Command: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard let tag = try reader.tag(at: "t") else {
      throw reader.missingTag(at: "t")
    }
    switch tag {
    case "move":
      guard try reader.beginContent(at: "c") else { throw reader.missing("c") }
      let value = try Mapped_move.read(&reader)
      try reader.endContent(start)
      return value
    case "say":
      guard try reader.beginContent(at: "c") else { throw reader.missing("c") }
      let value = Self.say(try String.read(&reader))
      try reader.endContent(start)
      return value
    case "jump":
      guard try reader.beginContent(at: "c") else { throw reader.missing("c") }
      try reader.beginValues(of: 2)
      let mappedArgument_jump_0 = try Double.read(&reader)
      try reader.nextValue(of: 2)
      let mappedArgument_jump_1 = try Double.read(&reader)
      try reader.endValues(of: 2)
      let value = Self.jump(mappedArgument_jump_0, mappedArgument_jump_1)
      try reader.endContent(start)
      return value
    case "wait":
      var mappedArgument_wait: Date? = nil
      if try reader.beginContent(at: "c") {
        #sourceLocation(file: "Fixtures/Models/Enums/ContentCases.swift", line: 10)
        mappedArgument_wait = try reader
        .transformed(.secondsSince1970, Date?.self)
        #sourceLocation()
      }
      try reader.endContent(start)
      return .wait(mappedArgument_wait)
    case "repeated":
      var mappedArgument_repeated: Int? = nil
      if try reader.beginContent(at: "c") {
        mappedArgument_repeated = try Int?.read(&reader)
      }
      try reader.endContent(start)
      #sourceLocation(file: "Fixtures/Models/Enums/ContentCases.swift", line: 12)
      let mappedFilled_repeated = mappedArgument_repeated
                     ?? 2
      #sourceLocation()
      return .repeated(mappedFilled_repeated)
    case "model":
      guard try reader.beginContent(at: "c") else { throw reader.missing("c") }
      let value = Self.model(try Coordinates.read(&reader))
      try reader.endContent(start)
      return value
    case "nested":
      guard try reader.beginContent(at: "c") else { throw reader.missing("c") }
      let value = Self.nested(try [Command].read(&reader))
      try reader.endContent(start)
      return value
    case "stop":
      if try reader.beginContent(at: "c") { try reader.skipNoValues() }
      try reader.endContent(start)
      return .stop
    default:
      throw reader.unknownTag("one of \"move\", \"say\", \"jump\", \"wait\", \"repeated\", \"model\", \"nested\", \"stop\"", at: "t")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .move(let x, let y):
      writer.raw("{\"t\":\"move\",\"c\":")
      Mapped_move.write(x, y, to: &writer)
      writer.raw("}")
    case .say(let say):
      writer.member("{\"t\":\"say\",\"c\":", say)
      writer.raw("}")
    case .jump(let jump_0, let jump_1):
      writer.member("{\"t\":\"jump\",\"c\":[", jump_0)
      writer.member(",", jump_1)
      writer.raw("]}")
    case .wait(let wait):
      #sourceLocation(file: "Fixtures/Models/Enums/ContentCases.swift", line: 11)
     writer.optional(.secondsSince1970, "{\"t\":\"wait\",\"c\":", wait, null: .write)
      #sourceLocation()
      writer.raw("}")
    case .repeated(let repeated):
      writer.member("{\"t\":\"repeated\",\"c\":", repeated)
      writer.raw("}")
    case .model(let model):
      writer.member("{\"t\":\"model\",\"c\":", model)
      writer.raw("}")
    case .nested(let nested):
      writer.member("{\"t\":\"nested\",\"c\":", nested)
      writer.raw("}")
    case .stop: writer.raw("{\"t\":\"stop\"}")
    }
  }
}

extension Command {
  private enum Mapped_move: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Command {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var x: Int? = nil
      var y: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.x = try Int.read(&reader)
        case 1: partial.y = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Command {
      let mappedArgument_x = partial.x.moved()
      #sourceLocation(file: "Fixtures/Models/Enums/ContentCases.swift", line: 6)
      let mappedArgument_y =
         partial.y.take() ?? 0
      #sourceLocation()
      let value = Command.move(x: mappedArgument_x, y: mappedArgument_y)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      x: 7 required
      y: 7 default
      """, of: "ContentCases.swift: Command.move")

    static func write(_ x: Int, _ y: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(x, y, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ x: Int, _ y: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"x\":", x)
      writer.member(",\"y\":", y)
    }
  }
}

extension Wrapped: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard let tag = try reader.possibleTag(at: "data\nkind") else {
      return .other(try Value.read(&reader))
    }
    switch tag {
    case "number":
      try reader.checkKeys(.error, handling: mappedHandling)
      guard try reader.beginContent(at: "data\nbody\nvalue") else { throw reader.missing("data.body.value") }
      let value = Self.number(try Int.read(&reader))
      try reader.endContent(start)
      return value
    case "named":
      try reader.checkKeys(.error, handling: mappedHandling)
      guard try reader.beginContent(at: "data\nbody\nvalue") else { throw reader.missing("data.body.value") }
      let value = try Mapped_named.read(&reader)
      try reader.endContent(start)
      return value
    case "nothing":
      try reader.checkKeys(.error, handling: mappedHandling)
      if try reader.beginContent(at: "data\nbody\nvalue") { try reader.skipNoValues(.error) }
      try reader.endContent(start)
      return .nothing
    default: return .other(try Value.read(&reader))
    }
  }

  private static func mappedHandling(of key: String, below path: String) -> Isomer.KeyHandling {
    switch (path, key) {
    case ("", "data"): .container
    case ("data", "kind"): .value
    case ("data", "body"): .container
    case ("data.body", "value"): .value
    default: .none
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .number(let number):
      writer.member("{\"data\":{\"kind\":\"number\",\"body\":{\"value\":", number)
      writer.raw("}}}")
    case .named(let name):
      writer.raw("{\"data\":{\"kind\":\"named\",\"body\":{\"value\":")
      Mapped_named.write(name, to: &writer)
      writer.raw("}}}")
    case .nothing: writer.raw("{\"data\":{\"kind\":\"nothing\"}}")
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Wrapped {
  private enum Mapped_named: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Wrapped {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: partial.name = try String.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Wrapped {
      let mappedArgument_name = partial.name.moved()
      let value = Wrapped.named(name: mappedArgument_name)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 23 required
      """, of: "ContentCases.swift: Wrapped.named")

    static func write(_ name: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(name, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ name: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", name)
    }
  }
}

extension Letter: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard let tag = try reader.tag(at: "head\nkind") else {
      throw reader.missingTag(at: "head\nkind")
    }
    switch tag {
    case "plain":
      try reader.checkKeys(.report, handling: mappedHandling)
      guard try reader.beginContent(at: "body") else { throw reader.missing("body") }
      let value = try Mapped_plain.read(&reader)
      try reader.endContent(start)
      return value
    case "empty":
      try reader.checkKeys(.report, handling: mappedHandling)
      if try reader.beginContent(at: "body") { try reader.skipNoValues(.report) }
      try reader.endContent(start)
      return .empty
    default: throw reader.unknownTag("one of \"plain\", \"empty\"", at: "head\nkind")
    }
  }

  private static func mappedHandling(of key: String, below path: String) -> Isomer.KeyHandling {
    switch (path, key) {
    case ("", "head"): .container
    case ("head", "kind"): .value
    case ("", "body"): .value
    default: .none
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .plain(let text):
      writer.raw("{\"head\":{\"kind\":\"plain\"},\"body\":")
      Mapped_plain.write(text, to: &writer)
      writer.raw("}")
    case .empty: writer.raw("{\"head\":{\"kind\":\"empty\"}}")
    }
  }
}

extension Letter {
  private enum Mapped_plain: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Letter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var text: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.text = try String.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Letter {
      let mappedArgument_text = partial.text.moved()
      let value = Letter.plain(text: mappedArgument_text)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      text: 31 required
      """, of: "ContentCases.swift: Letter.plain")

    static func write(_ text: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(text, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ text: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"text\":", text)
    }
  }
}
