import Foundation
import Isomer
import IsomerArchive

// @mapped version: 1
struct MarkedName: Hashable {
  var name: String
  var labels: [String]?
}

/// A key that contains text, with a hand-written conformance.
struct MarkedKey: MappableKey {
  var text: String

  static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> MarkedKey {
    MarkedKey(text: try reader.readKeyString())
  }

  func writeKey(to writer: inout JSONWriter) { text.writeKey(to: &writer) }
}

enum MarkedRaw: String, Mappable { case open, closed }

// @mapped coerce
enum MarkedState: String { case open, closed }

// @mapped coerce: .case
enum MarkedPaint: Equatable {
  case red
  // @mapped fallback
  case other(JSONValue)
}

// @mapped
enum MarkedLevel: Hashable {
  // @mapped key: 1
  case one
  // @mapped key: ["a", "b"]
  case named
}

/// A property for each way in which text of a document is hashed.
// @mapped version: 1
struct MarkedHashes: Equatable {
  var texts: Set<String>?
  var parts: Set<Substring>?
  var letters: Set<Character>?
  var optionals: Set<String?>?
  var lists: Set<[String]>?
  var models: Set<MarkedName>?
  // @mapped elements: .lossy, recover: nil
  var lossy: Set<Substring>?
  // @mapped elements: .compact
  var compact: Set<[String]>?
  var byText: [String: Int]?
  var byPart: [Substring: Int]?
  var byLetter: [Character: Int]?
  // @mapped skip: .archive
  var byKey: [MarkedKey: Int]?
  // @mapped with: .pairs(), skip: .archive
  var pairs: [String?: Int]?
  // @mapped with: .keyed(by: \.name), skip: .archive
  var byName: [String: MarkedName]?
  // @mapped with: .set(of: .base64.then(.utf8)), skip: .archive
  var decoded: Set<String>?
}

/// A property for each way in which text of a document is compared with that of code.
// @mapped
struct MarkedWords: Equatable {
  // @mapped coerce
  var flag: Bool?
  // @mapped coerce: .words(["on": true])
  var switched: Bool?
  // @mapped coerce
  var number: Int?
  // @mapped with: .boolean
  var common: Bool?
  // @mapped with: .boolean(true: "y", false: "n")
  var own: Bool?
  // @mapped with: .string()
  var text: Bool?
  // @mapped with: .nonFinite()
  var ratio: Double?
  // @mapped with: .map(["e": 1, nil: 2])
  var mapped: Int?
  // @mapped check: .matches(".*")
  var matching: String?
  // @mapped check: "a"..."f"
  var within: String?
  var raw: MarkedRaw?
  var state: MarkedState?
  var paint: MarkedPaint?
}

// @mapped derive: [.merge, .equality]
struct MarkedLists {
  // @mapped merge: .deep
  var names: [Named]
  // @mapped merge: .deep
  var pairs: [Paired]

  // @mapped derive: [.merge, .equality]
  struct Named {
    var id: String  // @mapped id
    var text: String?
  }

  // @mapped derive: .equality
  struct Paired {
    var first: String  // @mapped id
    var second: Int  // @mapped id
  }
}

// @mapped
struct RepeatedKeys: Equatable {
  var counts: [String: Int]?
  var ids: [UUID: Int]?
  var levels: [MarkedLevel: Int]?
  // @mapped elements: .compact
  var compact: [String: Int]?
  // @mapped coerce
  var coerced: [String: Int]?
  var ordered: OrderedMap<Int>?
  var tree: JSONValue?
  // @mapped rest: .prefix("x-")
  var extensions: [String: Int]
  // @mapped rest
  var rest: [String: JSONValue]
}

// @mapped version: 1
struct EmptyElements: Equatable {
  // @mapped each: .emptyAsNil()
  var names: [String?]
  // @mapped each: .emptyAsNil(.url)
  var links: [URL?]?
  // @mapped each: .optional(.url)
  var optional: [URL?]?
  // @mapped each: .emptyAsNil(), elements: .lossy
  var numbers: [String: Int?]?
  // @mapped each: .emptyAsNil()
  var lists: [[Int?]]?
}
