/// How a document is read.
///
/// ```swift
/// let issue = try Issue(json: data, options: ReadingOptions(depthLimit: 64))
/// ```
public struct ReadingOptions: Sendable, Equatable {
  /// How deep arrays and objects may be nested; deeper ones are an error.
  ///
  /// The limit protects the stack from hostile documents. Values below 1 count as 1.
  public var depthLimit: Int

  /// The options; without arguments the ones that everything uses by default.
  public init(depthLimit: Int = 512) {
    self.depthLimit = max(depthLimit, 1)
  }
}
