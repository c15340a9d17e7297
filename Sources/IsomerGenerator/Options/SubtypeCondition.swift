/// The condition that selects a subtype of a cluster.
package enum SubtypeCondition: Sendable, Equatable {
  /// The values of the tag; the first is written.
  case tags([CaseKey])
  /// A path that only this subtype has: `has("image_url")`.
  case shape(KeyPathText)
  /// The condition `.otherwise`: no other subtype matches.
  case otherwise

  /// The values of the tag, if it selects the subtype.
  package var tags: [CaseKey] { if case .tags(let values) = self { values } else { [] } }
}
