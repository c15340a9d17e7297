public import Isomer

/// A mapping of keys that is made at run time and comes on top of the model's own.
///
/// ```swift
/// let mapping: DictionaryMapping = ["user_name": "name", "home.town": "city"]
/// let user = try User(dictionary: ["user_name": "Mona", "home": ["town": "Rome"]], mapping: mapping)
/// try user.dictionary(mapping: mapping)      // the same dictionary again
/// ```
///
/// A renaming leads from a key path of the dictionary, its source, to a key path that the model
/// reads, its target. Keys without a renaming stand for themselves. Adapters change single values:
/// what the dictionary has into what the model reads, and back.
///
/// Reading, in this order:
///
/// 1. The values at all sources are taken out of the dictionary as it was given, and with them the
///    dictionaries that become empty by it. A source that is missing changes nothing.
/// 2. They are put at their targets. They win over what stands there by itself; of several with one
///    target the one that was added last wins.
/// 3. The adapters of the targets, or of keys without a renaming, get what stands there now, null
///    included. What they give is final; nil stands for null. Missing values do not reach them.
///
/// Writing goes the other way: first the reverse adapters, whose nil leaves the key out, then the
/// targets become sources again. Of several sources with one target the one that was added last gets
/// the value.
public struct DictionaryMapping: Sendable {
  /// What an adapter does: a new value, or nil for none.
  public typealias Adapter = @Sendable (Any) throws -> Any?

  struct Renaming: Sendable {
    var source: ValuePath
    var target: ValuePath
  }

  struct PlacedAdapter: Sendable {
    var path: ValuePath
    var adapt: Adapter
  }

  /// In the order in which they were added.
  private(set) var renamings: [Renaming] = []
  private(set) var adapters: [PlacedAdapter] = []
  private(set) var reverseAdapters: [PlacedAdapter] = []

  /// A mapping that changes nothing.
  public init() {}

  /// A mapping of renamings in text form, such as a server may send them: from key paths of the
  /// dictionary to key paths of the model.
  ///
  /// ```swift
  /// let mapping = try DictionaryMapping(renaming: ["user_name": "name", "home.town": "city"])
  /// ```
  ///
  /// Of several with one target the one whose source comes last in the alphabet counts as the last.
  ///
  /// - Throws: `MappingError` with the code `MappingError.Code.invalidPath` for a text that is
  ///   no `ValuePath`.
  public init(renaming paths: [String: String]) throws(MappingError) {
    for (source, target) in paths.sorted(by: { $0.key < $1.key }) {
      rename(try ValuePath(parsing: source), try ValuePath(parsing: target))
    }
  }
}

extension DictionaryMapping: ExpressibleByDictionaryLiteral {
  /// A mapping of renamings: key paths of the dictionary, and the key paths of the model that they
  /// are read as.
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
  /// This mapping with one more renaming; one of the same source is replaced.
  ///
  /// ```swift
  /// mapping.adding("mail", to: "contact.email")
  /// ```
  public func adding(_ source: ValuePath, to target: ValuePath) -> DictionaryMapping {
    var mapping = self
    mapping.rename(source, target)
    return mapping
  }

  /// This mapping with the renamings and adapters of another one, which count where both have one.
  public func adding(_ other: DictionaryMapping) -> DictionaryMapping {
    var mapping = self
    for renaming in other.renamings { mapping.rename(renaming.source, renaming.target) }
    for adapter in other.adapters { Self.place(adapter, in: &mapping.adapters) }
    for adapter in other.reverseAdapters { Self.place(adapter, in: &mapping.reverseAdapters) }
    return mapping
  }

  /// This mapping without the renamings of some sources, which then stand for themselves.
  ///
  /// The adapters stay.
  public func removing(_ sources: ValuePath...) -> DictionaryMapping {
    var mapping = self
    mapping.renamings.removeAll { sources.contains($0.source) }
    return mapping
  }
}

// MARK: - adapters

extension DictionaryMapping {
  /// This mapping with an adapter for reading the value at a key path of the model; one of the same
  /// path is replaced.
  ///
  /// ```swift
  /// mapping.addingAdapter(at: "tags") { ($0 as? String)?.split(separator: ",").map(String.init) }
  /// ```
  ///
  /// An error that it throws becomes a `MappingError` with the path.
  public func addingAdapter(
    at path: ValuePath, _ adapt: @escaping Adapter
  ) -> DictionaryMapping {
    var mapping = self
    Self.place(PlacedAdapter(path: path, adapt: adapt), in: &mapping.adapters)
    return mapping
  }

  /// This mapping with an adapter for writing the value at a key path of the model; one of the same
  /// path is replaced.
  ///
  /// It gets dates and data as such. An error that it throws becomes a `MappingError` with the
  /// path.
  public func addingReverseAdapter(
    at path: ValuePath, _ adapt: @escaping Adapter
  ) -> DictionaryMapping {
    var mapping = self
    Self.place(PlacedAdapter(path: path, adapt: adapt), in: &mapping.reverseAdapters)
    return mapping
  }

  /// This mapping without the adapters for reading of some key paths.
  public func removingAdapters(at paths: ValuePath...) -> DictionaryMapping {
    var mapping = self
    mapping.adapters.removeAll { paths.contains($0.path) }
    return mapping
  }

  /// This mapping without the adapters for writing of some key paths.
  public func removingReverseAdapters(at paths: ValuePath...) -> DictionaryMapping {
    var mapping = self
    mapping.reverseAdapters.removeAll { paths.contains($0.path) }
    return mapping
  }

  private static func place(_ adapter: PlacedAdapter, in adapters: inout [PlacedAdapter]) {
    adapters.removeAll { $0.path == adapter.path }
    adapters.append(adapter)
  }
}
