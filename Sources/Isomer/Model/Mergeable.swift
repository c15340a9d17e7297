/// A model that can merge a newer value of its type, property by property.
///
/// The generator writes the conformance for every type with `derive: .merge`; `merge:` determines
/// how a property is merged:
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
/// Without the option, the newer value wins, even if it is nil. In a class, the method is not
/// `mutating`.
public protocol Mergeable {
  /// The error that merging throws: `Never`, or `MappingError` if a property's own function can
  /// fail.
  associatedtype MergeFailure: Error = Never

  /// Merges a newer value into this one.
  mutating func merge(_ newer: Self) throws(MergeFailure)
}
