// Generated from Shapes.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

/// The mapping of `ShapedPoint` that `ShapedPointShape` declares.
struct ShapedPointMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: ShapedPoint

  /// Holds a value.
  init(_ value: ShapedPoint) { self.value = value }
}

extension ShapedPointMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ShapedPoint>.Type {
    switch profile {
    case "plan": return PlannedPointMapping.mappedReading(as: profile)
    default: return Mapped_ShapedPointMapping_plain.self
    }
  }
}

extension ShapedPointMapping {
  private enum Mapped_ShapedPointMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedPoint {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var latitude: Double? = nil
      var longitude: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          partial.latitude = try reader.checked(Double.read(&reader), by: { try mappedCheck_latitude(&$0) })
        case 1: partial.longitude = try Double?.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ShapedPoint {
      let mappedArgument_latitude = partial.latitude.moved()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 16)
      let mappedArgument_longitude = partial.longitude.take() ?? 0
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 13)
    let value = ShapedPoint(latitude: mappedArgument_latitude, longitude: mappedArgument_longitude)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      lat: latitude 15 required
      lon: longitude 16 default
      """, of: "Shapes.swift: ShapedPointMapping")

    static func writeMappedMembers(_ value: ShapedPoint, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"lat\":", value.latitude)
      writer.member(",\"lon\":", value.longitude)
    }

    private static func mappedCheck_latitude(_ value: inout Isomer.Checked<Double>) throws {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 15)
                                             try value.within(-90...90)
      #sourceLocation()
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout ShapedPoint) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 14)
    let _: Double =
value.latitude
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 15)
    let _: Double =
value.longitude
    #sourceLocation()
  }
}

/// The mapping of `Foundation.URLComponents` that `URLComponentsShape` declares.
struct URLComponentsMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: Foundation.URLComponents

  /// Holds a value.
  init(_ value: Foundation.URLComponents) { self.value = value }
}

extension URLComponentsMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<Foundation.URLComponents>.Type {
    Mapped_URLComponentsMapping_plain.self
  }
}

extension URLComponentsMapping {
  private enum Mapped_URLComponentsMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Foundation.URLComponents {
      let start = reader.position
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      var value = mappedValue(of: &partial)
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 20)
                 try reader.adjusting(&value, from: start, by: { $0.fragment = nil })
      #sourceLocation()
      return value
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var scheme: String? = nil
      var host: String? = nil
      var port: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.scheme = try String?.read(&reader)
        case 1: try partial.fillObject(mappedKeys_where, first: 3, from: &reader)
        case 2: partial.port = try reader.coerced(Int?.self)
        case 3: partial.host = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Foundation.URLComponents {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 20)
   var value = (Foundation.URLComponents())
      #sourceLocation()
      value.scheme = partial.scheme.take()
      value.host = partial.host.take()
      value.port = partial.port.take()
      Isomer.finishing(&value)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      SCHEME: scheme 22
      where
      PORT: port 26
      """, of: "Shapes.swift: URLComponentsMapping", objects: [mappedKeys_where])

    private static let mappedKeys_where = Isomer.KeySet(
      """
      host: 24
      """, of: "Shapes.swift: URLComponentsMapping", below: "where")

    static func writeMappedMembers(_ value: Foundation.URLComponents, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"SCHEME\":", value.scheme)
      do {
        let container = writer.beginContainer(",\"where\":")
        writer.optional(",\"host\":", value.host)
        writer.endContainer(container)
      }
      writer.optional(",\"PORT\":", value.port)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout Foundation.URLComponents) {
    do {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 21)
      let member: String? =
value.scheme
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 22)
value.scheme = member
      #sourceLocation()
    }
    do {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 23)
      let member: String? =
value.host
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 24)
value.host = member
      #sourceLocation()
    }
    do {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 25)
      let member: Int? =
value.port
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 26)
value.port = member
      #sourceLocation()
    }
  }
}

/// The mapping of `ClosedRange<Int>` that `ShapedSpan` declares.
struct ShapedSpanMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: ClosedRange<Int>

  /// Holds a value.
  init(_ value: ClosedRange<Int>) { self.value = value }
}

extension ShapedSpanMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ClosedRange<Int>>.Type {
    Mapped_ShapedSpanMapping_plain.self
  }
}

extension ShapedSpanMapping {
  private enum Mapped_ShapedSpanMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ClosedRange<Int> {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var lowerBound: Int? = nil
      var upperBound: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.lowerBound = try Int.read(&reader)
        case 1: partial.upperBound = try Int.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ClosedRange<Int> {
      let mappedArgument_lowerBound = partial.lowerBound.moved()
      let mappedArgument_upperBound = partial.upperBound.moved()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 30)
                            let value = makeShapedRange(lowerBound: mappedArgument_lowerBound, upperBound: mappedArgument_upperBound)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      from: lowerBound 32 required
      to: upperBound 33 required
      """, of: "Shapes.swift: ShapedSpanMapping")

    static func writeMappedMembers(_ value: ClosedRange<Int>, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"from\":", value.lowerBound)
      writer.member(",\"to\":", value.upperBound)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout ClosedRange<Int>) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 31)
    let _: Int =
value.lowerBound
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 32)
    let _: Int =
value.upperBound
    #sourceLocation()
  }
}

/// The mapping of `ShapedOffice.Desk` that `DeskShape` declares.
struct DeskMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: ShapedOffice.Desk

  /// Holds a value.
  init(_ value: ShapedOffice.Desk) { self.value = value }
}

extension DeskMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ShapedOffice.Desk>.Type {
    switch profile {
    case "plan": return Mapped_DeskMapping_as_plan.self
    default: return Mapped_DeskMapping_plain.self
    }
  }
}

extension DeskMapping {
  private enum Mapped_DeskMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedOffice.Desk {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var number: Int? = nil
      var owner: ShapedPerson? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.number = try Int.read(&reader)
        case 1: partial.owner = try ShapedPerson?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ShapedOffice.Desk {
      let mappedArgument_number = partial.number.moved()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 50)
   var value = (ShapedOffice.Desk(number: mappedArgument_number))
      #sourceLocation()
      value.owner = partial.owner.take()
      Isomer.finishing(&value)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      number: 53 required
      owner: 56
      """, of: "Shapes.swift: DeskMapping")

    static func writeMappedMembers(_ value: ShapedOffice.Desk, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"number\":", value.number)
      writer.optional(",\"owner\":", value.owner)
    }
  }

  private enum Mapped_DeskMapping_as_plan: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedOffice.Desk {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var number: Int? = nil
      var isFree: Bool? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.number = try Int.read(&reader)
        case 1: partial.isFree = try Bool.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ShapedOffice.Desk {
      let mappedArgument_number = partial.number.moved()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 50)
   var value = (ShapedOffice.Desk(number: mappedArgument_number))
      #sourceLocation()
      value.isFree = partial.isFree.moved()
      Isomer.finishing(&value)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      Number: number 53 required
      IsFree: isFree 57 required
      """, of: "Shapes.swift: DeskMapping")

    static func writeMappedMembers(_ value: ShapedOffice.Desk, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"Number\":", value.number)
      writer.member(",\"IsFree\":", value.isFree)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout ShapedOffice.Desk) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 52)
    let _: Int =
value.number
    #sourceLocation()
    do {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 55)
      let member: ShapedPerson? =
value.owner
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 56)
value.owner = member
      #sourceLocation()
    }
    do {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 56)
      let member: Bool =
value.isFree
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 57)
value.isFree = member
      #sourceLocation()
    }
  }
}

extension DeskMapping: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case plan
  }
}

extension ShapedPerson: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 63 required
    age: 64 default
    """, of: "Shapes.swift: ShapedPerson")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var age: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.age = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    if let read = partial.age.take() { self.age = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"age\":", self.age)
  }
}

/// The mapping of `ShapedPerson` that `PlannedPersonShape` declares.
struct PlannedPersonMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: ShapedPerson

  /// Holds a value.
  init(_ value: ShapedPerson) { self.value = value }
}

extension PlannedPersonMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ShapedPerson>.Type {
    Mapped_PlannedPersonMapping_plain.self
  }
}

extension PlannedPersonMapping {
  private enum Mapped_PlannedPersonMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedPerson {
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

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ShapedPerson {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 67)
         var value = (ShapedPerson())
      #sourceLocation()
      value.name = partial.name.moved()
      Isomer.finishing(&value)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      full_name: name 69 required
      """, of: "Shapes.swift: PlannedPersonMapping")

    static func writeMappedMembers(_ value: ShapedPerson, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"full_name\":", value.name)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout ShapedPerson) {
    do {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 68)
      let member: String =
value.name
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 69)
value.name = member
      #sourceLocation()
    }
    do {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 70)
      let member: Int =
value.age
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 71)
value.age = member
      #sourceLocation()
    }
  }
}

/// The mapping of `ShapedPoint` that `PlannedPointShape` declares.
struct PlannedPointMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: ShapedPoint

  /// Holds a value.
  init(_ value: ShapedPoint) { self.value = value }
}

extension PlannedPointMapping: Isomer.ReadByProfile, Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ShapedPoint>.Type {
    Mapped_PlannedPointMapping_plain.self
  }
}

extension PlannedPointMapping {
  private enum Mapped_PlannedPointMapping_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedPoint {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var latitude: Double? = nil
      var longitude: Double? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.latitude = try Double.read(&reader)
        case 1: partial.longitude = try Double.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ShapedPoint {
      let mappedArgument_latitude = partial.latitude.moved()
      let mappedArgument_longitude = partial.longitude.moved()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 77)
          let value = ShapedPoint(latitude: mappedArgument_latitude, longitude: mappedArgument_longitude)
      #sourceLocation()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      y: latitude 79 required
      x: longitude 80 required
      """, of: "Shapes.swift: PlannedPointMapping")

    static func writeMappedMembers(_ value: ShapedPoint, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"y\":", value.latitude)
      writer.member(",\"x\":", value.longitude)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout ShapedPoint) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 78)
    let _: Double =
value.latitude
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 79)
    let _: Double =
value.longitude
    #sourceLocation()
  }
}

/// The mapping of `Foundation.DateInterval` that `IntervalShape` declares.
struct IntervalMapping: Isomer.ExternalMapping {
  /// The value itself.
  var value: Foundation.DateInterval

  /// Holds a value.
  init(_ value: Foundation.DateInterval) { self.value = value }
}

extension IntervalMapping: Isomer.WrittenByProfile, Isomer.Boxed {
  static func mappedWriting(as profile: String?) -> any Isomer.Mapping<Foundation.DateInterval>.Type {
    Mapped_IntervalMapping_plain.self
  }
}

extension IntervalMapping {
  private enum Mapped_IntervalMapping_plain: Isomer.Mapping {
    static func writeMappedMembers(_ value: Foundation.DateInterval, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"start\":", value.start)
      writer.member(",\"seconds\":", value.duration)
    }

    static func mappedPaths(_ value: Foundation.DateInterval, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      Isomer.PropertyPaths(
        """
        start
        duration: seconds
        """)
    }
  }

  // Never called; lets the compiler report members that do not exist.
  private static func mappedMembers(_ value: inout Foundation.DateInterval) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 85)
    let _: Date =
value.start
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 87)
    let _: TimeInterval =
value.duration
    #sourceLocation()
  }
}

extension ShapedPlaces: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    home: 94 required
    work: 95
    all: 96 default
    unique: 97 default
    named: 98 default
    safe: 100 default
    site
    link: 103
    text: 105
    """, of: "Shapes.swift: ShapedPlaces", objects: [mappedKeys_site])

  private static let mappedKeys_site = Isomer.KeySet(
    """
    range: 102 default
    """, of: "Shapes.swift: ShapedPlaces", below: "site")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var home: ShapedPoint? = nil
    var work: ShapedPoint? = nil
    var all: [ShapedPoint]? = nil
    var unique: Set<ShapedPoint>? = nil
    var named: [String: [ShapedPoint?]]? = nil
    var safe: [ShapedPoint]? = nil
    var range: ClosedRange<Int>? = nil
    var link: URLComponents? = nil
    var text: ShapedPoint? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
        partial.home = try reader
   .transformed(Isomer.ShapeTransformer<ShapedPointMapping>(), ShapedPoint.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
        partial.work = try reader
   .transformed(Isomer.ShapeTransformer<ShapedPointMapping>(), ShapedPoint?.self)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
        partial.all = try reader.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ShapedPointMapping>()), [ShapedPoint]?.self)
        #sourceLocation()
      case 3:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
        partial.unique = try reader.transformed(Isomer
.SetTransformer(Isomer.ShapeTransformer<ShapedPointMapping>()), Set<ShapedPoint>?.self)
        #sourceLocation()
      case 4:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
        partial.named = try reader.transformed(Isomer.DictionaryTransformer(Isomer.ArrayTransformer(Isomer.OptionalTransformer(
                Isomer.ShapeTransformer<ShapedPointMapping>()))), [String: [ShapedPoint?]]?.self)
        #sourceLocation()
      case 5:
        partial.safe = try reader.elements(.lossy, of: [ShapedPoint]?.self) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
          try reader
   .transformed(Isomer.ShapeTransformer<ShapedPointMapping>())
          #sourceLocation()
        }
      case 6: try partial.fillObject(mappedKeys_site, first: 9, from: &reader)
      case 7:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 19)
        partial.link = try reader
   .transformed(Isomer.ShapeTransformer<URLComponentsMapping>(), URLComponents?.self)
        #sourceLocation()
      case 8:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 103)
        partial.text = try reader
      .transformed(ShapedPointText(), ShapedPoint?.self)
        #sourceLocation()
      case 9:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 29)
        partial.range = try reader
   .transformed(Isomer.ShapeTransformer<ShapedSpanMapping>(), ClosedRange<Int>?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.home = partial.home.moved()
    self.work = partial.work.take()
    if let read = partial.all.take() { self.all = read }
    if let read = partial.unique.take() { self.unique = read }
    if let read = partial.named.take() { self.named = read }
    if let read = partial.safe.take() { self.safe = read }
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 101)
   self.range = partial.range.take() ?? (0...1)
    #sourceLocation()
    self.link = partial.link.take()
    self.text = partial.text.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 13)
  writer.member(Isomer.ShapeTransformer<ShapedPointMapping>(), ",\"home\":", self.home)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 13)
writer.optional(Isomer.ShapeTransformer<ShapedPointMapping>(), ",\"work\":", self.work)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
    writer.member(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ShapedPointMapping>()), ",\"all\":", self.all)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
    writer.member(Isomer
.SetTransformer(Isomer.ShapeTransformer<ShapedPointMapping>()), ",\"unique\":", self.unique)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
    writer.member(Isomer.DictionaryTransformer(Isomer.ArrayTransformer(Isomer.OptionalTransformer(
                Isomer.ShapeTransformer<ShapedPointMapping>()))), ",\"named\":", self.named)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
    writer.member(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ShapedPointMapping>()), ",\"safe\":", self.safe)
    #sourceLocation()
    do {
      let container = writer.beginContainer(",\"site\":")
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 30)
  writer.member(Isomer.ShapeTransformer<ShapedSpanMapping>(), ",\"range\":", self.range)
      #sourceLocation()
      writer.endContainer(container)
    }
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 20)
writer.optional(Isomer.ShapeTransformer<URLComponentsMapping>(), ",\"link\":", self.link)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 104)
   writer.optional(ShapedPointText(), ",\"text\":", self.text)
    #sourceLocation()
  }
}

extension ShapedSpot: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 121 required
    """, of: "Shapes.swift: ShapedSpot")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [ShapedPointMapping.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.point = try ShapedPointMapping.read(&reader).unboxed
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var point: ShapedPoint? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: partial.name = try String.read(&reader)
      default: try reader.skipUnknown(.error, below: "", &partial.mappedSeen, in: ShapedSpot.self)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.point = partial.point.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    ShapedPointMapping(boxing: self.point).writeMappedMembers(to: &writer)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("name")
    paths.flatten("point", ShapedPointMapping(boxing: self.point).mappedPaths(options))
    return paths
  }
}

extension ShapedMove: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    if let key = try reader.caseKey() {
      switch key {
      case "to":
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
        let mappedArgument_to = try reader
   .transformed(Isomer.ShapeTransformer<ShapedPointMapping>(), ShapedPoint.self)
        #sourceLocation()
        let value = Self.to(mappedArgument_to)
        try reader.endCase()
        return value
      case "along":
        let value = try Mapped_along.read(&reader)
        try reader.endCase()
        return value
      default: break
      }
    }
    reader.rewind(to: start)
    throw reader.unknownCaseKey("an object with \"to\" or \"along\"")
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .to(let to):
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 13)
  writer.member(Isomer.ShapeTransformer<ShapedPointMapping>(), "{\"to\":", to)
      #sourceLocation()
      writer.raw("}")
    case .along(let path, let by):
      writer.raw("{\"along\":")
      Mapped_along.write(path, by, to: &writer)
      writer.raw("}")
    }
  }
}

extension ShapedMove {
  private enum Mapped_along: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedMove {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var path: [ShapedPoint]? = nil
      var by: ClosedRange<Int>? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
          partial.path = try reader.transformed(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ShapedPointMapping>()), [ShapedPoint].self)
          #sourceLocation()
        case 1:
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 29)
          partial.by = try reader
   .transformed(Isomer.ShapeTransformer<ShapedSpanMapping>(), ClosedRange<Int>?.self)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ShapedMove {
      let mappedArgument_path = partial.path.moved()
      let mappedArgument_by = partial.by.take()
      let value = ShapedMove.along(path: mappedArgument_path, by: mappedArgument_by)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      path: 130 required
      by: 130
      """, of: "Shapes.swift: ShapedMove.along")

    static func write(_ path: [ShapedPoint], _ by: ClosedRange<Int>?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(path, by, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ path: [ShapedPoint], _ by: ClosedRange<Int>?, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
      writer.member(Isomer.ArrayTransformer(
                Isomer.ShapeTransformer<ShapedPointMapping>()), ",\"path\":", path)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 30)
writer.optional(Isomer.ShapeTransformer<ShapedSpanMapping>(), ",\"by\":", by)
      #sourceLocation()
    }
  }
}

extension ShapedRoom: Isomer.ReadByProfile, Isomer.WrittenByProfile {
  static func mappedReading(as profile: String?) -> any Isomer.Mapping<ShapedRoom>.Type {
    switch profile {
    case "plan": return Mapped_ShapedRoom_as_plan.self
    default: return Mapped_ShapedRoom_plain.self
    }
  }
}

extension ShapedRoom {
  private enum Mapped_ShapedRoom_plain: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedRoom {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ShapedRoom(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var desk: ShapedOffice.Desk? = nil
      var guest: ShapedPerson? = nil
      var place: ShapedPoint? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 49)
          partial.desk = try reader
   .transformed(Isomer.ShapeTransformer<DeskMapping>(), ShapedOffice.Desk.self)
          #sourceLocation()
        case 1: partial.guest = try ShapedPerson?.read(&reader)
        case 2:
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
          partial.place = try reader
   .transformed(Isomer.ShapeTransformer<ShapedPointMapping>(), ShapedPoint?.self)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      desk: 136 required
      guest: 137
      place: 138
      """, of: "Shapes.swift: ShapedRoom")

    static func writeMappedMembers(_ value: ShapedRoom, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 50)
  writer.member(Isomer.ShapeTransformer<DeskMapping>(), ",\"desk\":", value.desk)
      #sourceLocation()
      writer.optional(",\"guest\":", value.guest)
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 13)
writer.optional(Isomer.ShapeTransformer<ShapedPointMapping>(), ",\"place\":", value.place)
      #sourceLocation()
    }
  }

  private init(mapped partial: inout Mapped_ShapedRoom_plain.MappedPartial) {
    self.desk = partial.desk.moved()
    self.guest = partial.guest.take()
    self.place = partial.place.take()
  }

  private enum Mapped_ShapedRoom_as_plan: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ShapedRoom {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return ShapedRoom(mapped: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var desk: ShapedOffice.Desk? = nil
      var guest: ShapedPerson? = nil
      var place: ShapedPoint? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 49)
          partial.desk = try reader
   .transformed(Isomer.ShapeTransformer<DeskMapping>(), ShapedOffice.Desk.self)
          #sourceLocation()
        case 1:
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 66)
          partial.guest = try reader
         .transformed(Isomer.ShapeTransformer<PlannedPersonMapping>(), ShapedPerson?.self)
          #sourceLocation()
        case 2:
          #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 76)
          partial.place = try reader
         .transformed(Isomer.ShapeTransformer<PlannedPointMapping>(), ShapedPoint?.self)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    static let mappedKeys = Isomer.KeySet(
      """
      desk: 136 required
      guest: 137
      place: 138
      """, of: "Shapes.swift: ShapedRoom")

    static func writeMappedMembers(_ value: ShapedRoom, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 50)
  writer.member(Isomer.ShapeTransformer<DeskMapping>(), ",\"desk\":", value.desk)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 67)
      writer.optional(Isomer.ShapeTransformer<PlannedPersonMapping>(), ",\"guest\":", value.guest)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 77)
      writer.optional(Isomer.ShapeTransformer<PlannedPointMapping>(), ",\"place\":", value.place)
      #sourceLocation()
    }
  }

  private init(mapped partial: inout Mapped_ShapedRoom_as_plan.MappedPartial) {
    self.desk = partial.desk.moved()
    self.guest = partial.guest.take()
    self.place = partial.place.take()
  }
}

extension ShapedRoom: Isomer.Profiled {
  /// The profiles of the mapping.
  enum MappedProfile: Swift.String, Isomer.MappingProfile {
    case plan
  }
}

extension ShapedHall: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    place: 144 required
    guest: 145
    """, of: "Shapes.swift: ShapedHall")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var place: ShapedPoint? = nil
    var guest: ShapedPerson? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 12)
        partial.place = try reader
   .transformed(Isomer.ShapeTransformer<ShapedPointMapping>(), ShapedPoint.self)
        #sourceLocation()
      case 1: partial.guest = try ShapedPerson?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.place = partial.place.moved()
    self.guest = partial.guest.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Profiles/Shapes.swift", line: 13)
  writer.member(Isomer.ShapeTransformer<ShapedPointMapping>(), ",\"place\":", self.place)
    #sourceLocation()
    writer.optional(",\"guest\":", self.guest)
  }
}
