// Generated from Geometry.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension FeatureCollection: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type: 4 required
    features: 5 required
    """, of: "Geometry.swift: FeatureCollection")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var type: GeometryKind? = nil
    var features: [Feature]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.type = try GeometryKind.read(&reader)
      case 1: partial.features = try [Feature].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.type = partial.type.moved()
    self.features = partial.features.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"type\":", self.type)
    writer.member(",\"features\":", self.features)
  }
}

extension Feature: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type: 11 required
    properties: 12 required
    geometry: 13 required
    """, of: "Geometry.swift: Feature")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var type: GeometryKind? = nil
    var properties: [String: String]? = nil
    var geometry: Geometry? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.type = try GeometryKind.read(&reader)
      case 1: partial.properties = try [String: String].read(&reader)
      case 2: partial.geometry = try Geometry.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.type = partial.type.moved()
    self.properties = partial.properties.moved()
    self.geometry = partial.geometry.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"type\":", self.type)
    writer.member(",\"properties\":", self.properties)
    writer.member(",\"geometry\":", self.geometry)
  }
}

extension Geometry: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type: 19 required
    coordinates: 20 required
    """, of: "Geometry.swift: Geometry")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var type: GeometryKind? = nil
    var coordinates: [[Position]]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.type = try GeometryKind.read(&reader)
      case 1:
        #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Geometry.swift", line: 20)
        partial.coordinates = try [[Position]].read(&reader)
        #sourceLocation()
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.type = partial.type.moved()
    self.coordinates = partial.coordinates.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"type\":", self.type)
    #sourceLocation(file: "Tests/Performance/Sources/isomer-bench/Models/Geometry.swift", line: 20)
    writer.member(",\"coordinates\":", self.coordinates)
    #sourceLocation()
  }
}

extension GeometryKind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "FeatureCollection": return .featureCollection
    case "Feature": return .feature
    case "Polygon": return .polygon
    default: throw reader.unknownCase("one of \"FeatureCollection\", \"Feature\", \"Polygon\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .featureCollection: writer.raw("\"FeatureCollection\"")
    case .feature: writer.raw("\"Feature\"")
    case .polygon: writer.raw("\"Polygon\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
