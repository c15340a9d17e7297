import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation

// A model of each kind. The first property of each is `id`, so that one object fits all.

// @mapped version: 1, derive: [.hash, .merge]
struct Plain {
  var id: Int  // @mapped id
  var text: String?
}

// @mapped
class Base {
  var id = 0
  var text: String?
}

// @mapped
class Derived: Base {
  var more: [Int]?
}

// @mapped tag: "type"
class Tagged { var id = 0 }

// @mapped key: "a"
final class TaggedA: Tagged { var text: String? }

// @mapped key: .otherwise
final class TaggedOther: Tagged { var texts: [String]? }

// @mapped
protocol Kind {}

// @mapped key: has("id")
struct KindA: Kind { var id: Int }

// @mapped key: has("text")
struct KindB: Kind { var text: String }

// @mapped tag: "type"
enum TaggedCase {
  case a(id: Int)
  case b(text: String)
}

// @mapped tag: "type", content: "id"
enum ContentCase {
  case a(Int)
  case b([String])
}

// @mapped
enum KeyedCase {
  case id(Int)
  case text(String)
}

// @mapped unknown: .report
struct Flattened {
  var id: Int
  // @mapped flatten
  var plain: Inner
  // @mapped flatten: .prefix("p_")
  var other: Inner?

  // @mapped
  struct Inner {
    var text: String?
    var count: Int?
  }
}

// @mapped
struct OnPaths {
  // @mapped key: "id"
  var id: Int
  // @mapped key: "a.b.c"
  var inner: Int?
  // @mapped key: "a.b.d", alias: ["text", "x.y"]
  var other: String?
  // @mapped key: "list[].id", skip: .write
  var ids: [Int]?
}

// @mapped
struct WithRest {
  var id: Int
  // @mapped rest: .prefix("x")
  var some: OrderedMap<JSONValue>
  // @mapped rest
  var rest: [String: JSONValue]
}

// @mapped unknown: .error
struct Strict { var id: Int }

// @mapped unknown: .report
struct Reporting { var id: Int }

// @mapped
struct Defaults {
  // @mapped default: 1, recover
  var id: Int
  var text = "x"
  // @mapped recover: []
  var list: [Int]
}

// @mapped
struct Checks {
  // @mapped check: 0...9, secret
  var id: Int
  // @mapped check: .matches("[a-z]+"), check: .count(1...9)
  var text: String?
}

// @mapped coerce
struct Coerced {
  var id: Int
  var text: String?
  var list: [Double]?
}

// @mapped before.read: Hooked.prepare
struct Hooked {
  var id: Int

  static func prepare(_ value: inout JSONValue) { value["extra"] = nil }
}

// @mapped
struct Generic<Element> {
  var id: Element
  var list: [Element]?
}

// @mapped
struct Elements {
  // @mapped elements: [.lossy, .wrap, .compact]
  var id: [Int]
  // @mapped elements: .lossy
  var map: [String: Int]?
}

// @mapped
enum Name: String, Hashable {
  case id, open, closed
  // @mapped fallback
  case other
}

// @mapped coerce: .case
enum AnyName: String { case id, open, closed }

enum RawName: String, Mappable { case id, open }

// @mapped coerce: .words(["on": true])
struct Switches: Equatable {
  // @mapped elements: .lossy
  var flags: [Bool]
}

// @mapped derive: [.merge, .equality]
struct Lists {
  // @mapped merge: .deep
  var plain: [Plain]
  // @mapped merge: .deep
  var byText: [Texted]
  // @mapped merge: .deep
  var map: [String: Plain]

  // @mapped derive: [.merge, .equality]
  struct Texted: Hashable {
    var id: String  // @mapped id
    var text: String?
  }
}

/// Each property has the name of its transformer.
// @mapped
struct Transformed {
  // @mapped each: .rfc3339, elements: .lossy
  var rfc3339: [Date]?
  // @mapped each: .day, elements: .lossy
  var day: [Date]?
  // @mapped each: .localDateTime, elements: .lossy
  var localDateTime: [Date]?
  // @mapped each: .dateFormat("yyyy-MM-dd"), elements: .lossy
  var dateFormat: [Date]?
  // @mapped each: .iso8601, elements: .lossy
  var iso8601: [Duration]?
  // @mapped each: .protobuf, elements: .lossy
  var protobuf: [Duration]?
  // @mapped each: .url, elements: .lossy
  var url: [URL]?
  // @mapped each: .uuid, elements: .lossy
  var uuid: [UUID]?
  // @mapped each: .base64, elements: .lossy
  var base64: [Data]?
  // @mapped each: .base64url, elements: .lossy
  var base64url: [Data]?
  // @mapped each: .hex, elements: .lossy
  var hex: [Data]?
  // @mapped each: .string(), elements: .lossy
  var stringInt: [Int]?
  // @mapped each: .string(), elements: .lossy
  var stringDouble: [Double]?
  // @mapped each: .string(), elements: .lossy
  var stringBool: [Bool]?
  // @mapped each: .string(), elements: .lossy
  var stringDecimal: [Decimal]?
  // @mapped each: .number(locale: Locale(identifier: "en_US")), elements: .lossy
  var number: [Double]?
  // @mapped each: .number(locale: Locale(identifier: "de_DE")), elements: .lossy
  var numberInt: [Int]?
  // @mapped each: .format(Decimal.FormatStyle.Percent(locale: Locale(identifier: "en_US"))), elements: .lossy
  var format: [Decimal]?
  // @mapped each: .nonFinite(), elements: .lossy
  var nonFinite: [Double]?
  // @mapped each: .anyOf(.rfc3339, .day), elements: .lossy
  var anyOf: [Date]?
  // @mapped each: .emptyAsNil(.url), elements: .lossy
  var emptyAsNil: [URL?]?
  // @mapped each: .boolean, elements: .lossy
  var boolean: [Bool]?
  // @mapped each: .boolean(true: "e", false: "7"), elements: .lossy
  var booleanWords: [Bool]?
  // @mapped each: .map(["e": 1, "7": 2]), elements: .lossy
  var map: [Int]?
  // @mapped each: .map(values: ["e": 1, 7: 2]), elements: .lossy
  var mapValues: [Int]?
  // @mapped each: .embedded(), elements: .lossy
  var embedded: [JSONValue]?
  // @mapped each: .base64.then(.utf8), elements: .lossy
  var utf8: [String]?
  // @mapped with: .set(of: .base64.then(.utf8)), recover
  var set: Set<String>?
  // @mapped with: .pairs(), recover
  var pairs: [String: Int]?
  // @mapped elements: .lossy
  var names: [Name]?
  // @mapped elements: .lossy
  var anyNames: [AnyName]?
  // @mapped elements: .lossy
  var rawNames: [RawName]?
  // @mapped coerce, elements: .lossy
  var coercedBool: [Bool]?
  // @mapped coerce, elements: .lossy
  var coercedInt: [Int]?
  // @mapped coerce, elements: .lossy
  var coercedDouble: [Double]?
  // @mapped coerce, elements: .lossy
  var coercedDate: [Date]?
  // @mapped coerce: .words(["e": true]), elements: .lossy
  var words: [Bool]?
  // @mapped elements: .lossy
  var checked: [CheckedText]?

  /// The names of the properties.
  static let keys = """
    rfc3339 day localDateTime dateFormat iso8601 protobuf url uuid base64 base64url hex stringInt \
    stringDouble stringBool stringDecimal number numberInt format nonFinite anyOf emptyAsNil boolean \
    booleanWords map mapValues embedded utf8 set pairs names anyNames rawNames coercedBool coercedInt \
    coercedDouble coercedDate words
    """.split(separator: " ").map(String.init)
}

// @mapped
struct CheckedText {
  // @mapped check: .matches("[a-z].*"), check: "a"..."f"
  var text: String
}
