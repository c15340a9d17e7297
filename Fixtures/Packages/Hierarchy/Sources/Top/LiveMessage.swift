public import Five

/// Two modules above it.
// @mapped key: "live"
public final class LiveMessage: VideoMessage {
  public var viewers = 0
}
