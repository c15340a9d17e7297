#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The value at a location in a tree.
extension JSONValue {
  /// Accesses the value at a path in text form; nil if there is none or the text is not a path.
  ///
  /// ```swift
  /// value["user.login"]           // key login of the object at user
  /// value["items[0].id"]          // key id of the first element of items
  /// value["a\\.b"]                // the key a.b
  /// value["user.name"] = "Mona"   // set; adds the object user if it is missing
  /// value["user.email"] = nil     // removed; .null would set it to null
  /// ```
  ///
  /// Setting follows the rules of ``subscript(_:)-(ValuePath)``; a text that is not a path changes
  /// nothing. For arbitrary keys, create a ``ValuePath`` or use ``subscript(key:)``.
  public subscript(path: String) -> JSONValue? {
    get { ValuePath(path).flatMap { self[$0] } }
    set {
      if let path = ValuePath(path) { self[path] = newValue }
    }
  }

  /// Accesses the value at a path; nil if there is none.
  ///
  /// ```swift
  /// var value: JSONValue = ["tags": ["a"]]
  /// value["user.login"] = "x"     // {"tags":["a"],"user":{"login":"x"}}
  /// value["tags[0]"] = "b"        // {"tags":["b"],…}
  /// value["tags[1]"] = "c"        // {"tags":["b","c"],…}
  /// value["tags[7]"] = "d"        // no change: the index is out of range
  /// value["user"] = nil           // {"tags":["b","c"]}
  /// ```
  ///
  /// Setting a value creates missing containers on the path, where `null` counts as missing: an
  /// object for a key, an array for the index 0. An index replaces an element or, if it is the
  /// number of elements, appends one. Setting nil removes the member or the element; the root
  /// becomes `null`.
  ///
  /// Nothing changes if the path leads through another kind of value or an array that is too short.
  public subscript(path: ValuePath) -> JSONValue? {
    get {
      var value = self
      for component in path.components {
        guard let next = value.child(component) else { return nil }
        value = next
      }
      return value
    }
    set {
      guard newValue == nil ? self[path] != nil : accepts(path) else { return }
      set(newValue, at: path.components[...])
    }
  }

  /// Accesses the value of a key, without parsing it; nil if this is not an object or lacks the
  /// key.
  ///
  /// Setting and removing work like a path of one step.
  public subscript(key key: String) -> JSONValue? {
    get { object?[key] }
    set { self[ValuePath([.key(key)])] = newValue }
  }

  /// Accesses the element at an index; nil if this is not an array or has no such element.
  ///
  /// Setting and removing work like a path of one step.
  public subscript(index: Int) -> JSONValue? {
    get {
      guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
      return elements[index]
    }
    set { self[ValuePath([.index(index)])] = newValue }
  }
}

/// The value as a Swift type, without conversions: nil if it is of another kind.
///
/// ```swift
/// let value: JSONValue = ["id": 7, "title": "x"]
/// value["id"]?.int        // 7
/// value["id"]?.string     // nil
/// ```
extension JSONValue {
  /// True if this is `null`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The Bool, or nil.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The number as an `Int` if it has no fraction and fits, or nil.
  public var int: Int? { integer() }

  /// Returns the number as an integer of any width if it has no fraction and fits, or nil.
  ///
  /// ```swift
  /// JSONValue.double(3).integer(UInt8.self)     // 3
  /// JSONValue.double(3.5).integer(UInt8.self)   // nil
  /// ```
  public func integer<Integer: FixedWidthInteger>(
    _: Integer.Type = Integer.self
  ) -> Integer? {
    switch self {
    case .int(let value): Integer(exactly: value)
    case .uint(let value): Integer(exactly: value)
    case .double(let value): Integer(exactly: value)
    case .decimal(let value): NumberText(value.description.utf8)?.integer()
    case .number(let text): NumberText(text.utf8)?.integer()
    default: nil
    }
  }

  /// The number as a `Double`, rounded to the nearest if necessary, or nil; nil if it is too large.
  public var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .double(let value): value
    case .decimal(let value): Double(value.description)
    case .number(let text): NumberText(text.utf8).flatMap { _ in try? Double(json: text) }
    default: nil
    }
  }

  /// The number as a `Decimal` with its written digits, or nil; nil if it has too many digits.
  public var decimal: Decimal? {
    switch self {
    case .int(let value): Decimal(value)
    case .uint(let value): Decimal(value)
    case .double(let value): try? Decimal(json: value.description)
    case .decimal(let value): value
    case .number(let text): NumberText(text.utf8).flatMap { _ in try? Decimal(json: text) }
    default: nil
    }
  }

  /// The text, or nil.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The bytes, or nil; a base64 string is text.
  public var data: Data? {
    if case .data(let value) = self { value } else { nil }
  }

  /// The date, or nil; a string with a date is text.
  public var date: Date? {
    if case .date(let value) = self { value } else { nil }
  }
}
