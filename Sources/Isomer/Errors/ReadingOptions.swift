/// How a document is read.
///
/// ```swift
/// let issue = try Issue(json: data, options: ReadingOptions(depthLimit: 64))
/// let order = try Order(json: data, options: .context(session))
/// ```
public struct ReadingOptions: Sendable, Equatable {
  /// How deep arrays and objects may be nested; deeper ones are an error.
  ///
  /// The limit protects the stack from hostile documents, while reading and where the values are
  /// released. Values below 1 count as 1, values above 1024 as 1024. A thread with a small stack
  /// may allow less; what it cannot read is the same error.
  public var depthLimit: Int {
    didSet { depthLimit = Self.allowed(depthLimit) }
  }

  /// How many errors of a document are collected at most; with 1 reading ends at the first.
  ///
  /// Only a document that fails pays for the others: it is read a few times more, however many there
  /// are. Values below 1 count as 1.
  public var errorLimit: Int {
    didSet { errorLimit = max(errorLimit, 1) }
  }

  /// How many entries a report has at most; of the others it has the number,
  /// ``MappingReport/omittedCount``.
  ///
  /// The limit protects the memory from hostile documents. Values below 1 count as 1.
  public var reportLimit: Int {
    didSet { reportLimit = max(reportLimit, 1) }
  }

  @usableFromInline var box: ContextBox?

  /// Mapped types of other modules than the one that declares a cluster, which reading the cluster
  /// shall know too: subclasses of its class, or types that conform to its protocol.
  ///
  /// A cluster finds the members of its own module by itself, but knows none of a module that
  /// depends on it:
  ///
  /// ```swift
  /// // VideoMessage inherits from Message of another module
  /// let options = ReadingOptions(members: [VideoMessage.self])
  /// let messages = try [Message](json: data, options: options)
  /// ```
  ///
  /// They come before the members of the cluster's own module, in their order.
  public var members: [MemberType] {
    get { memberTypes.types }
    set { memberTypes = MemberTypes(types: newValue) }
  }

  /// A mapped class or struct.
  public typealias MemberType = any SendableMetatype.Type

  private var memberTypes: MemberTypes

  /// What transformers, hooks and initialisers can read by ``MappingContext`` while the call runs;
  /// nil leaves the context of the call around it, if there is one.
  ///
  /// Options are equal if their contexts are the same or, of `Hashable` types, equal.
  public var context: (any Sendable)? {
    get { box?.value }
    set { box = ContextBox(newValue, profile: profile) }
  }

  /// The name of the profile; a type that has no profile of this name is read by its own mapping.
  ///
  /// Nil is the mapping that every type has.
  @inlinable
  public var profile: String? { box?.profile }

  /// The options; without arguments the ones that everything uses by default.
  public init(
    depthLimit: Int = 512, context: (any Sendable)? = nil, members: [MemberType] = [],
    errorLimit: Int = 100, reportLimit: Int = 1000, profile: (any MappingProfile)? = nil
  ) {
    self.depthLimit = Self.allowed(depthLimit)
    self.errorLimit = max(errorLimit, 1)
    self.reportLimit = max(reportLimit, 1)
    box = ContextBox(context, profile: profile?.name)
    memberTypes = MemberTypes(types: members)
  }

  /// The largest limit: each level of a tree that is released takes up to 260 bytes of the stack,
  /// and 512 KiB are all that some threads have.
  static var largestDepthLimit: Int { 1024 }

  private static func allowed(_ depthLimit: Int) -> Int {
    min(max(depthLimit, 1), largestDepthLimit)
  }

  /// The options of a document inside of another one, which has its profile.
  init(depthLimit: Int, embeddedAs profile: String?) {
    self.init(depthLimit: depthLimit)
    box = ContextBox(nil, profile: profile)
  }

  /// The options that everything uses by default, and a context.
  public static func context(_ context: any Sendable) -> ReadingOptions {
    ReadingOptions(context: context)
  }

  /// The options that everything uses by default, and a profile.
  ///
  /// ```swift
  /// let page = try Page(json: data, options: .profile(Account.MappedProfile.twitter))
  /// ```
  public static func profile(_ profile: some MappingProfile) -> ReadingOptions {
    ReadingOptions(profile: profile)
  }

  /// The same options with another profile.
  @usableFromInline
  package func under(_ profile: some MappingProfile) -> ReadingOptions {
    var options = self
    options.box = ContextBox(context, profile: profile.name)
    return options
  }
}

extension ReadingOptions {
  /// Runs a closure in which the context can be read; without one it is only called.
  ///
  /// Every way into reading goes through here.
  @inlinable
  package func providingContext<Result>(_ body: () -> Result) -> Result {
    guard let box else { return body() }
    return box.provide(body)
  }
}

/// The types that the caller names; equal if they are the same in the same order.
private struct MemberTypes: Sendable, Equatable {
  var types: [ReadingOptions.MemberType]

  static func == (left: Self, right: Self) -> Bool {
    left.types.map(ObjectIdentifier.init) == right.types.map(ObjectIdentifier.init)
  }
}
