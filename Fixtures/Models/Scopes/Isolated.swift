/// Types with conformances isolated to the main actor, and types with availability.
// @mapped
@MainActor struct Panel {
  var title: String
  var state: PanelState
  // @mapped flatten
  var frame: PanelFrame
}

// @mapped
@MainActor enum PanelState: String { case open, closed }

// @mapped after.read: settle
@MainActor struct PanelFrame {
  var width: Int
  mutating func settle() { width = max(width, 1) }
}

@available(*, deprecated, message: "write Panel")
// @mapped
struct Window {
  var title: String
  // @mapped
  enum Mode { case plain }
}

/// A global actor of the target.
@globalActor actor Studio { static let shared = Studio() }

// @mapped derive: .description, version: 1
@Studio struct Mixdown {
  var title: String
  var takes: [Take] = []
}

// @mapped version: 1
@Studio final class Take {
  var number: Int
  init(number: Int) { self.number = number }
}

@MainActor protocol Staged { var cue: String { get } }

/// A model that is isolated by its protocol.
// @mapped
struct Cue: Staged { var cue: String }

/// A class whose mapping is isolated because of a property.
// @mapped
final class Fader {
  @MainActor var level = 1
  init() {}
}

/// A nonisolated type, whose members are nonisolated with any default isolation.
// @mapped version: 1
nonisolated struct Channel {
  var name: String
  var pan: Pan

  // @mapped version: 1
  struct Pan { var position: Int }
}
