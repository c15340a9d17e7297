/// The path of a value in a document: keys of objects and indexes of arrays.
///
/// ```swift
/// let path: ValuePath = "user.emails[0]"
/// path.components              // [.key("user"), .key("emails"), .index(0)]
/// ValuePath("a\\.b")           // one key that contains a dot: a.b
/// ValuePath([.key("a.b")])     // the same
/// ValuePath("a..b")            // nil: not a path
/// value[path]                  // the value there, or nil
/// ```
///
/// The text form:
///
/// | text | means |
/// |---|---|
/// | `a.b` | key `b` of the object at key `a` |
/// | `a[0]`, `[0]` | the first element of the array |
/// | `\.` `\[` `\]` `\\` | the second character, in a key |
/// | `[""]` | the empty key |
/// | an empty text | the document's root |
///
/// Anything else is not a path: an empty key between dots, a sign or a leading zero in an index,
/// another character after a backslash, an unclosed bracket.
public struct ValuePath: Hashable, Sendable {
  /// A step of a path; keys are compared by their bytes.
  public enum Component: Hashable, Sendable {
    /// The member of an object with this key.
    case key(String)
    /// The element of an array at this index, counted from 0.
    case index(Int)

    /// Returns whether both are the same index, or keys with the same bytes.
    public static func == (first: Self, second: Self) -> Bool {
      switch (first, second) {
      case (.key(let first), .key(let second)): first.hasBytes(of: second)
      case (.index(let first), .index(let second)): first == second
      default: false
      }
    }

    /// Hashes the index, or the bytes of the key.
    public func hash(into hasher: inout Hasher) {
      switch self {
      case .key(let key): hasher.combine(ByteKey(key))
      case .index(let index): hasher.combine(index)
      }
    }
  }

  /// The steps from the root to the value.
  public var components: [Component]

  /// Creates a path from the given steps; without any, the root.
  ///
  /// ```swift
  /// ValuePath([.key("items"), .index(2)]).description   // items[2]
  /// ```
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// True if this is the root of the document.
  public var isEmpty: Bool { components.isEmpty }

  /// Returns this path with another step.
  ///
  /// ```swift
  /// ValuePath("user")?.appending(.key("id")).description   // user.id
  /// ```
  public func appending(_ component: Component) -> ValuePath {
    ValuePath(components + [component])
  }

  /// Returns this path followed by another one.
  ///
  /// ```swift
  /// let path: ValuePath = "items[2]"
  /// path.appending("user.id").description   // items[2].user.id
  /// ```
  public func appending(_ other: ValuePath) -> ValuePath {
    ValuePath(components + other.components)
  }
}

extension ValuePath: CustomStringConvertible {
  /// The path as text, which parses as the same path; the root is an empty text.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .index(let index): text += "[\(index)]"
      case .key(""): text += "[\"\"]"
      case .key(let key): text += (text.isEmpty ? "" : ".") + Self.escaped(key)
      }
    }
    return text
  }

  private static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: PathParser.isSpecial) else { return key }
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      if PathParser.isSpecial(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
