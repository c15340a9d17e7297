// Generated from HookedEnums.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Flavour: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 4)
    try reader.preparing(then:
        mappedRead, by: Flavour.trim)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var value = try mappedCase(&reader)
    try reader.adjusting(&value, from: start) { try $0.didRead() }
    return value
  }

  private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "sweet": return .sweet
    case "sour": return .sour
    case "salty": return .salty
    default: throw reader.unknownCase("one of \"sweet\", \"sour\", \"salty\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    let document = writer.position
    var prepared = self
    writer.adjusting(&prepared) { $0.willWrite() }
    prepared.mappedWrite(to: &writer)
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 5)
                                                 writer.rewriting(from: document, by: Flavour.shout)
    #sourceLocation()
  }

  private func mappedWrite(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .sweet: writer.raw("\"sweet\"")
    case .sour: writer.raw("\"sour\"")
    case .salty: writer.raw("\"salty\"")
    }
  }
}

extension Rank: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var value = try mappedCase(&reader)
    try reader.adjusting(&value, from: start) { $0.lower() }
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readInteger(Int64.self) {
    case 0: return .none
    case 1: return .low
    case 2: return .high
    default: throw reader.unknownCase("one of 0, 1, 2")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .none: writer.raw("0")
    case .low: writer.raw("1")
    case .high: writer.raw("2")
    }
  }
}

extension Rank: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 27)
    try value
       .check(by: { $0 != .none }, "{ $0 != .none }")
    #sourceLocation()
  }
}

extension Figure: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let value = try mappedCase(&reader)
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "circle":
        let value = try Mapped_circle.read(&reader)
        try reader.endCase()
        return value
      case "box":
        let value = try Mapped_box.read(&reader)
        try reader.endCase()
        return value
      case "named":
        let mappedArgument_named = try reader.checked(String.read(&reader), by: { try MappedChecks_named.mappedCheck_named(&$0) })
        let value = Self.named(mappedArgument_named)
        try reader.endCase()
        return value
      case "pair":
        try reader.beginValues(of: 2)
        let mappedArgument_pair_0 = try Int.read(&reader)
        try reader.nextValue(of: 2)
        let mappedArgument_pair_1 = try reader.checked([Int].read(&reader), by: { try MappedChecks_pair.mappedCheck_pair_1(&$0) })
        try reader.endValues(of: 2)
        let value = Self.pair(mappedArgument_pair_0, mappedArgument_pair_1)
        try reader.endCase()
        return value
      case "point":
        try reader.skipNoValues()
        try reader.endCase()
        return .point
      default: break
      }
    } else if let name = try reader.caseName() {
      switch name {
      case "point":
        return .point
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("\"point\", or an object with \"circle\", \"box\", \"named\" or \"pair\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .circle(let radius):
      writer.raw("{\"circle\":")
      Mapped_circle.write(radius, to: &writer)
      writer.raw("}")
    case .box(let width, let height):
      writer.raw("{\"box\":")
      Mapped_box.write(width, height, to: &writer)
      writer.raw("}")
    case .named(let named):
      writer.member("{\"named\":", named)
      writer.raw("}")
    case .pair(let pair_0, let pair_1):
      writer.member("{\"pair\":[", pair_0)
      writer.member(",", pair_1)
      writer.raw("]}")
    case .point: writer.raw("\"point\"")
    }
  }
}

extension Figure {
  private enum Mapped_circle: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Figure {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var radius: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.radius = try reader.checked(Double.read(&reader), by: { try MappedChecks_circle.mappedCheck_radius(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Figure {
      let mappedArgument_radius = partial.radius.moved()
      let value = Figure.circle(radius: mappedArgument_radius)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      radius: 38 required
      """, of: "HookedEnums.swift: Figure.circle")

    static func write(_ radius: Double, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(radius, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ radius: Double, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"radius\":", radius)
    }
  }

  private enum Mapped_box: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Figure {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      if case nil = partial.height {
        #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 41)
           partial.height = try reader.checkedDefault(2, at: "height", by: { try MappedChecks_box.mappedCheck_height(&$0) })
        #sourceLocation()
      }
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var width: Int? = nil
      var height: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.width = try reader.checkedUnlessNil(Int?.read(&reader), by: { try MappedChecks_box.mappedCheck_width(&$0) })
        case 1:
          partial.height = try reader.checkedUnlessNil(Int?.read(&reader), by: { try MappedChecks_box.mappedCheck_height(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Figure {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 39)
      let mappedArgument_width =
              partial.width.take() ?? 1
      #sourceLocation()
      let mappedArgument_height = partial.height.moved()
      let value = Figure.box(width: mappedArgument_width, height: mappedArgument_height)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      width: 40 default
      height: 41 default
      """, of: "HookedEnums.swift: Figure.box")

    static func write(_ width: Int, _ height: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(width, height, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ width: Int, _ height: Int, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"width\":", width)
      writer.member(",\"height\":", height)
    }
  }
}

extension Figure: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var mapped_self = self
    switch self {
    case .circle(let radius):
      try Isomer.correction(of: radius, at: "circle.radius", by: { try MappedChecks_circle.mappedCheck_radius(&$0) })
    case .box(let width, var height):
      try Isomer.correction(of: width, at: "box.width", by: { try MappedChecks_box.mappedCheck_width(&$0) })
      if let checked = try Isomer.correction(of: height, at: "box.height", by: { try MappedChecks_box.mappedCheck_height(&$0) }) {
        height = checked
      }
      mapped_self = .box(width: width, height: height)
    case .named(let named):
      try Isomer.correction(of: named, at: "named", by: { try MappedChecks_named.mappedCheck_named(&$0) })
    case .pair(_, let pair_1):
      try Isomer.correction(of: pair_1, at: "pair[1]", by: { try MappedChecks_pair.mappedCheck_pair_1(&$0) })
    case .point: break
    }
    return try Isomer.validated(mapped_self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 35)
    try value
       .check(by: Figure.isSane, "Figure.isSane")
    #sourceLocation()
  }

  private enum MappedChecks_circle {
    static func mappedCheck_radius(_ value: inout Isomer.Checked<Double>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 38)
                try value.within(0...100)
      #sourceLocation()
    }
  }

  private enum MappedChecks_box {
    static func mappedCheck_width(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 40)
     try value.within(1...9)
      #sourceLocation()
    }

    static func mappedCheck_height(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 41)
  try value.check(by: { min($0, 5) }, "{ min($0, 5) }")
      #sourceLocation()
    }
  }

  private enum MappedChecks_named {
    static func mappedCheck_named(_ value: inout Isomer.Checked<String>) throws {
      try value.matches(mappedPattern_named_0)
    }

    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 41)
    static let mappedPattern_named_0 =
             Isomer.CheckPattern.matches("[a-z]+")
    #sourceLocation()
  }

  private enum MappedChecks_pair {
    static func mappedCheck_pair_1(_ value: inout Isomer.Checked<[Int]>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 43)
                          try value.count(1...2)
      #sourceLocation()
    }
  }
}

extension Tagged: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 52)
              try reader.preparing(then: mappedRead, by: Tagged.rename)
    #sourceLocation()
  }

  private static func mappedRead(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var value = try mappedCase(&reader)
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 51)
    try reader.adjusting(&value,
           from: start, by: { $0.touch() })
    #sourceLocation()
    return value
  }

  private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.possibleTag(at: "t") else {
      return .other(try Value.read(&reader))
    }
    switch tag {
    case "move":
      return try Mapped_move.read(&reader)
    case "shape":
      return try Mapped_shape.read(&reader)
    default: return .other(try Value.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    let document = writer.position
    mappedWrite(to: &writer)
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 52)
                                                writer.rewriting(from: document, by: { $0["v"] = 1 })
    #sourceLocation()
  }

  private func mappedWrite(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .move(let x, let y): Mapped_move.write(x, y, to: &writer)
    case .shape(let value0): Mapped_shape.write(value0, to: &writer)
    case .other(let value): value.write(to: &writer)
    }
  }
}

extension Tagged {
  private enum Mapped_move: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Tagged {
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
        case 0: try reader.skipValue()
        case 1: partial.x = try Int.read(&reader)
        case 2:
          partial.y = try reader.checked(Int.read(&reader), by: { try MappedChecks_move.mappedCheck_y(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Tagged {
      let mappedArgument_x = partial.x.moved()
      let mappedArgument_y = partial.y.moved()
      let value = Tagged.move(x: mappedArgument_x, y: mappedArgument_y)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      x: 54 required
      y: 54 required
      """, of: "HookedEnums.swift: Tagged.move")

    static func write(_ x: Int, _ y: Int, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(x, y, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ x: Int, _ y: Int, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"move\"")
      writer.member(",\"x\":", x)
      writer.member(",\"y\":", y)
    }
  }

  private enum Mapped_shape: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Tagged {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: Figure? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.value0 = try Figure.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Tagged {
      let mappedArgument_value0 = partial.value0.moved()
      let value = Tagged.shape(mappedArgument_value0)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      t
      shape: value0 55 required
      """, of: "HookedEnums.swift: Tagged.shape")

    static func write(_ value0: Figure, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: Figure, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"t\":\"shape\"")
      writer.member(",\"shape\":", value0)
    }
  }
}

extension Tagged: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var mapped_self = self
    switch self {
    case .move(_, let y):
      try Isomer.correction(of: y, at: "y", by: { try MappedChecks_move.mappedCheck_y(&$0) })
    case .shape(var value0):
      value0 = try Isomer.validated(value0, at: "shape")
      mapped_self = .shape(value0)
    case .other: break
    }
    return mapped_self
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private enum MappedChecks_move {
    static func mappedCheck_y(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 54)
                     try value.within(...3)
      #sourceLocation()
    }
  }
}

extension Instruction: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let value = try mappedCase(&reader)
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard let tag = try reader.tag(at: "t") else {
      throw reader.missingTag(at: "t")
    }
    switch tag {
    case "go":
      guard try reader.beginContent(at: "c") else { throw reader.missing("c") }
      let mappedArgument_go = try reader.checked(Int.read(&reader), by: { try MappedChecks_go.mappedCheck_go(&$0) })
      let value = Self.go(mappedArgument_go)
      try reader.endContent(start)
      return value
    case "wait":
      var mappedArgument_wait: Int? = nil
      if try reader.beginContent(at: "c") {
        mappedArgument_wait = try reader.checkedUnlessNil(Int?.read(&reader), by: { try MappedChecks_wait.mappedCheck_wait(&$0) })
      }
      try reader.endContent(start)
      var mappedFilled_wait = mappedArgument_wait
      if case nil = mappedFilled_wait {
        #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 71)
      mappedFilled_wait = try reader.checkedDefault(3, at: "", by: { try MappedChecks_wait.mappedCheck_wait(&$0) })
        #sourceLocation()
      }
      return .wait(mappedFilled_wait.moved())
    case "stop":
      if try reader.beginContent(at: "c") { try reader.skipNoValues() }
      try reader.endContent(start)
      return .stop
    default: throw reader.unknownTag("one of \"go\", \"wait\", \"stop\"", at: "t")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .go(let go):
      writer.member("{\"t\":\"go\",\"c\":", go)
      writer.raw("}")
    case .wait(let wait):
      writer.member("{\"t\":\"wait\",\"c\":", wait)
      writer.raw("}")
    case .stop: writer.raw("{\"t\":\"stop\"}")
    }
  }
}

extension Instruction: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var mapped_self = self
    switch self {
    case .go(let go):
      try Isomer.correction(of: go, at: "c", by: { try MappedChecks_go.mappedCheck_go(&$0) })
    case .wait(var wait):
      if let checked = try Isomer.correction(of: wait, at: "c", by: { try MappedChecks_wait.mappedCheck_wait(&$0) }) {
        wait = checked
      }
      mapped_self = .wait(wait)
    case .stop: break
    }
    return try Isomer.validated(mapped_self, by: { try Self.mappedCheck(&$0) })
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 68)
                      try value.check(by: { $0 != .stop }, "{ $0 != .stop }")
    #sourceLocation()
  }

  private enum MappedChecks_go {
    static func mappedCheck_go(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 70)
            try value.within(1...)
      #sourceLocation()
    }
  }

  private enum MappedChecks_wait {
    static func mappedCheck_wait(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 71)
           try value.check(by: { $0 < 9 }, "{ $0 < 9 }")
      #sourceLocation()
    }
  }
}

extension Loose: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let value = try mappedCase(&reader)
    return try reader.checked(value, by: { try mappedCheck(&$0) })
  }

  private static func mappedCase(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("number", &attempts, mappedRead_number) {
      return value
    }
    if let value = try reader.attempt("text", &attempts, mappedRead_text) {
      return value
    }
    return .anything(try Value.read(&reader))
  }

  private static func mappedRead_number(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let mappedArgument_number = try reader.checked(Double.read(&reader), by: { try MappedChecks_number.mappedCheck_number(&$0) })
    return .number(mappedArgument_number)
  }

  private static func mappedRead_text(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .text(try String.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    var prepared = self
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 75)
                 writer.adjusting(&prepared, by: { $0.round() })
    #sourceLocation()
    prepared.mappedWrite(to: &writer)
  }

  private func mappedWrite(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .number(let number): writer.member("", number)
    case .text(let text): writer.member("", text)
    case .anything(let value): value.write(to: &writer)
    }
  }
}

extension Loose: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    switch self {
    case .number(let number):
      try Isomer.correction(of: number, at: "", by: { try MappedChecks_number.mappedCheck_number(&$0) })
    case .text: break
    case .anything: break
    }
    return try Isomer.validated(self, by: { try Self.mappedCheck(&$0) })
  }

  private static func mappedCheck(_ value: inout Isomer.Checked<Self>) throws {
    #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 75)
        try value.check(by: Loose.check, "Loose.check")
    #sourceLocation()
  }

  private enum MappedChecks_number {
    static func mappedCheck_number(_ value: inout Isomer.Checked<Double>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 77)
                try value.within(1...5)
      #sourceLocation()
    }
  }
}

extension Measured: Isomer.Readable where Unit: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "exact":
      return try Mapped_exact.read(&reader)
    case "text":
      return try Mapped_text.read(&reader)
    default: throw reader.unknownTag("one of \"exact\", \"text\"", at: "kind")
    }
  }

  private enum Mapped_exact: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Measured<Unit> {
      var partial = MappedPartial()
      var missingKeys = try partial.fill(mappedKeys, from: &reader)
      if missingKeys != 0 {
        reader.fillAbsent(&partial.unit, key: 2, of: &missingKeys, in: mappedKeys)
      }
      try reader.require(missingKeys, of: mappedKeys)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value: Int? = nil
      var unit: Unit? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1:
          partial.value = try reader.checked(Int.read(&reader), by: { try MappedChecks_exact.mappedCheck_value(&$0) })
        case 2: partial.unit = try Unit.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Measured<Unit> {
      let mappedArgument_value = partial.value.moved()
      let mappedArgument_unit = partial.unit.moved()
      let value = Measured<Unit>.exact(value: mappedArgument_value, unit: mappedArgument_unit)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_Measured_exact.mappedKeys }
  }

  private enum Mapped_text: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Measured<Unit> {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var value0: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1:
          partial.value0 = try reader.checked(String.read(&reader), by: { try MappedChecks_text.mappedCheck_value0(&$0) })
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Measured<Unit> {
      let mappedArgument_value0 = partial.value0.moved()
      let value = Measured<Unit>.text(mappedArgument_value0)
      return value
    }

    static var mappedKeys: Isomer.KeySet { MappedKeys_Measured_text.mappedKeys }
  }
}

extension Measured: Isomer.Writable where Unit: Isomer.Writable {
  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .exact(let value, let unit): MappedWriting_exact.write(value, unit, to: &writer)
    case .text(let value0): MappedWriting_text.write(value0, to: &writer)
    }
  }

  private enum MappedWriting_exact: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_Measured_exact.mappedKeys }

    static func write(_ value: Int, _ unit: Unit, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value, unit, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value: Int, _ unit: Unit, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"exact\"")
      writer.member(",\"value\":", value)
      writer.member(",\"unit\":", unit)
    }
  }

  private enum MappedWriting_text: Isomer.KeyedMapping {
    static var mappedKeys: Isomer.KeySet { MappedKeys_Measured_text.mappedKeys }

    static func write(_ value0: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(value0, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ value0: String, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"text\"")
      writer.member(",\"text\":", value0)
    }
  }
}

private enum MappedKeys_Measured_exact {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    value: 94 required
    unit: 94 absent required
    """, of: "HookedEnums.swift: Measured.exact")
}

private enum MappedKeys_Measured_text {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    text: value0 95 required
    """, of: "HookedEnums.swift: Measured.text")
}

extension Measured: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var mapped_self = self
    switch self {
    case .exact(let value, var unit):
      try Isomer.correction(of: value, at: "value", by: { try MappedChecks_exact.mappedCheck_value(&$0) })
      unit = try Isomer.validatedIfPossible(unit, at: "unit")
      mapped_self = .exact(value: value, unit: unit)
    case .text(let value0):
      try Isomer.correction(of: value0, at: "text", by: { try MappedChecks_text.mappedCheck_value0(&$0) })
    }
    return mapped_self
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }

  private enum MappedChecks_exact {
    static func mappedCheck_value(_ value: inout Isomer.Checked<Int>) throws {
      #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 94)
               try value.within(0...9)
      #sourceLocation()
    }
  }

  private enum MappedChecks_text {
    static func mappedCheck_value0(_ value: inout Isomer.Checked<String>) throws {
      try value.matches(MappedPatterns_Measured_text.mappedPattern_value0_0)
    }
  }
}

private enum MappedPatterns_Measured_text {
  #sourceLocation(file: "Fixtures/Models/Enums/HookedEnums.swift", line: 94)
  static let mappedPattern_value0_0 =
            Isomer.CheckPattern.matches("[0-9]+")
  #sourceLocation()
}

extension FigureList: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    shapes: 101 required
    first: 102
    instruction: 103
    """, of: "HookedEnums.swift: FigureList")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var shapes: [Figure]? = nil
    var first: Figure? = nil
    var instruction: Instruction? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.shapes = try [Figure].read(&reader)
      case 1: partial.first = try Figure?.read(&reader)
      case 2: partial.instruction = try Instruction?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.shapes = partial.shapes.moved()
    self.first = partial.first.take()
    self.instruction = partial.instruction.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"shapes\":", self.shapes)
    writer.optional(",\"first\":", self.first)
    writer.optional(",\"instruction\":", self.instruction)
  }
}

extension FigureList: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    var value = self
    value.shapes = try Isomer.validated(value.shapes, at: "shapes")
    value.first = try Isomer.validated(value.first, at: "first")
    value.instruction = try Isomer.validated(value.instruction, at: "instruction")
    return value
  }

  mutating func validate() throws(Isomer.MappingError) {
    self = try validated()
  }
}
