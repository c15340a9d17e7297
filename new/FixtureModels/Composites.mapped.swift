// Generated from Composites.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Place: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 21 required
    latitude: point 23
    longitude: point 23 alternative
    country: 24
    """, of: "Composites.swift: Place")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 22)
                        return try reader.transformed(CoordinateTransformer(), Coordinate.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var point: Coordinate? = nil
    var mappedFields_point = Isomer.FieldPlaces()
    var country: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: try reader.remember(0, in: &partial.mappedFields_point)
      case 2: try reader.remember(1, in: &partial.mappedFields_point)
      case 3: partial.country = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.point = partial.point.moved()
    self.country = partial.country.take()
  }

  private static let mappedFields_point = Isomer.FieldNames(["latitude", "longitude"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 22)
               let mappedFields_point = writer.fields(CoordinateTransformer(), Self.mappedFields_point, of: self.point)
    #sourceLocation()
    writer.member(",\"name\":", self.name)
    writer.field(",\"latitude\":", 0, of: mappedFields_point)
    writer.field(",\"longitude\":", 1, of: mappedFields_point)
    writer.optional(",\"country\":", self.country)
  }
}

extension Excerpt: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    nested
    length: range 32 alternative, 36 required
    """, of: "Composites.swift: Excerpt", objects: [mappedKeys_nested])

  private static let mappedKeys_nested = Isomer.KeySet(
    """
    location: range 32
    name: 34
    """, of: "Composites.swift: Excerpt", below: "nested")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.range, of: partial.mappedFields_range, Self.mappedFields_range
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 31)
                            return try reader.transformed(RangeTransformer(), Range<Int>.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var range: Range<Int>? = nil
    var mappedFields_range = Isomer.FieldPlaces()
    var name: String? = nil
    var length: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_nested, first: 2, from: &reader)
      case 1:
        let value = reader.position
        try reader.remember(1, in: &partial.mappedFields_range)
        try reader.revisit(value)
        partial.length = try Int.read(&reader)
      case 2: try reader.remember(0, in: &partial.mappedFields_range)
      case 3: partial.name = try String?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.range = partial.range.moved()
    self.name = partial.name.take()
    self.length = partial.length.moved()
  }

  private static let mappedFields_range = Isomer.FieldNames(["nested.location", "length"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 31)
                   let mappedFields_range = writer.fields(RangeTransformer(), Self.mappedFields_range, of: self.range)
    #sourceLocation()
    do {
      let container = writer.beginContainer(",\"nested\":")
      writer.field(",\"location\":", 0, of: mappedFields_range)
      writer.optional(",\"name\":", self.name)
      writer.endContainer(container)
    }
    writer.field(",\"length\":", 1, of: mappedFields_range)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      range: nested.location
      range: length
      name: nested.name
      """)
  }
}

extension Excerpt.Bounds: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    nested.location: location 40 required
    length: 41 default
    """, of: "Composites.swift: Excerpt.Bounds")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var location: Int? = nil
    var length: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.location = try Int.read(&reader)
      case 1: partial.length = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.location = partial.location.moved()
    if let read = partial.length.take() { self.length = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"nested.location\":", self.location)
    writer.member(",\"length\":", self.length)
  }
}

extension Bags: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a: lenient 87
    b
    d: optional 89
    e: optional 89 alternative
    f: defaulted 91 default
    g: defaulted 91 default alternative
    h: nothing 93
    i: nothing 93 alternative
    """, of: "Composites.swift: Bags", objects: [mappedKeys_b])

  private static let mappedKeys_b = Isomer.KeySet(
    """
    c: lenient 87 alternative
    """, of: "Composites.swift: Bags", below: "b")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.lenient, of: partial.mappedFields_lenient, Self.mappedFields_lenient
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.transformed(mappedReading_lenient, Bag.self)
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.optional, of: partial.mappedFields_optional, Self.mappedFields_optional, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 88)
         return try reader.transformed(BagTransformer(), Bag?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.defaulted, of: partial.mappedFields_defaulted, Self.mappedFields_defaulted, hasDefault: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 90)
         return try reader.transformed(BagTransformer(), Bag?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.nothing, of: partial.mappedFields_nothing, Self.mappedFields_nothing, hasDefault: true, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 92)
         return try reader.transformed(BagTransformer(), Bag?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var lenient: Bag? = nil
    var mappedFields_lenient = Isomer.FieldPlaces()
    var optional: Bag? = nil
    var mappedFields_optional = Isomer.FieldPlaces()
    var defaulted: Bag? = nil
    var mappedFields_defaulted = Isomer.FieldPlaces()
    var nothing: Bag?? = nil
    var mappedFields_nothing = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.remember(0, in: &partial.mappedFields_lenient)
      case 1: try partial.fillObject(mappedKeys_b, first: 8, from: &reader)
      case 2: try reader.remember(0, in: &partial.mappedFields_optional)
      case 3: try reader.remember(1, in: &partial.mappedFields_optional)
      case 4: try reader.remember(0, in: &partial.mappedFields_defaulted)
      case 5: try reader.remember(1, in: &partial.mappedFields_defaulted)
      case 6: try reader.remember(0, in: &partial.mappedFields_nothing)
      case 7: try reader.remember(1, in: &partial.mappedFields_nothing)
      case 8: try reader.remember(1, in: &partial.mappedFields_lenient)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.lenient = partial.lenient.moved()
    self.optional = partial.optional.take()
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 90)
                     self.defaulted = partial.defaulted.take() ?? Bag(members: ["f": 1])
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 92)
                         self.nothing = partial.nothing.take() ?? nil
    #sourceLocation()
  }

  #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 85)
  private static let mappedReading_lenient =
                  Isomer.readTransformer(BagTransformer(isOptional: true), for: Bag.self)
  #sourceLocation()

  private static let mappedFields_lenient = Isomer.FieldNames(["a", "b.c"])

  private static let mappedFields_optional = Isomer.FieldNames(["d", "e"])

  private static let mappedFields_defaulted = Isomer.FieldNames(["f", "g"])

  private static let mappedFields_nothing = Isomer.FieldNames(["h", "i"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    let mappedFields_lenient = writer.fields(Self.mappedReading_lenient, Self.mappedFields_lenient, of: self.lenient)
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 87)
    let mappedFields_optional =
                         writer.fields(BagTransformer(), Self.mappedFields_optional, of: self.optional)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 89)
    let mappedFields_defaulted =
                         writer.fields(BagTransformer(), Self.mappedFields_defaulted, of: self.defaulted)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 91)
    let mappedFields_nothing =
                         writer.fields(BagTransformer(), Self.mappedFields_nothing, of: self.nothing, null: .write)
    #sourceLocation()
    writer.field(",\"a\":", 0, of: mappedFields_lenient)
    do {
      let container = writer.beginContainer(",\"b\":")
      writer.field(",\"c\":", 1, of: mappedFields_lenient)
      writer.endContainer(container)
    }
    writer.field(",\"d\":", 0, of: mappedFields_optional)
    writer.field(",\"e\":", 1, of: mappedFields_optional)
    writer.field(",\"f\":", 0, of: mappedFields_defaulted)
    writer.field(",\"g\":", 1, of: mappedFields_defaulted)
    writer.field(",\"h\":", 0, of: mappedFields_nothing)
    writer.field(",\"i\":", 1, of: mappedFields_nothing)
  }
}

extension RecoveredPlaces: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    a
    b
    c
    """, of: "Composites.swift: RecoveredPlaces", objects: [mappedKeys_a, mappedKeys_b, mappedKeys_c])

  private static let mappedKeys_a = Isomer.KeySet(
    """
    latitude: optional 100
    longitude: optional 100 alternative
    """, of: "Composites.swift: RecoveredPlaces", below: "a")

  private static let mappedKeys_b = Isomer.KeySet(
    """
    latitude: kept 102 default
    longitude: kept 102 default alternative
    """, of: "Composites.swift: RecoveredPlaces", below: "b")

  private static let mappedKeys_c = Isomer.KeySet(
    """
    latitude: given 105
    longitude: given 105 alternative
    """, of: "Composites.swift: RecoveredPlaces", below: "c")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.optional, of: partial.mappedFields_optional, Self.mappedFields_optional, isOptional: true, isRecovered: true
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.transformed(mappedReading_optional, Coordinate?.self)
        } ?? nil
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.kept, of: partial.mappedFields_kept, Self.mappedFields_kept, hasDefault: true
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.transformed(mappedReading_kept, Coordinate?.self)
        } ?? nil
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.given, of: partial.mappedFields_given, Self.mappedFields_given
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.recover { reader throws(Isomer.ReadingFailure) in
          try reader.transformed(mappedReading_given, Coordinate.self)
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 104)
                 } ?? Coordinate(latitude: 1, longitude: 1)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var optional: Coordinate? = nil
    var mappedFields_optional = Isomer.FieldPlaces()
    var kept: Coordinate? = nil
    var mappedFields_kept = Isomer.FieldPlaces()
    var given: Coordinate? = nil
    var mappedFields_given = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_a, first: 3, from: &reader)
      case 1: try partial.fillObject(mappedKeys_b, first: 5, from: &reader)
      case 2: try partial.fillObject(mappedKeys_c, first: 7, from: &reader)
      case 3: try reader.remember(0, in: &partial.mappedFields_optional)
      case 4: try reader.remember(1, in: &partial.mappedFields_optional)
      case 5: try reader.remember(0, in: &partial.mappedFields_kept)
      case 6: try reader.remember(1, in: &partial.mappedFields_kept)
      case 7: try reader.remember(0, in: &partial.mappedFields_given)
      case 8: try reader.remember(1, in: &partial.mappedFields_given)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.optional = partial.optional.take()
    if let read = partial.kept.take() { self.kept = read }
    self.given = partial.given.moved()
  }

  #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 98)
  private static let mappedReading_optional =
                                   Isomer.readTransformer(NamedCoordinate(prefix: "a."), for: Coordinate?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 100)
  private static let mappedReading_kept =
                                   Isomer.readTransformer(NamedCoordinate(prefix: "b."), for: Coordinate.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 102)
  private static let mappedReading_given =
                                   Isomer.readTransformer(NamedCoordinate(prefix: "c."), for: Coordinate.self)
  #sourceLocation()

  private static let mappedFields_optional = Isomer.FieldNames(["a.latitude", "a.longitude"])

  private static let mappedFields_kept = Isomer.FieldNames(["b.latitude", "b.longitude"])

  private static let mappedFields_given = Isomer.FieldNames(["c.latitude", "c.longitude"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    let mappedFields_optional = writer.fields(Self.mappedReading_optional, Self.mappedFields_optional, of: self.optional)
    let mappedFields_kept = writer.fields(Self.mappedReading_kept, Self.mappedFields_kept, of: self.kept)
    let mappedFields_given = writer.fields(Self.mappedReading_given, Self.mappedFields_given, of: self.given)
    do {
      let container = writer.beginContainer(",\"a\":")
      writer.field(",\"latitude\":", 0, of: mappedFields_optional)
      writer.field(",\"longitude\":", 1, of: mappedFields_optional)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"b\":")
      writer.field(",\"latitude\":", 0, of: mappedFields_kept)
      writer.field(",\"longitude\":", 1, of: mappedFields_kept)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"c\":")
      writer.field(",\"latitude\":", 0, of: mappedFields_given)
      writer.field(",\"longitude\":", 1, of: mappedFields_given)
      writer.endContainer(container)
    }
  }
}

extension Landmark: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    data
    """, of: "Composites.swift: Landmark", objects: [mappedKeys_data, mappedKeys_data_meta, mappedKeys_data_size])

  private static let mappedKeys_data = Isomer.KeySet(
    """
    latitude: point 140
    longitude: point 140 alternative
    meta
    size
    """, of: "Composites.swift: Landmark", below: "data")

  private static let mappedKeys_data_meta = Isomer.KeySet(
    """
    name: 142 required
    low: span 144
    """, of: "Composites.swift: Landmark", below: "data.meta")

  private static let mappedKeys_data_size = Isomer.KeySet(
    """
    high: span 144 alternative
    unit: 146
    """, of: "Composites.swift: Landmark", below: "data.size")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 139)
                        return try reader.transformed(OptionalCoordinate(), Coordinate?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.span, of: partial.mappedFields_span, Self.mappedFields_span
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 143)
                        return try reader.transformed(SpanTransformer(), ClosedRange<Int>.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    var missing: String?
    if case nil = partial.name { missing = "data.meta.name" }
    if let missing { throw reader.missing(missing) }
    try reader.require(missingKeys, of: mappedKeys)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var point: Coordinate? = nil
    var mappedFields_point = Isomer.FieldPlaces()
    var name: String? = nil
    var span: ClosedRange<Int>? = nil
    var mappedFields_span = Isomer.FieldPlaces()
    var unit: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          var seen = Isomer.SeenKeys()
          try reader.members(of: mappedKeys_data) { key, reader throws(Isomer.ReadingFailure) in
            if !seen.insert(key) { throw reader.duplicateKey() }
            switch key {
            case 0: try reader.remember(0, in: &partial.mappedFields_point)
            case 1: try reader.remember(1, in: &partial.mappedFields_point)
            case 2:
              if try !reader.readNull() {
                var seen = Isomer.SeenKeys()
                try reader.members(of: mappedKeys_data_meta) { key, reader throws(Isomer.ReadingFailure) in
                  if !seen.insert(key) { throw reader.duplicateKey() }
                  switch key {
                  case 0: partial.name = try String.read(&reader)
                  case 1: try reader.remember(0, in: &partial.mappedFields_span)
                  default: throw reader.unknownKey()
                  }
                }
              }
            case 3:
              if try !reader.readNull() {
                var seen = Isomer.SeenKeys()
                try reader.members(of: mappedKeys_data_size) { key, reader throws(Isomer.ReadingFailure) in
                  if !seen.insert(key) { throw reader.duplicateKey() }
                  switch key {
                  case 0: try reader.remember(1, in: &partial.mappedFields_span)
                  case 1: partial.unit = try String?.read(&reader)
                  default: throw reader.unknownKey()
                  }
                }
              }
            default: throw reader.unknownKey()
            }
          }
        }
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let mappedArgument_point = partial.point.take()
    let mappedArgument_name = partial.name.moved()
    let mappedArgument_span = partial.span.moved()
    let value = Self(point: mappedArgument_point, name: mappedArgument_name, span: mappedArgument_span)
    value.unit = partial.unit.take()
    return value
  }

  private static let mappedFields_point = Isomer.FieldNames(["latitude", "longitude"], below: "data")

  private static let mappedFields_span = Isomer.FieldNames(["meta.low", "size.high"], below: "data")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 139)
               let mappedFields_point = writer.fields(OptionalCoordinate(), Self.mappedFields_point, of: self.point)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 143)
                let mappedFields_span = writer.fields(SpanTransformer(), Self.mappedFields_span, of: self.span)
    #sourceLocation()
    do {
      let container = writer.beginContainer(",\"data\":")
      writer.field(",\"latitude\":", 0, of: mappedFields_point)
      writer.field(",\"longitude\":", 1, of: mappedFields_point)
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.member(",\"name\":", self.name)
        writer.field(",\"low\":", 0, of: mappedFields_span)
        writer.endContainer(container)
      }
      do {
        let container = writer.beginContainer(",\"size\":")
        writer.field(",\"high\":", 1, of: mappedFields_span)
        writer.optional(",\"unit\":", self.unit)
        writer.endContainer(container)
      }
      writer.endContainer(container)
    }
  }
}

extension KeptPlace: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet("", of: "Composites.swift: KeptPlace")

  static func mappedHandling(of key: String, below path: String, as profile: String?) -> Isomer.KeyHandling {
    mappedKeys.handling(of: key, below: path, as: profile, or: [Place.self])
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.revisit(start)
      partial.place = try Place.read(&reader)
    } catch {
      missingKeys |= try reader.postpone(error, from: start)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var place: Place? = nil
    var extra: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      default: try reader.keep(in: &partial.extra, besides: KeptPlace.self, below: "")
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.place = partial.place.moved()
    self.extra = partial.extra.take() ?? [:]
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    self.place.writeMappedMembers(to: &writer)
    writer.rest(self.extra, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths()
    paths.flatten("place", self.place.mappedPaths(options))
    paths.rest("extra")
    return paths
  }
}

extension OneWayPlaces: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    points: joined 178 default inside [0]
    first: name 180
    last: name 180 alternative
    left
    right
    """, of: "Composites.swift: OneWayPlaces", objects: [mappedKeys_points_1])

  private static let mappedKeys_points_1 = Isomer.KeySet(
    """
    x: joined 178 default alternative
    """, of: "Composites.swift: OneWayPlaces", below: "points[1]")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.joined, of: partial.mappedFields_joined, Self.mappedFields_joined, hasDefault: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 177)
                           return try reader.transformed(Joining(), String?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.name, of: partial.mappedFields_name, Self.mappedFields_name
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 179)
                     return try reader.transformed(Joining(), String.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var joined: String? = nil
    var mappedFields_joined = Isomer.FieldPlaces()
    var name: String? = nil
    var mappedFields_name = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        if try !reader.readNull() {
          try reader.everyElement { index, reader throws(Isomer.ReadingFailure) in
            switch index {
            case 0: try reader.remember(0, in: &partial.mappedFields_joined)
            case 1: try partial.fillObject(mappedKeys_points_1, first: 5, from: &reader)
            default: try reader.skipValue()
            }
          }
        }
      case 1: try reader.remember(0, in: &partial.mappedFields_name)
      case 2: try reader.remember(1, in: &partial.mappedFields_name)
      case 3: try reader.skipValue()
      case 4: try reader.skipValue()
      case 5: try reader.remember(1, in: &partial.mappedFields_joined)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    if let read = partial.joined.take() { self.joined = read }
    self.name = partial.name.moved()
  }

  private static let mappedFields_joined = Isomer.FieldNames(["points[0]", "points[1].x"])

  private static let mappedFields_name = Isomer.FieldNames(["first", "last"])

  private static let mappedFields_sides = Isomer.FieldNames(["left", "right"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 179)
    let mappedFields_name = writer.fields(Isomer.writeTransformer(oneWay: Splitting(), for: String.self), Self.mappedFields_name, of: self.name)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 181)
       let mappedFields_sides = writer.fields(Splitting.Reversed(), Self.mappedFields_sides, of: self.sides)
    #sourceLocation()
    writer.field(",\"first\":", 0, of: mappedFields_name)
    writer.field(",\"last\":", 1, of: mappedFields_name)
    writer.field(",\"left\":", 0, of: mappedFields_sides)
    writer.field(",\"right\":", 1, of: mappedFields_sides)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      name: first
      name: last
      sides: left
      sides: right
      """)
  }
}

extension Anchored: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    latitude: home 211
    longitude: home 211 alternative
    id: 212 required
    """, of: "Composites.swift: Anchored")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0: try reader.skipValue()
      case 1: try reader.skipValue()
      case 2: partial.id = try Int.read(&reader)
      default: throw reader.unknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
  }

  private static let mappedFields_home = Isomer.FieldNames(["latitude", "longitude"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 210)
                let mappedFields_home = writer.fields(CoordinateTransformer(), Self.mappedFields_home, of: self.home)
    #sourceLocation()
    writer.field(",\"latitude\":", 0, of: mappedFields_home)
    writer.field(",\"longitude\":", 1, of: mappedFields_home)
    writer.member(",\"id\":", self.id)
  }
}

extension Pinned: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Content: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Isomer.FieldNames(["latitude", "longitude"])
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 219)
                        return try reader.transformed(CoordinateTransformer(), Coordinate.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    if missingKeys != 0 {
      reader.fillAbsent(&partial.content, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var content: Content? = nil
    var point: Coordinate? = nil
    var mappedFields_point = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.content = try Content.read(&reader)
      case 1: try reader.remember(0, in: &partial.mappedFields_point)
      case 2: try reader.remember(1, in: &partial.mappedFields_point)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.content = partial.content.moved()
    self.point = partial.point.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Pinned.mappedKeys }
}

extension Pinned: Isomer.Writable, Isomer.KeyedWritable where Content: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 219)
               let mappedFields_point = writer.fields(CoordinateTransformer(), Isomer.FieldNames(["latitude", "longitude"]), of: self.point)
    #sourceLocation()
    writer.member(",\"content\":", self.content)
    writer.field(",\"latitude\":", 0, of: mappedFields_point)
    writer.field(",\"longitude\":", 1, of: mappedFields_point)
  }
}

private enum MappedKeys_Pinned {
  static let mappedKeys = Isomer.KeySet(
    """
    content: 218 absent required
    latitude: point 220
    longitude: point 220 alternative
    """, of: "Composites.swift: Pinned")
}

extension Knot: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    left: sides 227
    right: sides 227 alternative
    """, of: "Composites.swift: Knot")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.sides, of: partial.mappedFields_sides, Self.mappedFields_sides
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 226)
                return try reader.transformed(KnotTransformer(), [Knot].self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var sides: [Knot]? = nil
    var mappedFields_sides = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.remember(0, in: &partial.mappedFields_sides)
      case 1: try reader.remember(1, in: &partial.mappedFields_sides)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.sides = partial.sides.moved()
  }

  private static let mappedFields_sides = Isomer.FieldNames(["left", "right"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 226)
       let mappedFields_sides = writer.fields(KnotTransformer(), Self.mappedFields_sides, of: self.sides)
    #sourceLocation()
    writer.field(",\"left\":", 0, of: mappedFields_sides)
    writer.field(",\"right\":", 1, of: mappedFields_sides)
  }
}

extension Sight: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    latitude: point 244
    longitude: point 244 alternative
    from
    """, of: "Composites.swift: Sight", objects: [mappedKeys_from])

  private static let mappedKeys_from = Isomer.KeySet(
    """
    latitude: origin 247 missing
    longitude: origin 247 missing alternative
    """, of: "Composites.swift: Sight", below: "from")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.point, of: partial.mappedFields_point, Self.mappedFields_point, hasDefault: true, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 243)
                        return try reader.transformed(CoordinateTransformer(), Coordinate?.self)
        #sourceLocation()
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    do throws(Isomer.ReadingFailure) {
      try reader.compose(
        &partial.origin, of: partial.mappedFields_origin, Self.mappedFields_origin, hasDefault: true, isOptional: true
      ) { reader throws(Isomer.ReadingFailure) in
        return try reader.transformed(mappedReading_origin, Coordinate?.self)
      }
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var point: Coordinate?? = nil
    var mappedFields_point = Isomer.FieldPlaces()
    var origin: Coordinate?? = nil
    var mappedFields_origin = Isomer.FieldPlaces()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.remember(0, in: &partial.mappedFields_point)
      case 1: try reader.remember(1, in: &partial.mappedFields_point)
      case 2: try partial.fillObject(mappedKeys_from, first: 3, from: &reader)
      case 3: try reader.remember(0, in: &partial.mappedFields_origin)
      case 4: try reader.remember(1, in: &partial.mappedFields_origin)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 243)
                                                   self.point = partial.point.take() ?? nil
    #sourceLocation()
    if let read = partial.origin.take() { self.origin = read }
  }

  #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 244)
  private static let mappedReading_origin =
                                         Isomer.readTransformer(NamedCoordinate(prefix: "from."), for: Coordinate?.self)
  #sourceLocation()

  private static let mappedFields_point = Isomer.FieldNames(["latitude", "longitude"])

  private static let mappedFields_origin = Isomer.FieldNames(["from.latitude", "from.longitude"])

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Keys/Composites.swift", line: 243)
               let mappedFields_point = writer.fields(CoordinateTransformer(), Self.mappedFields_point, of: self.point)
    #sourceLocation()
    let mappedFields_origin = writer.fields(Self.mappedReading_origin, Self.mappedFields_origin, of: self.origin, null: .write)
    writer.field(",\"latitude\":", 0, of: mappedFields_point)
    writer.field(",\"longitude\":", 1, of: mappedFields_point)
    do {
      let container = writer.beginContainer(",\"from\":")
      writer.field(",\"latitude\":", 0, of: mappedFields_origin)
      writer.field(",\"longitude\":", 1, of: mappedFields_origin)
      writer.endContainer(container)
    }
  }
}
