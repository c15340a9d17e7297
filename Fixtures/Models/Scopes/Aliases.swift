import Foundation
import Isomer
import IsomerArchive

/// Type aliases and `Self` as the types of properties and associated values.
// @mapped version: 1, derive: [.copy, .description, .equality, .hash, .merge]
struct Aliased {
  var count: MaybeInt
  var list: Listing.Entries = []  // @mapped elements: .lossy
  var first: Listing.MaybeEntry
  var names: Listing.Named<Int>
  var number: PlainNumber = 0  // @mapped coerce
  var broken: MaybeInt  // @mapped recover
  var null: MaybeInt  // @mapped null: .write
  var nested: [MaybeInt] = []
  var change: Changing
  var rest: RestMembers  // @mapped rest
}

typealias PlainNumber = Int

// @mapped
enum AliasedLevel: PlainNumber { case low = 1, high }
typealias RestMembers = [String: JSONValue]
typealias Changing = PropertyChange<Int>

struct Listing {
  typealias Entries = [Entry]
  typealias MaybeEntry = Entry?
  typealias Named<Key: Hashable> = [Key: Entry]?

  // @mapped version: 1
  struct Entry: Hashable {
    var id: Int
    var next: Entries = []
  }
}

/// A class whose initialiser spells a type differently.
// @mapped
final class AliasedClass {
  let count: MaybeInt
  let entries: Listing.Entries
  init(count: Int?, entries: [Listing.Entry]) { (self.count, self.entries) = (count, entries) }
}

struct Rack<Item> {
  typealias Maybe = Item?
  // @mapped
  struct Row {
    var item: Maybe
    var rows: [Self]
  }
}

// @mapped
struct RackUse { var item: Rack<Int>.Maybe, row: Rack<Int>.Row }

protocol Entity { typealias ID = String? }

// @mapped
struct Employee: Entity { var id: ID, manager: Self.ID }

// @mapped
indirect enum Arithmetic: Equatable {
  case number(MaybeInt)
  case sum([Self])
  case maximum(of: [Self], limit: MaybeInt)
}

// @mapped
protocol Announcement {}
// @mapped key: has("text")
struct TextAnnouncement: Announcement { var text: String }

typealias SomeAnnouncement = any Announcement
typealias Announcements = [any Announcement]
typealias MaybeAnnouncement = (any Announcement)?

// @mapped
struct Notifications {
  var first: SomeAnnouncement, all: Announcements, last: MaybeAnnouncement
  var some: [SomeAnnouncement]
}

/// Aliases with a transformer are types of their own.
typealias Instant = Date

// @mapped for: Instant, with: .secondsSince1970
protocol InstantForm {}

// @mapped
struct Instants { var created: Instant, others: [Instant]?, changed: Date }

/// An alias whose type has another meaning where it is used.
struct Catalogue {
  struct Entry {}
  typealias Hit = Listing.Entry
  // @mapped
  struct Page { var hit: Hit, hits: [Hit] }
}
