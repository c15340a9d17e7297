import IsomerSyntax

/// The condition that selects a subtype of a cluster.
package enum MemberKey: Sendable, Equatable {
  /// The values of the tag; the first is written.
  case tags([EnumCase.Key])
  /// A path that only this subtype has: `has("image_url")`.
  case shape(KeyPathText)
  /// The condition `.otherwise`: no other subtype matches.
  case otherwise
}

/// A tag that a subtype of a cluster writes with its own keys.
package struct WrittenTag: Sendable, Equatable {
  package var path: KeyPathText
  /// The value; nil for a subtype without a value, whose tag is a known key but is not written.
  package var value: EnumCase.Key?
}
