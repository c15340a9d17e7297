public import Isomer

/// A mapping of keys that is created at run time and applied in addition to the model's own.
///
/// ```swift
/// let mapping: DictionaryMapping = ["user_name": "name", "home.town": "city"]
/// let user = try User(
///   dictionary: ["user_name": "Mona", "home": ["town": "Rome"]],
///   mapping: mapping)
/// try user.dictionary(mapping: mapping)      // the same dictionary again
/// ```
///
/// A renaming maps a key path of the dictionary, its source, to a key path that the model reads,
/// its target. Keys without a renaming are unchanged. Adapters convert single values between the
/// dictionary and the model.
///
/// Reading has these steps:
///
/// 1. The values at all sources are removed from the given dictionary, together with dictionaries
///    that become empty. A missing source changes nothing.
/// 2. They are set at their targets. They override existing values there; of several with one
///    target, the last added wins.
/// 3. The adapters of the targets, and of keys without a renaming, receive the values, including
///    null. Their results are final; nil represents null. They are not called for missing values.
///
/// Writing reverses this: first the reverse adapters are applied, where nil omits the key, then
/// targets become sources again. If several sources have one target, the last added gets the value.
public struct DictionaryMapping: Sendable {
  /// Converts a value; returns nil for none.
  public typealias Adapter = @Sendable (Any) throws -> Any?

  struct Renaming: Sendable {
    var source: ValuePath
    var target: ValuePath
  }

  struct PlacedAdapter: Sendable {
    var path: ValuePath
    var adapt: Adapter
  }

  /// The renamings in the order in which they were added.
  private(set) var renamings: [Renaming] = []
  private(set) var adapters: [PlacedAdapter] = []
  private(set) var reverseAdapters: [PlacedAdapter] = []

  /// Creates a mapping that changes nothing.
  public init() {}

  /// Creates a mapping from renamings in text form, for instance from a server: from key paths of
  /// the dictionary to key paths of the model.
  ///
  /// ```swift
  /// let mapping = try DictionaryMapping(
  ///   renaming: ["user_name": "name", "home.town": "city"])
  /// ```
  ///
  /// If several have one target, the one whose source is last in alphabetical order counts as the
  /// last.
  ///
  /// - Throws: `MappingError` with the code `MappingError.Code.invalidPath` for a text that is not
  ///   a `ValuePath`.
  public init(renaming paths: [String: String]) throws(MappingError) {
    for (source, target) in paths.sorted(by: { $0.key < $1.key }) {
      rename(try ValuePath(parsing: source), try ValuePath(parsing: target))
    }
  }
}

extension DictionaryMapping: ExpressibleByDictionaryLiteral {
  /// Creates a mapping from renamings: from key paths of the dictionary to key paths of the model.
  public init(dictionaryLiteral renamings: (ValuePath, ValuePath)...) {
    for (source, target) in renamings { rename(source, target) }
  }

  private mutating func rename(_ source: ValuePath, _ target: ValuePath) {
    renamings.removeAll { $0.source == source }
    renamings.append(Renaming(source: source, target: target))
  }
}

// MARK: - renamings

extension DictionaryMapping {
  /// Returns this mapping with another renaming, replacing one with the same source.
  ///
  /// ```swift
  /// mapping.adding("mail", to: "contact.email")
  /// ```
  public func adding(_ source: ValuePath, to target: ValuePath) -> DictionaryMapping {
    changed { $0.rename(source, target) }
  }

  /// Returns this mapping with a change.
  private func changed(_ change: (inout DictionaryMapping) -> Void) -> DictionaryMapping {
    var mapping = self
    change(&mapping)
    return mapping
  }

  /// Returns this mapping with the renamings and adapters of another one, which override its own.
  public func adding(_ other: DictionaryMapping) -> DictionaryMapping {
    var mapping = self
    for renaming in other.renamings { mapping.rename(renaming.source, renaming.target) }
    for adapter in other.adapters { Self.place(adapter, in: &mapping.adapters) }
    for adapter in other.reverseAdapters { Self.place(adapter, in: &mapping.reverseAdapters) }
    return mapping
  }

  /// Returns this mapping without the renamings of some sources, which are then unchanged.
  ///
  /// The adapters remain.
  public func removing(_ sources: ValuePath...) -> DictionaryMapping {
    changed { $0.renamings.removeAll { sources.contains($0.source) } }
  }
}

// MARK: - adapters

extension DictionaryMapping {
  /// Returns this mapping with an adapter for reading the value at a key path of the model,
  /// replacing one with the same path.
  ///
  /// ```swift
  /// mapping.addingAdapter(at: "tags") {
  ///   ($0 as? String)?.split(separator: ",").map(String.init)
  /// }
  /// ```
  ///
  /// An error that it throws becomes a `MappingError` with the path.
  public func addingAdapter(
    at path: ValuePath, _ adapt: @escaping Adapter
  ) -> DictionaryMapping {
    changed { Self.place(PlacedAdapter(path: path, adapt: adapt), in: &$0.adapters) }
  }

  /// Returns this mapping with an adapter for writing the value at a key path of the model,
  /// replacing one with the same path.
  ///
  /// It receives dates and data as `Date` and `Data`. An error that it throws becomes a
  /// `MappingError` with the path.
  public func addingReverseAdapter(
    at path: ValuePath, _ adapt: @escaping Adapter
  ) -> DictionaryMapping {
    changed { Self.place(PlacedAdapter(path: path, adapt: adapt), in: &$0.reverseAdapters) }
  }

  /// Returns this mapping without the reading adapters of some key paths.
  public func removingAdapters(at paths: ValuePath...) -> DictionaryMapping {
    changed { $0.adapters.removeAll { paths.contains($0.path) } }
  }

  /// Returns this mapping without the writing adapters of some key paths.
  public func removingReverseAdapters(at paths: ValuePath...) -> DictionaryMapping {
    changed { $0.reverseAdapters.removeAll { paths.contains($0.path) } }
  }

  private static func place(_ adapter: PlacedAdapter, in adapters: inout [PlacedAdapter]) {
    adapters.removeAll { $0.path == adapter.path }
    adapters.append(adapter)
  }
}
