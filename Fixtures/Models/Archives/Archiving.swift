import Foundation
import Isomer
import IsomerArchive

// Models for archives.

/// A model with the options of archives, from which the models below are reached.
// @mapped version: 3, derive: [.equality]
struct Journal {
  // @mapped id
  var id: Int
  // @mapped was: ["label", "caption"]
  var title: String
  // @mapped since: 2
  var notes: [String] = []
  // @mapped since: 3, upgrade: Journal.total
  var total: Decimal = 0
  // @mapped key: "kept_at", with: .secondsSince1970
  var keptAt: Date
  // @mapped key.archive: "lines"
  var entries: [JournalEntry]
  var byName: [String: JournalEntry] = [:]
  var owner: JournalOwner?
  // @mapped skip: [.archive, .equality]
  var isSelected = false
  // @mapped skip: .archive
  var cache: String?
  // @mapped skip: .documents
  var localPath: String?
  // @mapped secret
  var token: String = ""
  // @mapped rest
  var others: [String: JSONValue] = [:]
  // @mapped with: .colorName
  var color: JournalColor = .init(red: 0)
  var extra: JSONValue = .null
  var change: PropertyChange<String>

  /// Reads the total from archives before version 3.
  static func total(_ archive: Archive, from version: Int) throws -> Decimal? {
    guard version < 3 else { return nil }
    return try archive.value("sum", as: Decimal.self)
  }
}

/// A model that is archived because `Journal` contains it, without options of its own.
// @mapped
struct JournalEntry: Equatable, Sendable {
  // @mapped key: "user.name"
  var name: String
  var amount: Decimal
  var kind: JournalKind = .cash
  var event: JournalEvent?
  // @mapped skip: .read
  let number: Int?
}

// @mapped
enum JournalKind: String, Sendable {
  case cash
  // @mapped key.archive: "card", was: ["visa"]
  case creditCard
  // @mapped fallback
  case unknown
}

// @mapped
enum JournalEvent: Equatable, Sendable {
  case opened
  case renamed(from: String, to: String?)
  case moved(String, Int)
  case split([JournalEntry])
  // @mapped fallback
  case other(JSONValue)
}

// @mapped
struct JournalOwner: Equatable {
  var name: String
  var website: URL?
  var key: UUID
}

/// A type that is not mapped and is archived as its transformer writes it.
struct JournalColor: Equatable {
  var red: Int
}

struct JournalColorName: Transformer {
  func transform(_ input: String) throws -> JournalColor { JournalColor(red: Int(input) ?? 0) }
  func reverse(_ output: JournalColor) throws -> String { String(output.red) }
}

extension ForwardTransformer where Self == JournalColorName {
  static var colorName: JournalColorName { JournalColorName() }
}

/// A property that is only archived, as its transformer writes it.
// @mapped version: 1
struct JournalTheme: Equatable {
  var name: String
  // @mapped with: .colorName, skip: .documents
  var accent = JournalColor(red: 1)
}

/// A node of a graph with shared objects and cycles.
// @mapped key.archive: "Node", version: 1
final class GraphNode {
  var name: String
  var children: [GraphNode] = []
  // @mapped parent
  weak var above: GraphNode?
  // @mapped skip: .documents
  weak var favourite: GraphNode?
  // @mapped skip: .documents
  var twin: GraphNode?

  init(name: String) { self.name = name }
}

/// A class hierarchy that is the type of a property.
// @mapped tag: "type", version: 1
class Craft {
  var wheels: Int
  init(wheels: Int) { self.wheels = wheels }
}

// @mapped
final class Lorry: Craft {
  var load: Double = 0
  var trailer: Craft?
}

// @mapped key: "bike", key.archive: "Bike"
class PushBike: Craft {
  var gears = 1
  // @mapped skip: .documents
  var rider: JournalOwner?
}

// @mapped
final class TandemBike: PushBike {
  var seats = 2
}

// @mapped tag: "kind"
protocol Holding {}

// @mapped version: 1
struct Share: Holding, Equatable {
  var count: Int
}

// @mapped
final class House: Holding {
  var rooms: Int
  init(rooms: Int) { self.rooms = rooms }
}

// @mapped version: 1
struct Portfolio {
  var holdings: [any Holding]
  var main: (any Holding)?
  var vehicles: [Craft] = []
}

// @mapped version: 1
struct JournalPair<First, Second> {
  var first: First
  var second: Second?
}

// @mapped version: 1
enum JournalSide<Left, Right> {
  case left(Left)
  case right(Right)
  case neither
}

/// A model whose hooks and checks also run for archives.
// @mapped version: 1, after.read: { $0.loads += 1 }
struct JournalMeasure {
  // @mapped check: 0...100
  var percent: Int
  // @mapped skip: .documents
  var loads = 0
}

/// A model with a secret property whose transformer repeats the value in its error.
// @mapped version: 1
struct JournalLock {
  // @mapped secret, with: JournalLockCode()
  var code: JournalColor
}

struct JournalLockCode: Transformer {
  func transform(_ input: Int) throws -> JournalColor { JournalColor(red: input) }
  func reverse(_ output: JournalColor) throws -> Int {
    guard output.red < 1000 else {
      throw TransformerError(expected: "three digits", input: output.red)
    }
    return output.red
  }
}

/// A model that is mapped only for archives.
// @mapped skip: .documents, version: 1
struct JournalDraft: Equatable {
  // @mapped check: .count(...80)
  var text: String
  var cursor = 0
}

// @mapped version: 1
struct KeyedNote: Equatable {
  // @mapped id
  var list: String
  // @mapped id
  var number: Int
  var text = ""
}
