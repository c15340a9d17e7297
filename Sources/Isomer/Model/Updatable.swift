/// A model that can be updated from a document with only some of its properties.
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
/// var issue = try Issue(
///   json: #"{"title": "A leak", "body": "Drops", "labels": ["bug"]}"#)
/// try issue.update(json: #"{"title": "Fixed", "body": null}"#)
/// // Issue(title: "Fixed", body: nil, labels: ["bug"])
/// ```
///
/// A missing key leaves its property unchanged; null sets nil or the default. In a class, the
/// method is not `mutating`. A hand-written conformance requires one function:
///
/// ```swift
/// extension Version: Updatable {
///   mutating func update(
///     from reader: inout JSONReader
///   ) throws(ReadingFailure) {
///     self = try Version.read(&reader)
///   }
/// }
/// ```
public protocol Updatable: Readable {
  /// Updates the model from the next value and leaves the reader after it.
  ///
  /// Throws a `ReadingFailure` at the first invalid value; then nothing has changed.
  mutating func update(from reader: inout JSONReader) throws(ReadingFailure)
}
