/// How a document is written.
///
/// ```swift
/// try issue.json()                          // {"id":1,"title":"x"}
/// try issue.json(.pretty)                   // over several lines, two spaces deep
/// try issue.json([.pretty, .sortedKeys])    // and the keys in order
/// try issue.json(.null(.write))             // nil is written as null
/// try issue.json(.context(session))         // for transformers and hooks to read
/// try page.json(.profile(Account.MappedProfile.twitter))
/// ```
///
/// Options in a list are combined: what any of them asks for is done.
public struct WritingOptions: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// What an optional property that is nil writes, unless the property itself says so.
  public enum NullPolicy: Sendable, Equatable {
    /// Nothing; the key is left out.
    case omit
    /// The key with `null`.
    case write
  }

  /// Whether the document is written over several lines, indented by two spaces a level.
  public var isPretty = false

  /// Whether the members of every object are written in the order of their keys' UTF-8 bytes.
  public var sortsKeys = false

  /// What nil writes where neither the property nor its type says so.
  public var null = NullPolicy.omit

  /// Whether dates and data stay `Date` and `Data` in a dictionary, and numbers that are not finite
  /// stay numbers; in JSON this means nothing.
  public var isNative = false

  @usableFromInline package var box: ContextBox?

  /// What transformers and hooks can read by ``MappingContext`` while the call runs; nil leaves the
  /// context of the call around it, if there is one.
  ///
  /// Options are equal if their contexts are the same or, of `Hashable` types, equal.
  public var context: (any Sendable)? {
    get { box?.value }
    set { box = ContextBox(newValue, profile: profile) }
  }

  /// The name of the profile; a type that has no profile of this name is written by its own mapping.
  ///
  /// Nil is the mapping that every type has.
  @inlinable
  public var profile: String? { box?.profile }

  /// The options that everything uses by default: compact, in the order of declaration.
  public init() {}

  /// The options of a list together.
  public init(arrayLiteral options: WritingOptions...) {
    for option in options { combine(option) }
  }

  /// Several lines, two spaces a level, `"key": value`; empty arrays and objects on one line.
  public static var pretty: WritingOptions {
    var options = WritingOptions()
    options.isPretty = true
    return options
  }

  /// The members of every object in the order of their keys' UTF-8 bytes.
  public static var sortedKeys: WritingOptions {
    var options = WritingOptions()
    options.sortsKeys = true
    return options
  }

  /// Dates and data as `Date` and `Data` in a dictionary, not as the text that JSON has for them.
  public static var native: WritingOptions {
    var options = WritingOptions()
    options.isNative = true
    return options
  }

  /// What nil writes where neither the property nor its type says so.
  public static func null(_ policy: NullPolicy) -> WritingOptions {
    var options = WritingOptions()
    options.null = policy
    return options
  }

  /// A context for transformers and hooks to read; of several in a list the last counts.
  public static func context(_ context: any Sendable) -> WritingOptions {
    var options = WritingOptions()
    options.context = context
    return options
  }

  /// A profile; of several in a list the last counts.
  public static func profile(_ profile: some MappingProfile) -> WritingOptions {
    WritingOptions().under(profile.name)
  }

  /// The same options with another profile.
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
  /// Runs a closure in which the context can be read; without one it is only called.
  ///
  /// Every way into writing goes through here.
  @inlinable
  package func providingContext<Result>(_ body: () -> Result) -> Result {
    guard let box else { return body() }
    return box.provide(body)
  }
}
