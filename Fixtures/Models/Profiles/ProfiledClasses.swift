import Isomer

/// A class hierarchy that has another tag under a profile, also for its subclasses.
// @mapped tag: "type"
// @mapped(compact) tag: "t", keys: .upper
class ProfiledMessage {
  var id = 0
  // @mapped(compact) skip
  var sender: String?
  init() {}
}

// @mapped key: "text"
// @mapped(compact) key: "x"
final class ProfiledText: ProfiledMessage {
  // @mapped check: .count(...20)
  // @mapped(compact) key: "b"
  var body = ""
}

/// A subclass that does not name the profile.
// @mapped
class ProfiledCall: ProfiledMessage {
  var seconds = 0
}

/// A subclass with a profile that the base class does not declare.
// @mapped
// @mapped(detailed) keys: .pascal
final class ProfiledGroupCall: ProfiledCall {
  // @mapped(detailed) key: "Who"
  var people: [String] = []
}

/// A protocol that has another tag under a profile, also for its subtypes.
// @mapped tag: "kind"
// @mapped(compact) tag: "k"
protocol ProfiledShape {}

// @mapped
struct ProfiledCircle: ProfiledShape, Equatable { var radius: Int }

// @mapped key: "square"
// @mapped(compact) key: "s", keys: .upper
struct ProfiledSquare: ProfiledShape, Equatable { var side: Int }

// @mapped
// @mapped(compact)
struct ProfiledDrawing {
  var shapes: [any ProfiledShape]
  var messages: [ProfiledMessage] = []
}
