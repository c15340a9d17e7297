import Foundation
import Isomer

/// A property for each rule of updating from a document.
// @mapped derive: [.merge, .equality], keys: .snake
struct Patched {
  let number: Int  // @mapped id
  var title: String
  var body: String?
  var origin = "here"
  // @mapped default: 10
  var limit: Int
  var rating: Double? = 1.5
  var nickname: String?  // @mapped null: .missing
  var level = 1  // @mapped null: .missing
  var assignee: String?  // @mapped required
  var colour = "red"  // @mapped recover
  var size: Int? = 3  // @mapped recover
  var depth: Int?  // @mapped recover
  var weight = 1.0  // @mapped recover: 0
  var login: String?  // @mapped key: "user.login", alias: ["user_name", "owner"]
  var home: URL?  // @mapped key: "user.home"
  var point: Spot?  // @mapped fields: ["latitude", "longitude"], with: SpotOfFields()
  var due: Date?  // @mapped with: EpochOfSeconds()
  var percent = 50  // @mapped check: 0...100
  var views = 0  // @mapped merge: +
  var note: String?  // @mapped merge: .keep
  var summary: String?  // @mapped merge: .ifPresent
  var pinned = false  // @mapped skip: .merge
  var cached = 0  // @mapped skip
  let kind = "patched"  // @mapped skip: .read
  var audit: Trail  // @mapped flatten
  var others: [String: JSONValue] = [:]  // @mapped rest

  struct Spot: Equatable {
    var latitude: Double, longitude: Double
  }

  // @mapped derive: [.merge, .equality]
  struct Trail {
    var createdBy: String
    var updatedBy: String?
  }
}

struct SpotOfFields: Transformer {
  func transform(_ input: [String: Double]) throws -> Patched.Spot {
    guard let latitude = input["latitude"], let longitude = input["longitude"] else {
      throw TransformerError(expected: "a latitude and a longitude", input: input)
    }
    return Patched.Spot(latitude: latitude, longitude: longitude)
  }

  func reverse(_ output: Patched.Spot) -> [String: Double] {
    ["latitude": output.latitude, "longitude": output.longitude]
  }
}

struct EpochOfSeconds: Transformer {
  func transform(_ input: Double) -> Date { Date(timeIntervalSince1970: input) }
  func reverse(_ output: Date) -> Double { output.timeIntervalSince1970 }
}

/// Values that a document updates in place.
// @mapped derive: [.merge, .equality], under: "data"
struct Board {
  var name: String
  var owner: Member  // @mapped merge: .deep
  var deputy: Member?  // @mapped merge: .deep
  var guest: Member?
  var members: [Member] = []  // @mapped merge: .deep, elements: .lossy
  var scores: [String: Int]?  // @mapped merge: .deep
  var byRole: [String: Member] = [:]  // @mapped merge: .deep
  var tags: [Tag] = []  // @mapped merge: .deep

  // @mapped derive: [.merge, .equality]
  struct Member {
    var id: Int  // @mapped id
    var name: String
    var mail: String?
  }

  /// A model that has an identity but is not updated in place.
  // @mapped derive: .equality
  struct Tag {
    var key: String  // @mapped id
    var colour: String?
  }
}

/// A model with two identifying properties, one of them at a nested path.
// @mapped derive: [.merge, .equality]
struct GridCell {
  let row: Int  // @mapped id
  let column: Int  // @mapped id, key: "at.column"
  var text = ""
  var width: Int? = 1
}

// @mapped derive: [.merge, .equality]
struct CellSheet {
  var cells: [GridCell]  // @mapped merge: .deep
}

/// A value that only its initialiser can build, with a property that no document contains.
// @mapped derive: [.merge, .equality]
struct SealedPatch {
  public private(set) var code: String
  let size: Int?
  var label: String?
  var uses = 0  // @mapped skip

  init(code: String, size: Int?, label: String? = nil) {
    self.code = code
    self.size = size
    self.label = label
  }
}

/// Hooks and checks, which receive the updated value.
// @mapped derive: .merge, before.read: Span.prepare, after.read: Span.didRead, check: Span.check
struct Span: Equatable {
  var start: Int
  var end: Int
  var reads = 0  // @mapped skip

  static func prepare(_ value: inout JSONValue) {
    if let range = value["range"]?.array, range.count == 2 {
      value["start"] = range[0]
      value["end"] = range[1]
    }
  }

  mutating func didRead() { reads += 1 }

  static func check(_ span: Span) throws {
    guard span.start <= span.end else { throw Misfit(text: "the start is behind the end") }
  }
}

/// A model that rejects unknown keys in updates too.
// @mapped derive: .merge, unknown: .error
struct StrictPatch: Equatable {
  var name: String?
}

/// A cluster whose objects are updated by their own class.
// @mapped derive: .merge, tag: "kind"
class Asset {
  let id: Int  // @mapped id
  var name: String
  private(set) var renamings = 0  // @mapped skip
  var next: Asset?  // @mapped merge: .deep
  weak var folder: AssetFolder?  // @mapped parent
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

// @mapped
class AssetFolder: Asset {
  var children: [Asset] = []  // @mapped merge: .deep
  var note: String?
  override var name: String {
    didSet { changes += 1 }
  }
  var changes = 0  // @mapped skip
}

/// A class without a hierarchy, with a check and a hook.
// @mapped derive: .merge, after.read: { $0.reads += 1 }, check: Gauge.check
final class Gauge {
  var low: Int
  var high = 10
  var inner: Gauge?  // @mapped merge: .deep
  var reads = 0  // @mapped skip

  init(low: Int) { self.low = low }

  static func check(_ gauge: Gauge) throws {
    guard gauge.low <= gauge.high else { throw Misfit(text: "too low") }
  }
}

/// A generic model.
// @mapped derive: .merge
struct Crate<Content> {
  var content: Content
  var contents: [Content]?
  var label = "none"
}

struct Misfit: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}
