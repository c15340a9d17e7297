import Foundation
import Isomer

// Declarations are isolated to the main actor by default in this module.

// @mapped keys: .snake, version: 1, derive: [.equality, .hash, .merge]
struct Article {
  // @mapped id
  var id: Int
  var title: String
  var publishedAt: Date?
  var link: URL?
  // @mapped default: [], elements: .lossy
  var tags: [String]
  var author: Author
  var state: State = .draft
  var media: [Media] = []
  // @mapped with: .dateFormat("yyyy-MM-dd")
  var day: Date?

  // @mapped
  enum State: String, Sendable { case draft, published }
}

// @mapped version: 1, check: { !$0.name.isEmpty }
struct Author: Hashable, Sendable {
  var name: String
  // @mapped secret
  var email: String?
}

// @mapped tag: "type", version: 1
enum Media: Hashable, Sendable {
  case photo(url: URL, width: Int)
  case film(seconds: Double)
}

/// A model that is shared by views.
// @mapped
final class Settings {
  var theme = "light"
  var sizes: [String: Double] = [:]
  var changed: Date?
  init() {}
}

// @mapped tag: "kind"
class Notice {
  var text = ""
  init() {}
}

// @mapped key: "sale"
final class Sale: Notice {
  var percent = 0
}

/// An external mapping for a type of another module.
// @mapped for: DateInterval
protocol IntervalShape {
  var start: Date { get }
  var duration: TimeInterval { get }
}

// @mapped
struct Calendar { var busy: [DateInterval] = [] }

/// A transformer of the app.
struct Doubling: Transformer {
  func transform(_ input: Int) -> Int { input * 2 }
  func reverse(_ output: Int) -> Int { output / 2 }
}

// @mapped
struct Price {
  var cents: Int  // @mapped with: Doubling()
}

/// An amount that is a number above zero in documents.
struct Coins: Equatable { var count: Int }

struct CoinTransformer: Transformer {
  func transform(_ input: Int) throws -> Coins {
    guard input > 0 else { throw TransformerError(expected: "coins", input: input) }
    return Coins(count: input)
  }
  func reverse(_ output: Coins) -> Int { output.count }
}

// @mapped for: Coins, with: CoinTransformer()
protocol CoinMapping {}

/// Rules for elements, checks, and the transformer of their type, all at once.
// @mapped
struct Purse: Equatable {
  // @mapped elements: .lossy, check: .count(1...)
  var checked: [Coins]
  // @mapped elements: [.lossy, .wrap], check: .count(...2), recover: []
  var recovered: [Coins] = []
  // @mapped elements: .lossy, check: .count(1...), null: .error
  var present: [Coins]?
}

/// A nonisolated model that is read in the background.
// @mapped keys: .snake, check: { $0.page > 0 }
nonisolated struct Feed: Sendable {
  var page: Int
  // @mapped default: []
  var titles: [String]
}

/// Reads a feed off the main actor.
@concurrent func readFeed(_ text: String) async throws -> Feed {
  try Feed(json: text)
}

// @mapped derive: .changes
struct Access: Equatable {
  // @mapped secret
  var token = ""
}

// @mapped unknown: .error, derive: .changes
struct Account: Equatable {
  var name = ""
  // @mapped flatten
  var access = Access()
}

/// Values whose content can be missing.
// @mapped tag: "kind", content: "value", null: .missing
enum Reading: Equatable {
  case pair(Int, Int? = 3)
  case single(Int? = 4)
}

// @mapped tag: "kind", content: "value"
enum Nullable: Equatable {
  case single(
    // @mapped default: 5
    Int?)
  case pair(Int, Int? = 3)
}

// @mapped derive: .merge
struct Gauge {
  var level = 0
  /// Computed, so that a missing value is not known, and an invalid one is ignored.
  // @mapped recover, null: .error
  var percent: Int {
    get { level * 10 }
    set { level = newValue / 10 }
  }
}
