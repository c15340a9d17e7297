/// Types of the main actor conform there; availability is repeated.
// @mapped
@MainActor struct Panel {
  var title: String
  var state: PanelState
  // @mapped flatten
  var frame: PanelFrame
}

// @mapped
@MainActor enum PanelState: String { case open, closed }

// @mapped after: settle
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

/// A global actor of the target's own.
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

/// The protocol isolates it.
// @mapped
struct Cue: Staged { var cue: String }

/// Its mapping is isolated as what it uses of the class.
// @mapped
final class Fader {
  @MainActor var level = 1
  init() {}
}

/// What a nonisolated type has is nonisolated whatever the default of the module is.
// @mapped version: 1
nonisolated struct Channel {
  var name: String
  var pan: Pan

  // @mapped version: 1
  struct Pan { var position: Int }
}
