// Cases that have changed since they were locked.

// @mapped name: "Kind"
enum Size {
  case small
  // @mapped key.archive: "very large"
  case large
  case middle
}

// @mapped name: "Known"
enum Age {
  case new
  // @mapped fallback
  case unknown
}

// @mapped name: "Event"
enum Event {
  case opened(by: String)
  case closed
}
