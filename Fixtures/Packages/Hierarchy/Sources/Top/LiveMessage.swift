public import Five

/// Two modules above it.
// @mapped key: "live"
public final class LiveMessage: Five.VideoMessage {
  // @mapped(wire) key: "N"
  public var viewers = 0
}
