import Isomer

/// The range of a part of a text: `[31, 54]`.
struct Indices: Equatable {
  let start: UInt8
  let end: UInt8
}

/// A point on the map, longitude first: `[-65.6, 43.4]`.
struct Position: Equatable {
  let longitude: Double
  let latitude: Double
}

extension Indices: Codable {
  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    start = try elements.decode(UInt8.self)
    end = try elements.decode(UInt8.self)
  }

  func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    try elements.encode(start)
    try elements.encode(end)
  }
}

extension Position: Codable {
  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    longitude = try elements.decode(Double.self)
    latitude = try elements.decode(Double.self)
  }

  func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    try elements.encode(longitude)
    try elements.encode(latitude)
  }
}

extension Indices: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Indices {
    guard try reader.beginArray() else { throw reader.invalid("two numbers") }
    let start = try UInt8.read(&reader)
    guard try reader.nextElement() else { throw reader.invalid("two numbers") }
    let end = try UInt8.read(&reader)
    if try reader.nextElement() { throw reader.invalid("two numbers") }
    return Indices(start: start, end: end)
  }

  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.element(start)
      writer.element(end)
    }
  }
}

extension Position: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Position {
    guard try reader.beginArray() else { throw reader.invalid("two numbers") }
    let longitude = try reader.readDouble()
    guard try reader.nextElement() else { throw reader.invalid("two numbers") }
    let latitude = try reader.readDouble()
    if try reader.nextElement() { throw reader.invalid("two numbers") }
    return Position(longitude: longitude, latitude: latitude)
  }

  func write(to writer: inout JSONWriter) {
    writer.array { writer in
      writer.element(longitude)
      writer.element(latitude)
    }
  }
}
