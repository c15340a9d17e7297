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
