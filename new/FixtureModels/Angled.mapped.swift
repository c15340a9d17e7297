// Generated from Angled.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Angled: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    plain: 6 required
    optional: 7
    list: 8 default
    maybe: 9
    unique: 10
    byName: 11
    initial: 12 default
    safe: 14
    needed: 16 required
    a
    c: deep 18 alternative
    lossy: 20
    loose: 22
    own: 24
    half: 26
    constant: 27
    """, of: "Angled.swift: Angled", objects: [mappedKeys_a])

  private static let mappedKeys_a = Isomer.KeySet(
    """
    b: deep 18
    """, of: "Angled.swift: Angled", below: "a")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    do throws(Isomer.ReadingFailure) {
      try reader.settle(partial.mappedAlternative_deep)
    } catch {
      missingKeys |= try reader.postpone(error)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var plain: Angle? = nil
    var optional: Angle? = nil
    var list: [Angle]? = nil
    var maybe: [Angle?]? = nil
    var unique: Set<Angle>? = nil
    var byName: [String: [Angle]]? = nil
    var initial: Angle? = nil
    var safe: Angle? = nil
    var needed: Angle?? = nil
    var deep: Angle? = nil
    var mappedAlternative_deep = Isomer.Alternative()
    var lossy: [Angle]? = nil
    var loose: [String: [Angle]]? = nil
    var own: Angle? = nil
    var half: Angle? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.plain =
      try reader.transformed(AngleTransformer(), Angle.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.optional =
      try reader.transformed(AngleTransformer(), Angle?.self)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.list = try reader.transformed(Isomer
           .ArrayTransformer(AngleTransformer()), [Angle]?.self)
        #sourceLocation()
      case 3:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.maybe = try reader.transformed(Isomer.ArrayTransformer(Isomer
        .OptionalTransformer(AngleTransformer())), [Angle?]?.self)
        #sourceLocation()
      case 4:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.unique = try reader.transformed(Isomer
             .SetTransformer(AngleTransformer()), Set<Angle>?.self)
        #sourceLocation()
      case 5:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.byName = try reader.transformed(Isomer.DictionaryTransformer(Isomer
           .ArrayTransformer(AngleTransformer())), [String: [Angle]]?.self)
        #sourceLocation()
      case 6:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.initial =
      try reader.transformed(AngleTransformer(), Angle?.self)
        #sourceLocation()
      case 7:
        partial.safe = try reader.recover { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
      try reader.transformed(AngleTransformer(), Angle?.self)
          #sourceLocation()
        } ?? nil
      case 8:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.needed =
      try reader.transformed(AngleTransformer(), Angle?.self)
        #sourceLocation()
      case 9: try partial.fillObject(mappedKeys_a, first: 16, from: &reader)
      case 10:
        try reader.alternative(1, &partial.mappedAlternative_deep, &partial.deep) {
          reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
          return try reader
                .transformed(AngleTransformer(), Angle?.self)
          #sourceLocation()
        }
      case 11:
        partial.lossy = try reader.elements(.lossy, of: [Angle]?.self) { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
      try reader.transformed(AngleTransformer())
          #sourceLocation()
        }
      case 12:
        partial.loose = try reader.elements([.lossy, .compact], of: [String: [Angle]]?.self) { reader throws(Isomer.ReadingFailure) in
          try reader.elements([.compact, .wrap]) { reader throws(Isomer.ReadingFailure) in
            #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
      try reader.transformed(AngleTransformer())
            #sourceLocation()
          }
        }
      case 13: partial.own = try reader.transformed(mappedReading_own, Angle?.self)
      case 14: partial.half = try reader.transformed(mappedReading_half, Angle?.self)
      case 15: try reader.skipValue()
      case 16:
        try reader.alternative(0, &partial.mappedAlternative_deep, &partial.deep) {
          reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
          return try reader
                .transformed(AngleTransformer(), Angle?.self)
          #sourceLocation()
        }
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.plain = partial.plain.moved()
    self.optional = partial.optional.take()
    if let read = partial.list.take() { self.list = read }
    self.maybe = partial.maybe.take()
    self.unique = partial.unique.take()
    self.byName = partial.byName.take()
    if let read = partial.initial.take() { self.initial = read }
    self.safe = partial.safe.take()
    self.needed = partial.needed.moved()
    self.deep = partial.deep.take()
    self.lossy = partial.lossy.take()
    self.loose = partial.loose.take()
    self.own = partial.own.take()
    self.half = partial.half.take()
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Angled.swift", line: 22)
  private static let mappedReading_own = Isomer
  .readTransformer(.map([1: Angle(degrees: 90), 2: Angle(degrees: 180)]), for: Angle?.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Angled.swift", line: 24)
  private static let mappedReading_half =
 Isomer.readTransformer(.map(["right": Angle(degrees: 90)]), for: Angle?.self)
  #sourceLocation()

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
               writer.member(AngleTransformer(), ",\"plain\":", self.plain)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
             writer.optional(AngleTransformer(), ",\"optional\":", self.optional)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
    writer.member(Isomer
           .ArrayTransformer(AngleTransformer()), ",\"list\":", self.list)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
    writer.optional(Isomer.ArrayTransformer(Isomer
        .OptionalTransformer(AngleTransformer())), ",\"maybe\":", self.maybe)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
    writer.optional(Isomer
             .SetTransformer(AngleTransformer()), ",\"unique\":", self.unique)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
    writer.optional(Isomer.DictionaryTransformer(Isomer
           .ArrayTransformer(AngleTransformer())), ",\"byName\":", self.byName)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
               writer.member(AngleTransformer(), ",\"initial\":", self.initial)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
             writer.optional(AngleTransformer(), ",\"safe\":", self.safe)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
             writer.optional(AngleTransformer(), ",\"needed\":", self.needed, null: .write)
    #sourceLocation()
    do {
      let container = writer.beginContainer(",\"a\":")
      #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
             writer.optional(AngleTransformer(), ",\"b\":", self.deep)
      #sourceLocation()
      writer.endContainer(container)
    }
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
    writer.optional(Isomer
           .ArrayTransformer(AngleTransformer()), ",\"lossy\":", self.lossy)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
    writer.optional(Isomer.DictionaryTransformer(Isomer
           .ArrayTransformer(AngleTransformer())), ",\"loose\":", self.loose)
    #sourceLocation()
    writer.optional(Self.mappedReading_own, ",\"own\":", self.own)
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
             writer.optional(AngleTransformer(), ",\"half\":", self.half)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
               writer.member(AngleTransformer(), ",\"constant\":", self.constant)
    #sourceLocation()
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      plain
      optional
      list
      maybe
      unique
      byName
      initial
      safe
      needed
      deep: a.b
      lossy
      loose
      own
      half
      constant
      """)
  }
}

extension Weighed: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    plain: 33 required
    list: 34
    read: 36
    written
    """, of: "Angled.swift: Weighed")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var plain: Weight? = nil
    var list: [Weight]? = nil
    var read: Weight? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
        partial.plain =
            try reader.transformed(.pounds, Weight.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
        partial.list = try reader.transformed(Isomer
                 .ArrayTransformer(.pounds), [Weight]?.self)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
        partial.read =
            try reader.transformed(.pounds, Weight?.self)
        #sourceLocation()
      case 3: try reader.skipValue()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.plain = partial.plain.moved()
    self.list = partial.list.take()
    self.read = partial.read.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(Self.mappedWriting_plain, ",\"plain\":", self.plain)
    writer.optional(Self.mappedWriting_list, ",\"list\":", self.list)
    writer.member(Self.mappedWriting_written, ",\"written\":", self.written)
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
  private static let mappedWriting_plain =
                        Isomer.writeTransformer(oneWay: WeightTransformer(unit: NSDecimalNumber(1000).doubleValue), for: Weight.self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
  private static let mappedWriting_list =
Isomer.writeTransformer(oneWay: Isomer.ArrayTransformer(WeightTransformer(unit: NSDecimalNumber(1000).doubleValue)), for: [Weight].self)
  #sourceLocation()

  #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
  private static let mappedWriting_written =
                        Isomer.writeTransformer(oneWay: WeightTransformer(unit: NSDecimalNumber(1000).doubleValue), for: Weight.self)
  #sourceLocation()

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    Isomer.PropertyPaths(
      """
      plain
      list
      written
      """)
  }
}

extension AngledPair: Isomer.Readable, Isomer.KeyedReadable, Isomer.KeyedMapping where Other: Isomer.Readable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.second, key: 2, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: Angle? = nil
    var weights: [Weight]? = nil
    var second: Other? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
        partial.first =
      try reader.transformed(AngleTransformer(), Angle.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
        partial.weights = try reader.transformed(Isomer
                 .ArrayTransformer(.pounds), [Weight]?.self)
        #sourceLocation()
      case 2: partial.second = try Other.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.weights = partial.weights.take()
    self.second = partial.second.moved()
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_AngledPair.mappedKeys }
}

extension AngledPair: Isomer.Writable, Isomer.KeyedWritable where Other: Isomer.Writable {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
               writer.member(AngleTransformer(), ",\"first\":", self.first)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
    writer.optional(Isomer
      .writeTransformer(oneWay: Isomer.ArrayTransformer(WeightTransformer(unit: NSDecimalNumber(1000).doubleValue)), for: [Weight].self), ",\"weights\":", self.weights)
    #sourceLocation()
    writer.member(",\"second\":", self.second)
  }
}

private enum MappedKeys_AngledPair {
  static let mappedKeys = Isomer.KeySet(
    """
    first: 44 required
    weights: 45
    second: 46 absent required
    """, of: "Angled.swift: AngledPair")
}

extension Compass.Angle: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 52 required
    """, of: "Angled.swift: Compass.Angle")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
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

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
  }
}

extension Compass.Reading: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    heading: 56 required
    weight: 57
    """, of: "Angled.swift: Compass.Reading")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var heading: Compass.Angle? = nil
    var weight: Weight? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.heading = try Compass.Angle.read(&reader)
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
        partial.weight =
            try reader.transformed(.pounds, Weight?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.heading = partial.heading.moved()
    self.weight = partial.weight.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"heading\":", self.heading)
    writer.optional(Self.mappedWriting_weight, ",\"weight\":", self.weight)
  }

  #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 35)
  private static let mappedWriting_weight =
                        Isomer.writeTransformer(oneWay: WeightTransformer(unit: NSDecimalNumber(1000).doubleValue), for: Weight.self)
  #sourceLocation()
}

extension AngledBase: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == AngledBase.self { return AngledBase.Mapped_AngledBase.self }
    if self is AngledSub.Type { return AngledSub.Mapped_AngledSub.self }
    return AngledBase.Mapped_AngledBase.self
  }
}

extension AngledBase {
  enum Mapped_AngledBase: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AngledBase {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var base: Angle? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
          partial.base =
      try reader.transformed(AngleTransformer(), Angle.self)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AngledBase {
      let mappedArgument_base = partial.base.moved()
      let value = AngledBase(base: mappedArgument_base)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      base: 63 required
      """, of: "Angled.swift: AngledBase")

    static func writeMappedMembers(_ value: AngledBase, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
               writer.member(AngleTransformer(), ",\"base\":", value.base)
      #sourceLocation()
    }
  }
}

extension AngledSub {
  enum Mapped_AngledSub: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AngledSub {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var base: Angle? = nil
      var more: [Angle]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0:
          #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
          partial.base =
      try reader.transformed(AngleTransformer(), Angle.self)
          #sourceLocation()
        case 1:
          #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
          partial.more = try reader.transformed(Isomer
           .ArrayTransformer(AngleTransformer()), [Angle]?.self)
          #sourceLocation()
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AngledSub {
      let mappedArgument_base = partial.base.moved()
      let value = AngledSub(base: mappedArgument_base)
      if let read = partial.more.take() { value.more = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      base: 63 required
      more: 69 default
      """, of: "Angled.swift: AngledSub")

    static func writeMappedMembers(_ value: AngledSub, to writer: inout Isomer.JSONWriter) {
      #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 23)
               writer.member(AngleTransformer(), ",\"base\":", value.base)
      #sourceLocation()
      #sourceLocation(file: "Fixtures/Models/Transformers/Angles.swift", line: 22)
      writer.member(Isomer
           .ArrayTransformer(AngleTransformer()), ",\"more\":", value.more)
      #sourceLocation()
    }
  }
}
