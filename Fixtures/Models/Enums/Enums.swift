import Isomer

/// An enum that is mapped by its raw values.
// @mapped
enum Suit: String { case clubs, diamonds = "DIAMONDS", hearts, spades }

/// Integer raw values, some of them implicit.
// @mapped
enum Priority: Int { case low = 1, normal, high = 10, urgent }

/// An enum without raw values, mapped by case names through the key strategy.
// @mapped keys: .snake
enum Visibility { case publicRead, membersOnly }

/// A case with several names, of which the first is written.
// @mapped
enum Media: String {
  // @mapped key: ["video", "clip"]
  case video
  // @mapped key: "still"
  case image
}

/// A fallback case for unknown names.
// @mapped
enum Status: String {
  case active, inactive
  // @mapped fallback
  case unknown
}

/// A fallback case that stores the unknown value and writes it back.
// @mapped
enum Kind: Equatable {
  case issue
  case pullRequest  // @mapped key: "pull_request"
  // @mapped fallback
  case other(JSONValue)
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
