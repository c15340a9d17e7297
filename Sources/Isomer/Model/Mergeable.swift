/// A model that takes over what a newer one of its type has, property by property.
///
/// The generator writes the conformance for every type with `derive: .merge`; `merge:` says what
/// becomes of a property:
///
/// ```swift
/// // @mapped derive: .merge
/// struct Post {
///   var title: String
///   var note: String?       // @mapped merge: .keep
///   var views = 0           // @mapped merge: max
/// }
/// var post = Post(title: "Old", note: "mine", views: 5)
/// post.merge(Post(title: "New", note: "theirs", views: 3))
/// // Post(title: "New", note: "mine", views: 5)
/// ```
///
/// Without the word the newer value wins, even when it is nil. A class conforms with a method that
/// is not `mutating`.
public protocol Mergeable {
  /// What merging throws: nothing, or a `MappingError` where a property's own function may fail.
  associatedtype MergeFailure: Error = Never

  /// Takes over what a newer value has.
  mutating func merge(_ newer: Self) throws(MergeFailure)
}
