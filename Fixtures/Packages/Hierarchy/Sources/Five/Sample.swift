import Base

/// A subclass whose property the derived members of its superclass's module ignore.
// @mapped
public final class Sample: Measure {
  // @mapped skip: [.equality, .hash, .description, .merge]
  public var raw = ""
}

/// A subclass that derives members which its superclasses do not derive.
// @mapped key: "note", derive: [.equality, .description, .copy, .merge]
public final class NoteMessage: TextMessage {
  public var stars = 0
}
