// Cases of an untagged enum behind a case whose values may all be missing.

// @mapped untagged
enum Hidden {
  case first(x: Int?)
  case second(y: Int?)
  case third(z: Int)
}

// @mapped untagged
enum Separate {
  case first(x: Int?)
  case second(x: String, y: Int)
  case third(String)
}

// @mapped untagged, unknown: .error
enum Strict {
  case first(x: Int?)
  case second(y: Int?)
}

// @mapped untagged, check: { $0.isSound }
enum Checked {
  case first(x: Int?)
  case second(y: Int?)

  var isSound: Bool { if case .first(nil) = self { false } else { true } }
}
