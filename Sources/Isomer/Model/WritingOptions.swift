/// The options for writing a document.
///
/// ```swift
/// try issue.json()                          // {"id":1,"title":"x"}
/// try issue.json(.pretty)                   // lines, indented by two spaces
/// try issue.json([.pretty, .sortedKeys])    // and with sorted keys
/// try issue.json(.null(.write))             // nil is written as null
/// try issue.json(.context(session))         // for transformers and hooks
/// try page.json(.profile(Account.MappedProfile.twitter))
/// ```
///
/// Options in a list are combined.
public struct WritingOptions: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// How an optional property that is nil is written, unless it has an option of its own.
  public enum NullPolicy: Sendable, Equatable {
    /// Omits the key.
    case omit
    /// Writes the key with `null`.
    case write
  }

  /// True to write one member or element per line, indented by two spaces per level.
  package var isPretty = false

  /// True to write the members of every object in the order of their keys' UTF-8 bytes.
  package var sortsKeys = false

  /// How nil is written if neither the property nor its type determines it.
  public var null = NullPolicy.omit

  /// True to write dates and data as `Date` and `Data` in a dictionary, and to keep numbers that
  /// are not finite; no effect in JSON.
  package var isNative = false

  @usableFromInline package var box: ContextBox?

  /// A value that transformers and hooks can read with ``MappingContext`` during the call; nil
  /// inherits the context of an enclosing call, if any.
  ///
  /// Options are equal if their contexts are identical or, for `Hashable` types, equal.
  public var context: (any Sendable)? {
    get { box?.value }
    set { box = ContextBox(newValue, profile: profile) }
  }

  /// The name of the profile; a type without a profile of this name uses its default mapping.
  ///
  /// Nil selects the default mapping of every type.
  @inlinable
  public var profile: String? { box?.profile }

  /// Creates the default options: compact, with members in the order of declaration.
  public init() {}

  /// Creates the combination of the given options.
  public init(arrayLiteral options: WritingOptions...) {
    for option in options { combine(option) }
  }

  /// Multiple lines, two spaces per level, `"key": value`; empty arrays and objects on one line.
  public static var pretty: WritingOptions {
    changed { $0.isPretty = true }
  }

  /// The members of every object in the order of their keys' UTF-8 bytes.
  public static var sortedKeys: WritingOptions {
    changed { $0.sortsKeys = true }
  }

  /// Dates and data as `Date` and `Data` in a dictionary instead of JSON's text for them.
  public static var native: WritingOptions {
    changed { $0.isNative = true }
  }

  /// Sets how nil is written if neither the property nor its type determines it.
  public static func null(_ policy: NullPolicy) -> WritingOptions {
    changed { $0.null = policy }
  }

  /// Sets a context for transformers and hooks; of several in a list, the last counts.
  public static func context(_ context: any Sendable) -> WritingOptions {
    changed { $0.context = context }
  }

  /// Sets a profile; of several in a list, the last counts.
  public static func profile(_ profile: some MappingProfile) -> WritingOptions {
    WritingOptions().under(profile.name)
  }

  /// Returns the default options with a change.
  private static func changed(_ change: (inout WritingOptions) -> Void) -> WritingOptions {
    var options = WritingOptions()
    change(&options)
    return options
  }

  /// Returns the same options with another profile.
  @usableFromInline
  package func under(_ profile: String?) -> WritingOptions {
    var options = self
    options.box = ContextBox(context, profile: profile)
    return options
  }

  private mutating func combine(_ other: WritingOptions) {
    isPretty = isPretty || other.isPretty
    sortsKeys = sortsKeys || other.sortsKeys
    isNative = isNative || other.isNative
    if other.null == .write { null = .write }
    if let other = other.box {
      box = ContextBox(other.value ?? context, profile: other.profile ?? profile)
    }
  }
}

extension WritingOptions {
  /// Calls a closure with the context available, if there is one.
  ///
  /// Every entry point for writing calls this.
  @inlinable
  package func providingContext<Result>(_ body: () -> Result) -> Result {
    guard let box else { return body() }
    return box.provide(body)
  }
}
