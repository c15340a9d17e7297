/// A model of which a document updates only what stands there.
///
/// The generator writes the conformance for every mapped type with `derive: .merge` or
/// `derive: .changes`:
///
/// ```swift
/// // @mapped derive: .merge
/// struct Issue {
///   var title: String
///   var body: String?
///   var labels: [String] = []
/// }
/// var issue = try Issue(json: #"{"title": "A leak", "body": "Drops", "labels": ["bug"]}"#)
/// try issue.update(json: #"{"title": "Fixed", "body": null}"#)
/// // Issue(title: "Fixed", body: nil, labels: ["bug"])
/// ```
///
/// A missing key leaves its property alone; null gives nil or the default. A class conforms with a
/// method that is not `mutating`. By hand it takes one function over the reader's public face:
///
/// ```swift
/// extension Version: Updatable {
///   mutating func update(from reader: inout JSONReader) throws(ReadingFailure) {
///     self = try Version.read(&reader)
///   }
/// }
/// ```
public protocol Updatable: Readable {
  /// Takes over what stands in the next value; the reader stands before it, and after it when this
  /// returns.
  ///
  /// Throws a `ReadingFailure` at the first byte that does not fit, and has changed nothing then.
  mutating func update(from reader: inout JSONReader) throws(ReadingFailure)
}
