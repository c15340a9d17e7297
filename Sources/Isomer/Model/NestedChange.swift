/// A change of an optional model whose type has changes of its own.
///
/// `Changes` uses it for an optional property with `merge: .deep` whose type derives `.changes`:
///
/// ```swift
/// old.changes(to: new).author
/// // .changes(Author.Changes(name: "Mona"), whole: nil)
/// ```
public indirect enum NestedChange<Model, Changes> {
  /// No change: the property keeps its value.
  case absent
  /// Null: the property becomes nil.
  case null
  /// A model for a property that was nil.
  case value(Model)
  /// Changes of the existing model.
  ///
  /// Changes read from a complete document include the whole model, for a property that is nil.
  case changes(Changes, whole: Model?)

  /// True if there is no change.
  @inlinable
  public var isAbsent: Bool { if case .absent = self { true } else { false } }
}

extension NestedChange: Sendable where Model: Sendable, Changes: Sendable {}
extension NestedChange: Equatable where Model: Equatable, Changes: Equatable {}
extension NestedChange: Hashable where Model: Hashable, Changes: Hashable {}

extension NestedChange: Readable where Model: Readable, Changes: Readable {
  /// Reads changes or null.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> NestedChange {
    if try reader.readNull() { return .null }
    let start = reader.position
    let whole = try reader.recoverSilently { reader throws(ReadingFailure) in
      try Model.read(&reader)
    }
    try reader.revisit(start)
    return .changes(try Changes.read(&reader), whole: whole)
  }
}

extension NestedChange: Writable where Model: Writable, Changes: Writable {
  /// Writes the changes, the model or null.
  ///
  /// An absent change is written as null in an array.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .absent, .null: writer.writeNull()
    case .value(let model): model.write(to: &writer)
    case .changes(let changes, _): changes.write(to: &writer)
    }
  }
}

extension NestedChange: CustomStringConvertible {
  /// `absent`, `null`, the model, or its changes.
  public var description: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .value(let model): DescriptionText.text(of: model)
    case .changes(let changes, _): DescriptionText.text(of: changes)
    }
  }
}
