package import IsomerSyntax

/// The source of the values that select a case or a subtype: `tag:`.
///
/// | written | in documents |
/// |---|---|
/// | `tag: "type"` | read and written at the path |
/// | `tag: ["type", "meta.kind"]` | read at the first path that has a value, written to the first |
/// | `tag: kind(of:)` | read by a function of the whole object, not written |
///
/// A class, since clusters and enums, which have one, are often copied.
package final class TagSource: Sendable, Equatable {
  /// The paths in the order in which they are read; empty with a function.
  package let paths: [KeyPathText]
  /// The function that returns the name of the case or the subtype of an object.
  package let function: PastedExpression?

  init(paths: [KeyPathText] = [], function: PastedExpression? = nil) {
    (self.paths, self.function) = (paths, function)
  }

  package static func == (left: TagSource, right: TagSource) -> Bool {
    left === right || left.paths == right.paths && left.function == right.function
  }

  /// The path to which the tag is written.
  package var written: KeyPathText? { paths.first }

  /// The tag as the user wrote it.
  package var texts: [String] { function.map { [$0.text] } ?? paths.map(\.text) }

  /// The tag, unless a function determines it.
  var keyed: TagSource? { function == nil ? self : nil }

  /// Returns the keys that reading knows: the first is written with a value, if there is one.
  func keys(_ value: CaseKey?, in instance: GenericInstance? = nil) -> [WrittenTag] {
    paths.map { WrittenTag(path: $0, value: $0 == written ? value : nil, instance: instance) }
  }

  /// Returns the path that is equal to another one, or one of both contains the other.
  func path(overlapping other: KeyPathText) -> KeyPathText? { paths.first { $0.overlaps(other) } }
}

extension Options {
  /// Returns the value of `tag:`; nil without the option.
  func tag(in file: SourceFile) -> TagSource? {
    value(.tag).map { TagSource(paths: $0.map(\.path)) }
      ?? value(.tagFunction).map { TagSource(function: $0.pasted(in: file)) }
  }
}
