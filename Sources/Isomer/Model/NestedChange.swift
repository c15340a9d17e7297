/// What a document, or a newer value, says about an optional model whose own changes are known.
///
/// `Changes` has it for an optional property with `merge: .deep` whose type derives `.changes`:
///
/// ```swift
/// old.changes(to: new).author      // .changes(Author.Changes(name: "Mona"), whole: nil)
/// ```
public indirect enum NestedChange<Model, Changes> {
  /// Nothing is said: the property stays as it is.
  case absent
  /// Null: nil.
  case null
  /// A model where none was.
  case value(Model)
  /// Changes of the model that is there.
  ///
  /// Read from a document, they come with the whole model if the document is complete: it is taken
  /// where none is there.
  case changes(Changes, whole: Model?)

  /// Whether nothing is said.
  @inlinable
  public var isAbsent: Bool { if case .absent = self { true } else { false } }
}

extension NestedChange: Sendable where Model: Sendable, Changes: Sendable {}
extension NestedChange: Equatable where Model: Equatable, Changes: Equatable {}
extension NestedChange: Hashable where Model: Hashable, Changes: Hashable {}

extension NestedChange: Readable where Model: Readable, Changes: Readable {
  /// Reads changes, or null.
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
  /// What is absent has no place in a list, and is null there.
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
