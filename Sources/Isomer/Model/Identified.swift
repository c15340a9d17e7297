/// A model that some of its properties tell from others of its type.
///
/// The generator writes the conformance for every type that has properties marked `id`:
///
/// ```swift
/// // @mapped
/// struct Issue {
///   var number: Int       // @mapped id
///   var title: String
/// }
/// Issue(number: 7, title: "A leak").mappedIdentity        // 7
/// ```
///
/// Of several such properties a struct is made, with their names:
///
/// ```swift
/// // @mapped
/// struct Commit {
///   var repository: String      // @mapped id
///   var hash: String            // @mapped id
/// }
/// commit.mappedIdentity.repository
/// commit.mappedIdentity == other.mappedIdentity            // the same commit?
/// ```
///
/// Two models with one identity stand for the same thing, however much they differ otherwise. A
/// model whose identity is an optional that is nil is like any other whose identity is nil.
public protocol Identified {
  /// The type of the one property, or the struct of several.
  associatedtype MappedIdentity: Hashable

  /// What tells this value from others of its type.
  var mappedIdentity: MappedIdentity { get }
}
