import Isomer

/// Case names that depend on the profile.
// @mapped
// @mapped(loud) keys: .screamingSnake
enum ProfiledMood: Equatable {
  // @mapped(loud) key: ["BRIGHT", "SUNNY"]
  case sunny
  case partlyCloudy
  // @mapped(loud) fallback
  case unknown
}

/// Integer raw values, also as dictionary keys.
// @mapped
// @mapped(loud)
enum ProfiledLevel: Int {
  case low = 1
  // @mapped(loud) key: 20
  case high = 2
}

/// An enum whose form depends on the profile.
// @mapped tag: "type"
// @mapped(outside) without: .tag, keys: .kebab
// @mapped(beside) tag: "kind", content: "value", unknown: .error
enum ProfiledEvent: Equatable {
  // @mapped(outside) key: "clip"
  case video( /* @mapped(beside) key: "link" */url: String, seconds: Int)
  case plainText( /* @mapped key: "text" */text: String)
  case closed
}

/// Hooks and checks that depend on the profile.
// @mapped check: { $0 != .volume(-1) }
// @mapped(strict) check: { $0 != .volume(0) }, after.read: ProfiledKnob.settle, before.write: ProfiledKnob.open
enum ProfiledKnob: Equatable {
  case volume( /* @mapped(strict) check: 0...10 */Int)
  case off

  static func settle(_ knob: inout ProfiledKnob) { if knob == .volume(10) { knob = .off } }
  static func open(_ knob: inout ProfiledKnob) { if knob == .off { knob = .volume(1) } }
}

/// An untagged enum that has another form under a profile.
// @mapped untagged
// @mapped(named) without: .untagged
enum ProfiledSize<Unit: Equatable>: Equatable {
  case exact(Unit)
  case between(low: Unit, high: Unit)
}

// @mapped
// @mapped(loud)
struct ProfiledDay: Equatable {
  var mood: ProfiledMood
  var levels: [ProfiledLevel: ProfiledMood] = [:]
}
