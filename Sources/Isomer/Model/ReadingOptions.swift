/// The options for reading a document.
///
/// ```swift
/// let issue = try Issue(json: data, options: ReadingOptions(depthLimit: 64))
/// let order = try Order(json: data, options: .context(session))
/// ```
public struct ReadingOptions: Sendable, Equatable {
  /// The maximum nesting depth of arrays and objects; deeper ones are an error.
  ///
  /// The limit protects the stack from hostile documents, both while reading and when values are
  /// released. Values are clamped to 1...1024. A thread with a small stack may support less;
  /// exceeding that is the same error.
  public var depthLimit: Int {
    didSet { depthLimit = Self.allowed(depthLimit) }
  }

  /// The maximum number of errors collected from a document; with 1, reading stops at the first.
  ///
  /// Only a document that fails has a cost: it is read once more, regardless of the number of errors.
  /// Values below 1 count as 1.
  public var errorLimit: Int {
    didSet { errorLimit = max(errorLimit, 1) }
  }

  /// The maximum number of entries in a report; ``MappingReport/counts`` contains the number of all.
  ///
  /// A report contains all entries of rare kinds, and equal numbers of the others. The limit protects
  /// memory from hostile documents. Values below 1 count as 1.
  public var reportLimit: Int {
    didSet { reportLimit = max(reportLimit, 1) }
  }

  @usableFromInline package var box: ContextBox?

  /// Additional subtypes of clusters, from modules that the cluster's module does not know:
  /// subclasses of its class, or types that conform to its protocol.
  ///
  /// A cluster finds the subtypes in its own module, but not those in modules that depend on it:
  ///
  /// ```swift
  /// // VideoMessage inherits from Message of another module
  /// let options = ReadingOptions(additionalSubtypes: [VideoMessage.self])
  /// let messages = try [Message](json: data, options: options)
  /// ```
  ///
  /// They precede the subtypes of the cluster's own module, in the given order.
  public var additionalSubtypes: [Subtype] {
    get { subtypeList.types }
    set { subtypeList = SubtypeList(types: newValue) }
  }

  /// A mapped class or struct.
  public typealias Subtype = any SendableMetatype.Type

  private var subtypeList: SubtypeList

  /// True if keys can have been converted by a decoder.
  package var acceptsConvertedKeys = false
  /// True if a decoder converts keys that the document contains unconverted.
  package var convertsKeys = false

  /// A value that transformers, hooks and initialisers can read with ``MappingContext`` during the
  /// call; nil inherits the context of an enclosing call, if any.
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

  /// Creates options; without arguments, the defaults.
  public init(
    depthLimit: Int = 512, context: (any Sendable)? = nil, additionalSubtypes: [Subtype] = [],
    errorLimit: Int = 100, reportLimit: Int = 1000, profile: (any MappingProfile)? = nil
  ) {
    self.depthLimit = Self.allowed(depthLimit)
    self.errorLimit = max(errorLimit, 1)
    self.reportLimit = max(reportLimit, 1)
    box = ContextBox(context, profile: profile?.name)
    subtypeList = SubtypeList(types: additionalSubtypes)
  }

  /// The largest limit: releasing each level of a tree takes up to 260 bytes of stack, and some
  /// threads have only 512 KiB.
  package static var largestDepthLimit: Int { 1024 }

  private static func allowed(_ depthLimit: Int) -> Int {
    min(max(depthLimit, 1), largestDepthLimit)
  }

  /// Creates the options for a document embedded in another one, with the same profile.
  init(depthLimit: Int, embeddedAs profile: String?) {
    self.init(depthLimit: depthLimit)
    box = ContextBox(nil, profile: profile)
  }

  /// Returns the default options with a context.
  public static func context(_ context: any Sendable) -> ReadingOptions {
    ReadingOptions(context: context)
  }

  /// Returns the default options with a profile.
  ///
  /// ```swift
  /// let page = try Page(
  ///   json: data, options: .profile(Account.MappedProfile.twitter))
  /// ```
  public static func profile(_ profile: some MappingProfile) -> ReadingOptions {
    ReadingOptions(profile: profile)
  }

  /// Returns the same options with another profile.
  @usableFromInline
  package func under(_ profile: some MappingProfile) -> ReadingOptions {
    var options = self
    options.box = ContextBox(context, profile: profile.name)
    return options
  }
}

extension ReadingOptions {
  /// Calls a closure with the context available, if there is one.
  ///
  /// Every entry point for reading calls this.
  @inlinable
  package func providingContext<Result>(_ body: () -> Result) -> Result {
    guard let box else { return body() }
    return box.provide(body)
  }
}

/// The additional subtypes; equal if they are the same in the same order.
private struct SubtypeList: Sendable, Equatable {
  var types: [ReadingOptions.Subtype]

  static func == (left: Self, right: Self) -> Bool {
    left.types.map(ObjectIdentifier.init) == right.types.map(ObjectIdentifier.init)
  }
}
