// What generated code calls to compare two values and to apply what came of it.

/// What became of a property.
@_spi(Generated)
@inlinable
public func change<Property: Equatable>(of own: Property, to new: Property) -> Change<Property> {
  own == new ? .absent : .value(new)
}

/// What became of a property that may be nil.
@_spi(Generated)
@inlinable
public func optionalChange<Property: Equatable>(
  of own: Property?, to new: Property?
) -> Change<Property> {
  own == new ? .absent : Change(new)
}

/// What became of a property that has three states itself: it cannot be made absent again.
@_spi(Generated)
@inlinable
public func change<Property: Equatable>(
  of own: Change<Property>, replacedBy new: Change<Property>
) -> Change<Property> {
  own == new ? .absent : new
}

/// What became of a model that may be nil.
@_spi(Generated)
public func nestedChange<Model, Changes>(
  of own: Model?, to new: Model?, isEmpty: (Changes) -> Bool, by changes: (Model, Model) -> Changes
) -> NestedChange<Model, Changes> {
  guard let new else { return own == nil ? .absent : .null }
  guard let own else { return .value(new) }
  let changes = changes(own, new)
  return isEmpty(changes) ? .absent : .changes(changes, whole: nil)
}

/// What became of unknown keys; null stands for one that is there no more.
@_spi(Generated)
public func change(of own: [String: Value], to new: [String: Value]) -> [String: Value] {
  var changes: [String: Value] = [:]
  for (key, value) in new where own[key] != value { changes[key] = value }
  for key in own.keys where new[key] == nil { changes[key] = .null }
  return changes
}

/// Unknown keys with newer ones in their place; null takes a key away.
@_spi(Generated)
public func changed(_ own: [String: Value], by newer: [String: Value]) -> [String: Value] {
  own.merging(newer) { $1 }.filter { newer[$0.key] != .null }
}

@_spi(Generated)
extension Change {
  /// What an update would have read for a property that is never nil; null is for the default.
  @inlinable
  public var read: Wrapped? { wrapped }

  /// What an update would have read for a property that may be nil.
  @inlinable
  public var optionalRead: Wrapped?? { isAbsent ? nil : .some(wrapped) }

  /// Whether it says null.
  @inlinable
  public var isNull: Bool { if case .null = self { true } else { false } }
}

@_spi(Generated)
extension NestedChange {
  /// The value of an update: the changes of a model that does not exist create it.
  public func read<Failure: Error>(
    for own: Model?, by apply: (inout Model, Changes) throws(Failure) -> Void
  ) throws(Failure) -> Model?? {
    switch self {
    case .absent: return nil
    case .null: return .some(nil)
    case .value(let model): return .some(model)
    case .changes(let changes, let whole):
      guard var changed = own else { return whole.map { .some($0) } }
      try apply(&changed, changes)
      return .some(changed)
    }
  }
}

/// A type of which null is a value of its own.
protocol ThreeStates {
  /// Null.
  static var nullValue: Self { get }
}

extension Change: ThreeStates {
  static var nullValue: Change { .null }
}

extension JSONReader {
  /// Reads a value that need not be one; nothing is noted of it.
  mutating func recoverSilently<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value? {
    let start = position
    let notes = noteCount
    do throws(ReadingFailure) {
      return try read(&self)
    } catch {
      rewind(to: start)
      try skipValue()
      collector?.forget(after: notes)
      details = FailureDetails()
      return nil
    }
  }
}
