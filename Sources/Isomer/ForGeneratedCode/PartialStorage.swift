/// The values of an object that is being read.
@_spi(Generated)
public protocol PartialStorage: ~Copyable {
  /// Creates a storage without values.
  init()
  /// Reads the value of a key; `KeySet.unknown` is the index of all keys that are not in the key set.
  static func read(
    _ key: Int, into partial: inout Self, from reader: inout JSONReader
  ) throws(ReadingFailure)
}

@_spi(Generated)
extension JSONReader {
  /// Throws if required keys of an object are missing, which are given as bits.
  @_alwaysEmitIntoClient
  public mutating func require(_ missing: UInt64, of set: KeySet) throws(ReadingFailure) {
    if missing != 0 { throw set.failure(missing: missing, &self) }
  }

  /// Throws if errors of an update are recorded, which requires no keys.
  @inline(never)
  public mutating func requireNone(_ postponed: UInt64) throws(ReadingFailure) {
    if postponed != 0 { throw ReadingFailure(.consequence, at: cursor) }
  }
}

@_spi(Generated)
extension PartialStorage where Self: ~Copyable {
  // Not an initializer, which would move the whole storage once it is filled.
  /// Reads the members of an object; throws if a required key is missing.
  @_alwaysEmitIntoClient
  public mutating func fillRequired(
    _ set: KeySet, from reader: inout JSONReader
  ) throws(ReadingFailure) {
    try reader.require(fill(set, from: &reader), of: set)
  }

  // The loops do not continue after a failure, which would need more registers; the same function is
  // called again.

  // Only generated code uses it. Inlined into the reading of each model, it would need a fifth more
  // code.
  /// Reads the members of an object; returns the required keys that are missing, as bits.
  @_alwaysEmitIntoClient @inline(never) @discardableResult
  public mutating func fill(
    _ set: KeySet, from reader: inout JSONReader
  ) throws(ReadingFailure) -> UInt64 {
    var missing = set.required
    var next = try reader.firstKey(of: set)
    let slots = reader.slots(of: set)
    do throws(ReadingFailure) {
      while let key = next {
        missing &= ~(1 &<< UInt64(truncatingIfNeeded: key))
        try Self.read(key, into: &self, from: &reader)
        next = try reader.nextKey(of: set, after: key, in: slots)
      }
      return missing
    } catch {
      return try reader.rest(passingOver: error, missing) { reader throws(ReadingFailure) in
        try fill(set, from: &reader)
      }
    }
  }

  // Not one function with `fill`: a common one, inlined into both, made the generated code of models
  // 6 % larger.
  /// Reads the members of an object that is read again for flattened values.
  @_alwaysEmitIntoClient @inline(never) @discardableResult
  public mutating func fillRevisited(
    _ set: KeySet, from reader: inout JSONReader
  ) throws(ReadingFailure) -> UInt64 {
    var missing = set.required
    var next = try reader.firstKey(of: set)
    let slots = reader.slots(of: set)
    do throws(ReadingFailure) {
      while let key = next {
        missing &= ~(1 &<< UInt64(truncatingIfNeeded: key))
        let start = reader.position
        try Self.read(key, into: &self, from: &reader)
        reader.endValue(from: start)
        next = try reader.nextKey(of: set, after: key, in: slots)
      }
      return missing
    } catch {
      return try reader.rest(passingOver: error, missing) { reader throws(ReadingFailure) in
        try fillRevisited(set, from: &reader)
      }
    }
  }

  /// Reads the members of an object inside the model's own one, unless it is null; `first` is the
  /// number of its first key in the storage.
  @_alwaysEmitIntoClient @inline(never)
  public mutating func fillObject(
    _ set: KeySet, first: Int, from reader: inout JSONReader
  ) throws(ReadingFailure) {
    if try reader.readNull() { return }
    var next = try reader.firstKey(of: set)
    let slots = reader.slots(of: set)
    do throws(ReadingFailure) {
      while let key = next {
        try Self.read(key < 0 ? key : first &+ key, into: &self, from: &reader)
        next = try reader.nextKey(of: set, after: key, in: slots)
      }
    } catch {
      _ = try reader.rest(passingOver: error) { reader throws(ReadingFailure) in
        try fillObject(set, first: first, from: &reader)
        return 0
      }
    }
  }

  /// Reads the members of an object that is only searched for unknown keys, and may be any value.
  @_alwaysEmitIntoClient @inline(never)
  public mutating func fillAnyObject(
    _ set: KeySet, first: Int, from reader: inout JSONReader
  ) throws(ReadingFailure) {
    guard try reader.peekKind() == .object else { return try reader.skipValue() }
    try fillObject(set, first: first, from: &reader)
  }
}
