/// A model with properties that identify it among the values of its type.
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
/// For several such properties, the identity is a struct with their names:
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
/// Two models with the same identity represent the same thing, even if their other properties
/// differ. Identities that are nil are equal too.
public protocol IdentifiedModel {
  /// The type of the single property, or a struct of several.
  associatedtype MappedIdentity: Hashable

  /// The identity of this value among the values of its type.
  var mappedIdentity: MappedIdentity { get }
}
