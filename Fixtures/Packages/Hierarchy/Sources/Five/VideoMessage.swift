import Base
import Foundation

// @mapped key: "video", check: { $0.seconds != 13 }
// @mapped(wire) key: "v"
open class VideoMessage: Message {
  public var url: URL
  // @mapped key: "meta.seconds"
  public var seconds: Double?

  public init(id: Int, url: URL) {
    self.url = url
    super.init(id: id)
  }
}

// @mapped key: "clip"
public final class ClipMessage: VideoMessage {
  public var isLooping = false
}
