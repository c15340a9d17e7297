import Foundation
import Isomer
import IsomerFoundation

/// The behaviours of Jackson's annotations and features.
enum Jackson: Peer {
  static let name = "Jackson"
  static let suites = "jackson-databind: deser, ser, convert, struct, jsontype, objectid, format"

  static var cases: [PeerCase] {
    properties
    conversions
    structures
    subtypes
  }

  @PeerCases private static var properties: [PeerCase] {
    reads("a property is renamed", Renamed.self, #"{"first-name":"a"}"#)
    reads("a property has aliases", Aliased.self, #"{"FullName":"a"}"#, writes: #"{"name":"a"}"#)
    reads("names of a convention", Convention.self, #"{"first_name":1,"url_path":2}"#)
    reads(
      "an annotation overrides the convention", Overridden.self, #"{"firstName":1,"last_name":2}"#)
    reads("names of an enum in a convention", [Mood].self, #"["very_good","very_bad"]"#)
    reads("a property is ignored", Ignored.self, #"{"a":1,"b":9}"#, writes: #"{"a":1}"#)
    reads(
      "a property is only written", Access.self, #"{"read":1,"written":9}"#,
      writes: #"{"written":2}"#
    )
    .differs("the text that is written lacks the key that is only read")
    shows("a property is only read", try Access(json: #"{"read":7}"#).read, "7")
    unsaid(
      "a type is ignored wherever it is a property", .names,
      "an annotation on the type skips all its properties")
    reads("a required property", Required.self, #"{"id":1}"#)
    refuses("a required property is missing", Required.self, "{}", #"id: the key "id" is missing"#)
    refuses(
      "null for a primitive", Required.self, #"{"id":null}"#, "id: expected an integer, found null")
    reads(
      "null is skipped and the default is kept", Nulls.self, #"{"skipped":null}"#,
      writes: #"{"skipped":"kept","list":[]}"#)
    refuses(
      "null fails", Nulls.self, #"{"failing":null}"#, "failing: expected a string, found null")
    reads(
      "null elements are skipped", Nulls.self, #"{"list":["a",null]}"#,
      writes: #"{"skipped":"kept","list":["a"]}"#)
    refuses(
      "null elements fail", NullElements.self, #"{"list":["a",null]}"#,
      "list[1]: expected a string, found null")
    unsaid(
      "null is an empty collection by a setting of all properties", .elements,
      "null gives [] without a default of each property")
    writes("nil is left out", Optionals(a: nil, b: 1), #"{"b":1}"#)
    unsaid("empty lists and texts are left out", .omission, #"{} for "" and []"#)
    unsaid("values that equal the default are left out", .omission, "{} for the initial values")
    unsaid(
      "values are left out by a filter of one's own", .omission,
      "{} for a value that a function refuses")
    unsaid(
      "elements of a map are left out if they are nil", .omission,
      #"{"a":1} for ["a": 1, "b": nil]"#)
    refuses("unknown properties fail", Strict.self, #"{"a":1,"b":2}"#, "b: unknown key")
    reads(
      "unknown properties are ignored", Required.self, #"{"id":1,"x":[{}]}"#, writes: #"{"id":1}"#)
    unsaid(
      "some names are ignored, other unknown ones fail", .rest,
      #"{"a":1,"note":2} is read, {"a":1,"b":2} an error"#)
    reads("other properties are stored and written", Open.self, #"{"a":1,"b":{"c":[2]}}"#)
    unsaid("other properties have a type", .rest, #"{"a":1,"x":2} for [String: Int]"#)
    reads(
      "properties are in the order of the declaration", Ordered.self, #"{"a":1,"b":2}"#,
      writes: #"{"b":2,"a":1}"#)
    shows(
      "properties are sorted by name", try Ordered(b: 2, a: 1).jsonString(.sortedKeys),
      #"{"a":1,"b":2}"#)
    unsaid(
      "a property is at an index of the order", .selection,
      "an index moves a property before the declared order")
    unsaid("an empty text is a name", .names, #"{"":1}"#)
    reads("a value is injected by the caller", Injected.self, #"{"a":1}"#, writes: #"{"a":1}"#)
    shows(
      "a value of the caller's context",
      try Contextual(json: #"{"id":5}"#, options: .context(Region(name: "eu"))).id, "eu-5")
    reads(
      "a getter is written", Computed.self, #"{"first":"a","last":"b"}"#,
      writes: #"{"first":"a","last":"b","full":"a b"}"#)
    reads("a mapping outside of the class", Foreign.self, #"{"point":{"x":1}}"#)
    shows(
      "a view writes some properties", try User(id: 1, mail: "m").jsonString(as: .open),
      #"{"id":1}"#)
    shows(
      "without a view all properties are written", try User(id: 1, mail: "m").jsonString(),
      #"{"id":1,"mail":"m"}"#)
    shows(
      "a filter of the call writes some properties",
      try User(id: 1, mail: "m").jsonString(only: ["mail"]), #"{"mail":"m"}"#)
    unsaid(
      "a filter of the call leaves out some properties", .selection, #"json(except: ["mail"])"#)
    reads("the root has a name", Enveloped.self, #"{"user":{"id":1}}"#)
    shows(
      "the root of a call is unwrapped",
      try Required(json: #"{"Required":{"id":1}}"#, at: "Required").id, "1")
    reads("a builder or a static function makes the value", Made.self, #"{"degrees":21.5}"#)
    reads("an initialiser with all properties", Created.self, #"{"a":1,"b":2}"#)
    unsaid(
      "an initialiser with the whole value", .wholeTypes,
      #""1,2" is Point(x: 1, y: 2), by a creator of one text"#)
    unsaid(
      "a value that is written as one of its properties", .wholeTypes, #""ab" for Code(text: "ab")"#
    )
  }

  @PeerCases private static var conversions: [PeerCase] {
    reads(
      "numbers from text", Coerced.self, #"{"count":"5","ratio":"1.5","flag":"true"}"#,
      writes: #"{"count":5,"ratio":1.5,"flag":true}"#)
    refuses(
      "numbers from text are refused", Rigid.self, #"{"count":"5"}"#, "count: expected an integer")
    reads(
      "numbers and Booleans as text", Coerced.self, #"{"text":1.5}"#, writes: #"{"text":"1.5"}"#)
    refuses(
      "an empty text is no number", Coerced.self, #"{"count":""}"#, "count: expected an integer")
    refuses(
      "a fraction is truncated to an integer", Coerced.self, #"{"count":1.5}"#,
      "count: expected an integer"
    ).differs("numbers are never truncated")
    unsaid(
      "an empty text is nil for a value of any type", .types, #"{"user":""} is nil for an object"#)
    unsaid("an empty list is nil for an object", .conversions, #"{"user":[]} is nil"#)
    reads("a Boolean from a number", Coerced.self, #"{"flag":0}"#, writes: #"{"flag":false}"#)
    unsaid("a number from a Boolean", .conversions, "true is 1")
    unsaid(
      "a floating-point number from the text of one that is not finite", .types,
      #""NaN" for a Double"#)
    reads("a value for a list", Single.self, #"{"tags":"a"}"#, writes: #"{"tags":["a"]}"#)
    unsaid("a list of one element for a value", .elements, #"{"name":["a"]} for a text"#)
    unsaid("a list of one element is written as its element", .elements, #"{"tags":"a"} for ["a"]"#)
    reads("an enum by its name", [Level].self, "[1,2]")
    refuses(
      "an unknown value of an enum", Levelled.self, #"{"level":9}"#, "level: expected one of 1, 2")
    reads(
      "an unknown value of an enum is nil", Levelled.self, #"{"level":1,"maybe":9}"#,
      writes: #"{"level":1}"#)
    reads(
      "an unknown value of an enum has the default", Defaulted.self, #""unheard""#,
      writes: #""unknown""#)
    unsaid("an enum in any case", .conversions, #""LOW" and "low""#)
    unsaid("an enum by its position", .conversions, "1 is the second of the cases with names")
    reads("aliases of cases", [Suit].self, #"["hearts","h"]"#, writes: #"["hearts","hearts"]"#)
    reads(
      "keys of a map are enums and integers", Maps.self,
      #"{"bySuit":{"hearts":1},"byID":{"5":"a"}}"#)
    unsaid("keys of a map are dates", .values, #"{"2020-01-02T03:04:05Z":1} for [Date: Int]"#)
    unsaid(
      "keys of a map are objects, by a function of their text", .values,
      #"{"1,2":"a"} for [Point: String]"#)
    reads(
      "dates in a format, as a number and as text", Dates.self,
      #"{"day":"2020-01-02","at":1500,"iso":"2020-01-02T03:04:05Z"}"#)
    unsaid(
      "dates in the time zone of an annotation", .types,
      #""2020-01-02T03:04:05+01:00" is written in a zone"#)
    reads("a number as text, by a format", Shaped.self, #"{"number":"5"}"#)
    reads("a Boolean as a number, by a format", Shaped.self, #"{"number":"5","flag":1}"#)
    unsaid("an object as an array, by a format", .arrays, "[1,2] is Point(x: 1, y: 2)")
    unsaid("an enum as an object, by a format", .wholeTypes, #"{"name":"low","code":1} for a case"#)
    unsaid("entries of a map as objects or a list of pairs", .elements, #"[{"key":"a","value":1}]"#)
    unsaid(
      "texts in lower case, by a feature of a property", .none,
      "names of properties are read in any case")
    reads("a decimal number", Prices.self, #"{"price":12345678901234567890.12}"#)
    reads("bytes", Blob.self, #"{"data":"AQI="}"#)
    refuses(
      "a number is too large", [Int32].self, "[2147483648]",
      "[0]: expected an integer from -2147483648 to 2147483647")
    refuses("text after the document", Required.self, #"{"id":1} {"id":2}"#, "document")
    refuses("a key that appears twice", Strict.self, #"{"a":1,"a":2}"#, "a: ")
    shows(
      "a value is converted to another type by a tree", try Required(Value(json: #"{"id":3}"#)).id,
      "3")
  }
}
