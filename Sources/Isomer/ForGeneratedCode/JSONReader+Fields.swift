// The locations of a composite's fields are recorded, and combined into the transformer's object at
// the end.

/// The locations of the values of a composite's fields found so far.
@_spi(Generated)
public struct FieldPlaces {
  private(set) var places: [Range<Int>?] = []

  /// Creates an empty list.
  public init() {}

  @usableFromInline
  var isEmpty: Bool { places.isEmpty }

  /// Sets a location; the last value of a duplicate key counts.
  mutating func set(_ field: Int, _ place: Range<Int>) {
    while places.count <= field { places.append(nil) }
    places[field] = place
  }
}

@_spi(Generated)
extension JSONReader {
  /// Records the location of a field's value, and skips it.
  @inline(never)
  public mutating func remember(
    _ field: Int, in fields: inout FieldPlaces
  ) throws(ReadingFailure) {
    fields.set(field, try skippedValue())
  }

  /// Reads a composite from the recorded fields; a failure gives the default if there are none, and
  /// nil for an optional if all are null.
  ///
  /// If the closure recovers from a failure, or for an update, null in all fields is nil at once.
  @inlinable
  public mutating func compose<Slot>(
    _ slot: inout Slot?, of places: FieldPlaces, _ names: FieldNames, hasDefault: Bool = false,
    isOptional: Bool = false, isRecovered: Bool = false, isUpdate: Bool = false,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Slot?
  ) throws(ReadingFailure) {
    if isUpdate, places.isEmpty { return }
    if isOptional, isUpdate || isRecovered, isNull(places, names) {
      slot = Self.null(as: Slot.self)
      return
    }
    let text = text(of: places, names, isListing: collector != nil)
    let notes = noteCount
    switch try part(text, read) {
    case .success(let value): slot = value
    case .failure(let failure):
      if hasDefault, places.isEmpty { return forget(after: notes) }
      if isOptional, isNull(places, names) {
        slot = Self.null(as: Slot.self)
        return forget(after: notes)
      }
      throw placed(failure, in: text, orListing: places, names)
    }
  }

  /// Returns null as a value of an optional type or of a `PropertyChange`; nil for any other type.
  @usableFromInline
  static func null<Slot>(as type: Slot.Type) -> Slot? {
    if let states = type as? any ThreeStates.Type { return states.nullValue as? Slot }
    var null: Slot?
    _ = Isomer.fillAbsent(&null)
    return null
  }

  @usableFromInline
  func isNull(_ places: FieldPlaces, _ names: FieldNames) -> Bool {
    places.places.count == names.names.count
      && places.places.allSatisfy { $0.map { bytes($0).first == Byte.lowerN } ?? false }
  }

  @usableFromInline
  func text(
    of places: FieldPlaces, _ names: FieldNames, isListing: Bool
  ) -> PiecedText {
    var text = PiecedText(isListing: isListing, fields: names)
    for (field, place) in places.places.enumerated() {
      guard let place else { continue }
      append(place, key: names.keys[field], to: &text)
    }
    text.close(Byte.openBrace, Byte.closeBrace, at: cursor)
    return text
  }

  @inline(never) @usableFromInline
  mutating func placed(
    _ failure: ReadingFailure, in text: PiecedText, orListing places: FieldPlaces,
    _ names: FieldNames
  ) -> ReadingFailure {
    let listed = collector == nil ? self.text(of: places, names, isListing: true) : text
    return listed.placed(failure, &details)
  }

  @usableFromInline
  mutating func forget(after notes: Int) {
    collector?.forget(after: notes)
    details = FailureDetails()
  }
}
