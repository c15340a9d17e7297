import Isomer
import IsomerArchive

/// Cases and properties that are not available everywhere.
// @mapped version: 1
enum AvailableSuit: String {
  case clubs
  @available(*, unavailable) case jokers
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) case stars
  @available(macOS, unavailable) case moons
}

// @mapped
enum AvailableLevel: Int {
  case low = 1
  @available(*, unavailable) case middle
  case high
}

// @mapped tag: "type", version: 1
enum AvailableEvent: Equatable {
  case opened(by: String)
  @available(*, unavailable) case closed(by: String)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) case paused
  @available(macOS, unavailable) case moved(to: String)
}

// @mapped
enum AvailableStep: Equatable {
  case go(Int)
  @available(*, unavailable) case jump(Int)
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *) case stop
}

// @mapped
struct AvailableBox: Equatable {
  var width: Int
  // @mapped
  @available(macOS 99, iOS 99, tvOS 99, watchOS 99, visionOS 99, *)
  var double: Int {
    get { width * 2 }
    set { width = newValue / 2 }
  }
  // @mapped
  @available(*, unavailable)
  var area: Int { width * width }
}
