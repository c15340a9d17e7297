/// Returns the change of a property.
@_spi(Generated)
@inlinable
public func change<Property: Equatable>(of own: Property, to new: Property) -> PropertyChange<
  Property
> {
  own == new ? .absent : .value(new)
}

/// Returns the change of an optional property.
@_spi(Generated)
@inlinable
public func optionalChange<Property: Equatable>(
  of own: Property?, to new: Property?
) -> PropertyChange<Property> {
  own == new ? .absent : PropertyChange(new)
}

/// Returns the change of a property that is a `PropertyChange` itself; it cannot become absent again.
@_spi(Generated)
@inlinable
public func change<Property: Equatable>(
  of own: PropertyChange<Property>, replacedBy new: PropertyChange<Property>
) -> PropertyChange<Property> {
  own == new ? .absent : new
}

/// Returns the change of an optional model.
@_spi(Generated)
public func nestedChange<Model, Changes>(
  of own: Model?, to new: Model?, isEmpty: (Changes) -> Bool, by changes: (Model, Model) -> Changes
) -> NestedChange<Model, Changes> {
  guard let new else { return own == nil ? .absent : .null }
  guard let own else { return .value(new) }
  let changes = changes(own, new)
  return isEmpty(changes) ? .absent : .changes(changes, whole: nil)
}

/// Returns the error of changes between two objects, if either belongs to a subclass.
@_spi(Generated)
public func uncompared(_ subclass: AnyObject.Type, in compared: AnyObject.Type) -> MappingError {
  MappingError(
    .notRepresentable, reason: "changes of '\(compared)' do not contain those of '\(subclass)'")
}

/// Returns the changes of unknown keys; null represents a removed key.
@_spi(Generated)
public func change(of own: [String: JSONValue], to new: [String: JSONValue]) -> [String: JSONValue]
{
  var changes: [String: JSONValue] = [:]
  for (key, value) in new where own[key] != value { changes[key] = value }
  for key in own.keys where new[key] == nil { changes[key] = .null }
  return changes
}

/// Returns unknown keys updated with newer ones; null removes a key.
@_spi(Generated)
public func changed(_ own: [String: JSONValue], by newer: [String: JSONValue]) -> [String:
  JSONValue]
{
  own.merging(newer) { $1 }.filter { newer[$0.key] != .null }
}

@_spi(Generated)
extension PropertyChange {
  /// The value that an update would read for a non-optional property; null means the default.
  @inlinable
  public var read: Wrapped? { wrapped }

  /// The value that an update would read for an optional property.
  @inlinable
  public var optionalRead: Wrapped?? { isAbsent ? nil : .some(wrapped) }

  /// True for null.
  @inlinable
  public var isNull: Bool { if case .null = self { true } else { false } }
}

@_spi(Generated)
extension NestedChange {
  /// Returns the value of an update; changes of a missing model create it.
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

protocol ThreeStates {
  static var nullValue: Self { get }
}

extension PropertyChange: ThreeStates {
  static var nullValue: PropertyChange { .null }
}

extension JSONReader {
  /// Reads a value; if it is invalid, skips it and returns nil, without a note.
  mutating func recoverSilently<Value>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Value
  ) throws(ReadingFailure) -> Value? {
    let start = position
    let notes = noteCount
    do throws(ReadingFailure) {
      let value = try read(&self)
      try rejectFaults(after: notes)
      return value
    } catch {
      rewind(to: start)
      try skipAgain()
      collector?.forget(after: notes)
      details = FailureDetails()
      return nil
    }
  }
}
