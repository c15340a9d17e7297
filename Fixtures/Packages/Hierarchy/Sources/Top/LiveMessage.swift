public import Five

/// A class with superclasses in two other modules.
// @mapped key: "live"
public final class LiveMessage: Five.VideoMessage {
  // @mapped(wire) key: "N"
  public var viewers = 0
}
