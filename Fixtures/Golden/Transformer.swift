// Transformers convert values in one or both directions.
// The models are in Transforming.swift.

extension Transformed: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var origin: Point? = nil
    var target: Point? = nil
    var seconds: Date? = nil
    var milliseconds: Date? = nil
    var day: Date? = nil
    var shout: String? = nil
    var words: [String]? = nil
    var safe: Point? = nil
    var fallback: Point? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 30)
        partial.origin = try reader
      .transformed(PointTransformer(), Point.self)
        #sourceLocation()
      case 1:
        #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 32)
        partial.target = try reader
      .transformed(PointTransformer(), Point?.self)
        #sourceLocation()
      case 2:
        #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 34)
        partial.seconds = try reader
      .transformed(.secondsSince1970, Date.self)
        #sourceLocation()
      case 3:
        #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 36)
        partial.milliseconds = try reader
      .transformed(.millisecondsSince1970, Date?.self)
        #sourceLocation()
      case 4: partial.day = try reader.transformed(mappedReading_day, Date?.self)
      case 5:
        #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 40)
        partial.shout =
 try reader.transformed(Uppercasing(), String.self)
        #sourceLocation()
      case 6:
        #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 42)
        partial.words = try reader
      .transformed(.custom(
       read: { (text: String) in text.split(separator: " ").map(String.init) },
       write: { $0.joined(separator: " ") }), [String].self)
        #sourceLocation()
      case 7:
        partial.safe = try reader.recover { reader throws(Isomer.ReadingFailure) in
          #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 46)
          try reader
      .transformed(PointTransformer(), Point?.self)
          #sourceLocation()
        } ?? nil
      case 8:
        #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 48)
        partial.fallback = try reader
      .transformed(PointTransformer(), Point?.self)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.origin = partial.origin.moved()
    self.target = partial.target.take()
    self.seconds = partial.seconds.moved()
    self.milliseconds = partial.milliseconds.take()
    self.day = partial.day.take()
    self.shout = partial.shout.moved()
    self.words = partial.words.moved()
    self.safe = partial.safe.take()
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 49)
     self.fallback = partial.fallback.take() ?? Point(x: 0, y: 0)
    #sourceLocation()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    origin: = required
    target: =
    seconds: = required
    milliseconds: =
    day: =
    shout: = required
    words: = required
    safe: =
    fallback: = default
    """, of: "Transforming.swift: Transformed")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 31)
     writer.member(PointTransformer(), ",\"origin\":", self.origin)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 33)
   writer.optional(PointTransformer(), ",\"target\":", self.target)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 35)
     writer.member(.secondsSince1970, ",\"seconds\":", self.seconds)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 37)
   writer.optional(.millisecondsSince1970, ",\"milliseconds\":", self.milliseconds)
    #sourceLocation()
    writer.optional(Self.mappedReading_day, ",\"day\":", self.day)
    writer.member(",\"shout\":", self.shout)
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 43)
     writer.member(.custom(
       read: { (text: String) in text.split(separator: " ").map(String.init) },
       write: { $0.joined(separator: " ") }), ",\"words\":", self.words)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 47)
   writer.optional(PointTransformer(), ",\"safe\":", self.safe)
    #sourceLocation()
    #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 49)
     writer.member(PointTransformer(), ",\"fallback\":", self.fallback)
    #sourceLocation()
  }

  #sourceLocation(file: "Fixtures/Models/Transforming.swift", line: 38)
  private static let mappedReading_day = Isomer
  .readTransformer(.dateFormat("yyyy-MM-dd"), for: Date?.self)
  #sourceLocation()
}
