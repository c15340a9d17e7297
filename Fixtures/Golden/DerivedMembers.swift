// Equality, hash, copy and description are derived.
// The models are in Deriving.swift.

extension Stamp: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var text: String? = nil
    var ink: Double? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.text = try String.read(&reader)
      case 1: partial.ink = try Double?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.text = partial.text.moved()
    if let read = partial.ink.take() { self.ink = read }
  }

  static let mappedKeys = Isomer.KeySet(
    """
    text: = required
    ink: = default
    """, of: "Deriving.swift: Stamp")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"text\":", self.text)
    writer.member(",\"ink\":", self.ink)
  }
}

extension Stamp: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.text == right.text else { return false }
    return true
  }
}

extension Stamp {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.text)
  }
}

extension Stamp {
  var description: String {
    var text = Isomer.DescriptionText("Stamp")
    text.add("text", self.text)
    return text.finished
  }
}

extension Pair: Isomer.Readable, Isomer.KeyedMapping where First: Isomer.Readable, Second: Isomer.Readable, Second.ID: Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    var missingKeys = try partial.fill(mappedKeys, from: &reader)
    if missingKeys != 0 {
      reader.fillAbsent(&partial.first, key: 0, of: &missingKeys, in: mappedKeys)
    }
    try reader.require(missingKeys, of: mappedKeys)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var first: First? = nil
    var second: [Second]? = nil
    var index: [Second.ID: First]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.first = try First.read(&reader)
      case 1: partial.second = try [Second]?.read(&reader)
      case 2: partial.index = try [Second.ID: First]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.first = partial.first.moved()
    self.second = partial.second.take()
    if let read = partial.index.take() { self.index = read }
  }

  static var mappedKeys: Isomer.KeySet { MappedKeys_Pair.mappedKeys }
}

extension Pair: Isomer.Writable, Isomer.KeyedWritable where First: Isomer.Writable, Second: Isomer.Writable, Second.ID: Isomer.MappableKey {
  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"first\":", self.first)
    writer.optional(",\"second\":", self.second)
    writer.member(",\"index\":", self.index)
  }
}

extension Pair: Equatable where First: Equatable, Second: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.first == right.first else { return false }
    guard left.second == right.second else { return false }
    guard left.index == right.index else { return false }
    return true
  }
}

extension Pair: Hashable where First: Hashable, Second: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.first)
    hasher.combine(self.second)
    hasher.combine(self.index)
  }
}

extension Pair: Isomer.Copying {
  func copy() -> Self { self }
}

extension Pair: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Pair")
    text.add("first", self.first)
    text.add("second", self.second)
    text.add("index", self.index)
    return text.finished
  }
}

private enum MappedKeys_Pair {
  static let mappedKeys = Isomer.KeySet(
    """
    first: = absent required
    second: =
    index: = default
    """, of: "Deriving.swift: Pair")
}
