// The compiler selects the overload by the property's type; without an existing value, all of them
// read a new one.
@_spi(Generated)
extension JSONReader {
  /// Reads a new value in place of one that cannot be updated.
  @_disfavoredOverload
  @inlinable
  public mutating func updating<Model: Readable>(
    _ own: Model?, _: Model.Type, _ rules: ElementRules = []
  ) throws(ReadingFailure) -> Model {
    try Model.read(&self)
  }

  /// Updates a model; an object keeps its identity.
  @inlinable
  public mutating func updating<Model: Updatable>(
    _ own: Model?, _: Model.Type, _ rules: ElementRules = []
  ) throws(ReadingFailure) -> Model {
    guard let own else { return try Model.read(&self) }
    return try attempting { reader throws(ReadingFailure) in
      var updated = own
      try updated.update(from: &reader)
      return updated
    }
  }

  /// Replaces the elements with the same identities, and appends the others.
  public mutating func updating<Element: Readable & IdentifiedModel>(
    _ own: [Element]?, _: [Element].Type, _ rules: ElementRules = []
  ) throws(ReadingFailure) -> [Element] {
    let newer = try hashable { reader throws(ReadingFailure) in
      try reader.collection([Element].self, rules)
    }
    guard var elements = own else { return newer }
    elements.upsert(replacing: newer)
    return elements
  }

  /// Updates the elements with the same identities, and appends the others.
  public mutating func updating<Element: IdentityReadable & Updatable>(
    _ own: [Element]?, _: [Element].Type, _ rules: ElementRules = []
  ) throws(ReadingFailure) -> [Element] {
    guard let own else { return try collection([Element].self, rules) }
    var known = KnownElements(own)
    return try attempting { reader throws(ReadingFailure) in
      _ = try reader.elements(rules, of: [Void].self) { reader throws(ReadingFailure) in
        let identity = try Element.mappedIdentity(in: &reader)
        guard let place = identity.flatMap({ known.positions[$0] }) else {
          return known.append(try Element.read(&reader))
        }
        known.elements[place] = try reader.updating(known.elements[place], Element.self)
      }
      return known.elements
    }
  }

  /// Replaces the values with the same keys, and adds the others.
  public mutating func updating<Key: MappableKey, Value: Readable>(
    _ own: [Key: Value]?, _: [Key: Value].Type, _ rules: ElementRules = []
  ) throws(ReadingFailure) -> [Key: Value] {
    let newer = try collection([Key: Value].self, rules)
    return own?.merging(newer) { _, newer in newer } ?? newer
  }

  /// Updates the values with the same keys, and adds the others.
  public mutating func updating<Key: MappableKey, Value: Updatable>(
    _ own: [Key: Value]?, _: [Key: Value].Type, _ rules: ElementRules = []
  ) throws(ReadingFailure) -> [Key: Value] {
    guard var values = own, try peekKind() == .object else {
      return try collection([Key: Value].self, rules)
    }
    return try attempting { reader throws(ReadingFailure) in
      try reader.forEachMember(rules) { reader throws(ReadingFailure) in
        let key = try reader.hashableKey(Key.self)
        if rules.contains(.compact), try reader.readNull() { return }
        values[key] = try reader.updating(values[key], Value.self)
      }
      return values
    }
  }

  private mutating func collection<Elements: ElementCollection & Readable>(
    _: Elements.Type, _ rules: ElementRules
  ) throws(ReadingFailure) -> Elements where Elements.ReadElement: Readable {
    rules.isEmpty ? try Elements.read(&self) : try elements(rules, of: Elements.self)
  }

  /// Reads a value; returns nil for null.
  @inlinable
  public mutating func unlessNull<Value>(
    _: Value.Type, _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value? {
    try readNull() ? nil : try read(&self)
  }

  /// Reads a value that may not be null.
  @inlinable
  public mutating func nonNull<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value {
    if mayBeNull, try readNull() { throw refusedNull(read) }
    return try read(&self)
  }

  /// Returns the failure for the null just read; that of the type, if it has one.
  @inline(never) @usableFromInline
  mutating func refusedNull<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) -> ReadingFailure {
    cursor -= 4
    let start = position
    do throws(ReadingFailure) {
      _ = try read(&self)
    } catch {
      return error
    }
    rewind(to: start)
    return invalid("a value other than null")
  }

  /// Reads a value and changes its objects at once, for a check that uses them.
  @inlinable
  public mutating func applied<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value {
    let value = try read(&self)
    try applyChanges()
    return value
  }

  /// Returns the value of a key of the next object without moving the reader; nil if it is missing.
  @inline(never)
  public mutating func lookUp<Value>(
    _ path: TagPath, _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value? {
    guard token() == Byte.openBrace else { return nil }
    return try peek(path) { reader throws(ReadingFailure) in try reader.hashable(read) }
  }
}

/// A model whose identity can be read before the rest of it.
@_spi(Generated)
public protocol IdentityReadable: IdentifiedModel, Readable {
  /// Returns the identity of the next object without moving the reader; nil if it is missing.
  static func mappedIdentity(
    in reader: inout JSONReader
  ) throws(ReadingFailure) -> MappedIdentity?
}

/// Returns whether an update has a value for a constant, whose whole value is then replaced.
@_spi(Generated)
public func differs<Property>(_ read: Property?, _ own: Property) -> Bool { read != nil }

/// Returns whether an update has a different value for a constant.
@_spi(Generated)
public func differs<Property: Equatable>(_ read: Property?, _ own: Property) -> Bool {
  read.map { Property.self == String.self && hashesSlowly($0) || $0 != own } ?? false
}
