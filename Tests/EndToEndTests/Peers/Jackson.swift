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
      "a type is ignored wherever it is a property", .none,
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
    reads(
      "null is an empty collection", Emptied.self, #"{"list":null,"unique":null}"#,
      writes: #"{"list":[],"unique":[]}"#)
    writes("nil is left out", Optionals(a: nil, b: 1), #"{"b":1}"#)
    writes(
      "empty lists and texts are left out", NonEmpty(text: "", list: [], count: 0), #"{"count":0}"#)
    writes("values that equal the default are left out", NonDefault(level: 2), #"{"level":2}"#)
    writes("values are left out by a filter of one's own", NonDefault(level: 7), "{}")
    writes(
      "elements of a map are left out if they are nil",
      Wider.WithoutNils(counts: ["a": 1, "b": nil]), #"{"counts":{"a":1}}"#)
    refuses("unknown properties fail", Strict.self, #"{"a":1,"b":2}"#, "b: unknown key")
    reads(
      "unknown properties are ignored", Required.self, #"{"id":1,"x":[{}]}"#, writes: #"{"id":1}"#)
    refuses(
      "some names are ignored, other unknown ones fail", Known.self, #"{"a":1,"note":2,"b":2}"#,
      "b: unknown key")
    reads("other properties are stored and written", Open.self, #"{"a":1,"b":{"c":[2]}}"#)
    reads("other properties have a type", Wider.Counting.self, #"{"text":"t","x":2}"#)
    reads(
      "properties are in the order of the declaration", Ordered.self, #"{"a":1,"b":2}"#,
      writes: #"{"b":2,"a":1}"#)
    shows(
      "properties are sorted by name", try Ordered(b: 2, a: 1).jsonString(.sortedKeys),
      #"{"a":1,"b":2}"#)
    reads("an empty text is a name", Named.Empty.self, #"{"":1}"#)
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
    shows(
      "a filter of the call leaves out some properties",
      try Wider.Chosen().jsonString(except: ["user", "items"]), #"{"mail":"m"}"#)
    reads("the root has a name", Enveloped.self, #"{"user":{"id":1}}"#)
    shows(
      "the root of a call is unwrapped",
      try Required(json: #"{"Required":{"id":1}}"#, at: "Required").id, "1")
    reads("a builder or a static function makes the value", Made.self, #"{"degrees":21.5}"#)
    reads("an initialiser with all properties", Created.self, #"{"a":1,"b":2}"#)
    reads(
      "an initialiser with the whole value", Delegated.self, #""ab""#,
      shows: #"Delegated(letters: ["a", "b"])"#)
    reads(
      "a value that is written as one of its properties", SingleCode.self, #""ab""#,
      shows: #"SingleCode(text: "ab", isKnown: false)"#)
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
    reads(
      "an empty text is nil for a value of any type", Wider.Blank.self, #"{"note":"","point":""}"#,
      shows: "Blank(note: nil, point: nil)")
    reads(
      "an empty list is nil for an object", Emptied.self, #"{"user":[]}"#,
      writes: #"{"list":[],"unique":[]}"#)
    reads("a Boolean from a number", Coerced.self, #"{"flag":0}"#, writes: #"{"flag":false}"#)
    reads(
      "a number from a Boolean", Wider.Converted.self, #"{"whole":true}"#, writes: #"{"whole":1}"#)
    reads(
      "a floating-point number from the text of one that is not finite", Wider.Limitless.self,
      #"{"value":"NaN"}"#)
    reads("a value for a list", Single.self, #"{"tags":"a"}"#, writes: #"{"tags":["a"]}"#)
    reads(
      "a list of one element for a value", Listed.self, #"{"name":["a"]}"#, writes: #"{"name":"a"}"#
    )
    reads("a list of one element is written as its element", Listed.self, #"{"tags":"a"}"#)
    reads("an enum by its name", [Level].self, "[1,2]")
    refuses(
      "an unknown value of an enum", Levelled.self, #"{"level":9}"#, "level: expected one of 1, 2")
    reads(
      "an unknown value of an enum is nil", Levelled.self, #"{"level":1,"maybe":9}"#,
      writes: #"{"level":1}"#)
    reads(
      "an unknown value of an enum has the default", Defaulted.self, #""unheard""#,
      writes: #""unknown""#)
    reads(
      "an enum in any case", [Wider.Season].self, #"["SPRING","autumn"]"#,
      writes: #"["spring","Autumn"]"#)
    refuses("an enum by its position", [Suit].self, "[1]", "[0]: expected a string").differs(
      "the position of a case is no value of it, unless `key:` says so")
    reads("aliases of cases", [Suit].self, #"["hearts","h"]"#, writes: #"["hearts","hearts"]"#)
    reads(
      "keys of a map are enums and integers", Maps.self,
      #"{"bySuit":{"hearts":1},"byID":{"5":"a"}}"#)
    reads("keys of a map are dates", [Date: Int].self, #"{"2020-01-02T03:04:05Z":1}"#)
    reads(
      "keys of a map are objects, by a function of their text", Plotted.self,
      #"{"names":{"1,2":"a"}}"#)
    reads(
      "dates in a format, as a number and as text", Dates.self,
      #"{"day":"2020-01-02","at":1500,"iso":"2020-01-02T03:04:05Z"}"#)
    reads(
      "dates in the time zone of an annotation", Zoned.self, #"{"at":"2020-01-02T03:04:05+0100"}"#)
    reads("a number as text, by a format", Shaped.self, #"{"number":"5"}"#)
    reads("a Boolean as a number, by a format", Shaped.self, #"{"number":"5","flag":1}"#)
    reads("an object as an array, by a format", [ArrayPoint].self, "[[1,2],[3,4]]")
    reads(
      "an enum as an object, by a format", [ObjectLevel].self,
      #"[{"name":"low","code":0},{"name":"high","code":1}]"#)
    reads("entries of a map as objects", Entries.self, #"{"map":[{"key":"a","value":1}]}"#)
    reads(
      "names of properties are read in any case", AnyCase.self, #"{"FirstName":1}"#,
      writes: #"{"firstname":1}"#)
    reads("a decimal number", Prices.self, #"{"price":12345678901234567890.12}"#)
    reads("bytes", Blob.self, #"{"data":"AQI="}"#)
    refuses(
      "a number is too large", [Int32].self, "[2147483648]",
      "[0]: expected an integer from -2147483648 to 2147483647")
    refuses("text after the document", Required.self, #"{"id":1} {"id":2}"#, "document")
    refuses("a key that appears twice", Strict.self, #"{"a":1,"a":2}"#, "a: ")
    shows(
      "a value is converted to another type by a tree",
      try Required(JSONValue(json: #"{"id":3}"#)).id,
      "3")
  }
}
