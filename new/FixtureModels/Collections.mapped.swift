// Generated from Collections.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Collections: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    matrix: 7 required
    byName: 8 required
    byNumber: 9 required
    byLevel: 10 required
    byCode: 11 required
    tags: 12 required
    sparse: 13 required
    deep: 14 required
    optionalList: 15
    anything: 16 required
    labelled: 17 required
    """, of: "Collections.swift: Collections")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var matrix: [[Double]]? = nil
    var byName: [String: [Label]]? = nil
    var byNumber: [Int: String]? = nil
    var byLevel: [Level: Int]? = nil
    var byCode: [Code: Int]? = nil
    var tags: Set<String>? = nil
    var sparse: [Int?]? = nil
    var deep: [String: [String: [Int]?]]? = nil
    var optionalList: [Label]? = nil
    var anything: Value? = nil
    var labelled: Dictionary<String, Array<Label>>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.matrix = try [[Double]].read(&reader)
      case 1: partial.byName = try [String: [Label]].read(&reader)
      case 2: partial.byNumber = try [Int: String].read(&reader)
      case 3: partial.byLevel = try [Level: Int].read(&reader)
      case 4: partial.byCode = try [Code: Int].read(&reader)
      case 5: partial.tags = try Set<String>.read(&reader)
      case 6: partial.sparse = try [Int?].read(&reader)
      case 7: partial.deep = try [String: [String: [Int]?]].read(&reader)
      case 8: partial.optionalList = try [Label]?.read(&reader)
      case 9: partial.anything = try Value.read(&reader)
      case 10: partial.labelled = try Dictionary<String, Array<Label>>.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.matrix = partial.matrix.moved()
    self.byName = partial.byName.moved()
    self.byNumber = partial.byNumber.moved()
    self.byLevel = partial.byLevel.moved()
    self.byCode = partial.byCode.moved()
    self.tags = partial.tags.moved()
    self.sparse = partial.sparse.moved()
    self.deep = partial.deep.moved()
    self.optionalList = partial.optionalList.take()
    self.anything = partial.anything.moved()
    self.labelled = partial.labelled.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"matrix\":", self.matrix)
    writer.member(",\"byName\":", self.byName)
    writer.member(",\"byNumber\":", self.byNumber)
    writer.member(",\"byLevel\":", self.byLevel)
    writer.member(",\"byCode\":", self.byCode)
    writer.member(",\"tags\":", self.tags)
    writer.member(",\"sparse\":", self.sparse)
    writer.member(",\"deep\":", self.deep)
    writer.optional(",\"optionalList\":", self.optionalList)
    writer.member(",\"anything\":", self.anything)
    writer.member(",\"labelled\":", self.labelled)
  }
}

extension Lossy: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    labels: 29 required
    numbers: 31 required
    counts: 33 required
    maybe: 35
    defaulted: 37 default
    """, of: "Collections.swift: Lossy")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var labels: [Label]? = nil
    var numbers: Set<Int>? = nil
    var counts: [String: Int]? = nil
    var maybe: [Int]? = nil
    var defaulted: [Int]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.labels = try reader.elements(.lossy, of: [Label].self)
      case 1: partial.numbers = try reader.elements(.lossy, of: Set<Int>.self)
      case 2: partial.counts = try reader.elements(.lossy, of: [String: Int].self)
      case 3: partial.maybe = try reader.elements(.lossy, of: [Int]?.self)
      case 4: partial.defaulted = try reader.elements(.lossy, of: [Int]?.self)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.labels = partial.labels.moved()
    self.numbers = partial.numbers.moved()
    self.counts = partial.counts.moved()
    self.maybe = partial.maybe.take()
    #sourceLocation(file: "Fixtures/Models/Basics/Collections.swift", line: 35)
    self.defaulted =
            partial.defaulted.take() ?? []
    #sourceLocation()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"labels\":", self.labels)
    writer.member(",\"numbers\":", self.numbers)
    writer.member(",\"counts\":", self.counts)
    writer.optional(",\"maybe\":", self.maybe)
    writer.member(",\"defaulted\":", self.defaulted)
  }
}
