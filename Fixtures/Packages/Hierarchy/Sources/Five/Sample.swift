import Base

/// What the class above derives in its own module does not see this class's property.
// @mapped
public final class Sample: Measure {
  // @mapped skip: [.equality, .hash, .description, .merge]
  public var raw = ""
}

/// Derives what nothing above it derives.
// @mapped key: "note", derive: [.equality, .description, .copy, .merge]
public final class NoteMessage: TextMessage {
  public var stars = 0
}
