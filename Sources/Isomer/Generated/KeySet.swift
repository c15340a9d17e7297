/// The keys of one object of a model: a name, and a function from a key to its index.
///
/// It is two pointers' worth of constants and is made anew for each call. The name has to be
/// unique, because its address is what the reader's memory of key orders is filed under;
/// `"Module.Type"`, and `"Module.Type/user"` for the keys below a path, are.
///
/// ```swift
/// static var mappedKeys: KeySet {
///   KeySet("Shop.Order") { key in
///     switch key {
///     case "id": 0
///     case "total": 1
///     default: KeySet.unknown
///     }
///   }
/// }
/// ```
@_spi(Generated)
public struct KeySet {
  @usableFromInline let name: UnsafePointer<UInt8>
  @usableFromInline let match: (KeyText) -> Int
  @usableFromInline let nested: ((Int) -> KeySet?)?

  /// The keys that `match` gives an index from 0 on.
  ///
  /// `nested` gives the keys below the key of an index, for paths; without it there are none.
  @inlinable @inline(__always)
  public init(
    _ name: StaticString, nested: ((Int) -> KeySet?)? = nil, _ match: @escaping (KeyText) -> Int
  ) {
    self.name = name.utf8Start
    self.match = match
    self.nested = nested
  }

  /// The index of every key that is not in the set.
  @inlinable
  public static var unknown: Int { -1 }

  /// Whether the key is in the set.
  public func claims(_ key: KeyText) -> Bool { match(key) >= 0 }

  /// Whether the key is in the set.
  public func claims(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { bytes in
      let empty: StaticString = ""
      return match(KeyText(start: bytes.baseAddress ?? empty.utf8Start, count: bytes.count)) >= 0
    }
  }

  /// The keys below the key of an index, if there are paths through it.
  public func keys(below index: Int) -> KeySet? { nested?(index) }
}
