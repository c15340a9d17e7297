// Cases that have changed since they were locked.

// @mapped key.archive: "Kind"
enum Size {
  case small
  // @mapped key.archive: "very large"
  case large
  case middle
}

// @mapped key.archive: "Known"
enum Age {
  case new
  // @mapped fallback
  case unknown
}

// @mapped key.archive: "Event"
enum Event {
  case opened(by: String)
  case closed
}
