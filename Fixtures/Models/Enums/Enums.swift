import Isomer

/// The raw value stands in the document.
// @mapped
enum Suit: String { case clubs, diamonds = "DIAMONDS", hearts, spades }

/// Integers, counted on as the language does.
// @mapped
enum Priority: Int { case low = 1, normal, high = 10, urgent }

/// Without a raw type the name stands, through the strategy.
// @mapped keys: .snake
enum Visibility { case publicRead, membersOnly }

/// Several texts for one case; the first is written.
// @mapped
enum Media: String {
  // @mapped key: ["video", "clip"]
  case video
  // @mapped key: "still"
  case image
}

/// A case for whatever else comes.
// @mapped
enum Status: String {
  case active, inactive
  // @mapped fallback
  case unknown
}

/// The unknown value is kept and written back.
// @mapped
enum Kind: Equatable {
  case issue
  case pullRequest  // @mapped key: "pull_request"
  // @mapped fallback
  case other(Value)
}

// @mapped
struct EnumHolder: Equatable {
  var suit: Suit
  var priority: Priority
  var visibility: Visibility
  var media: Media
  var status: Status
  var kind: Kind
  var bySuit: [Suit: Int] = [:]
  var byPriority: [Priority: Int] = [:]
  var byVisibility: [Visibility: Int] = [:]
}
