import Foundation
import Isomer

/// The behaviours of serde's derived implementations for structs.
enum Serde: Peer {
  static let name = "serde"
  static let suites = "test_suite of serde, the tests of serde_json and of serde_with"

  static var cases: [PeerCase] {
    fields
    flattening
    enums
    types
    helpers
  }

  @PeerCases private static var fields: [PeerCase] {
    reads(
      "a field without a value has its default", Parcel.self, #"{"weight":1}"#,
      writes: #"{"weight":1,"stamps":3,"kind":"box"}"#)
    reads(
      "a default can be the result of a function", Parcel.self, #"{"weight":1,"kind":"bag"}"#,
      writes: #"{"weight":1,"stamps":3,"kind":"bag"}"#)
    refuses(
      "a field without a default must be present", Parcel.self, #"{"stamps":1}"#,
      #"weight: the key "weight" is missing"#)
    reads(
      "all fields of a struct have defaults", Settings.self, "{}",
      writes: #"{"depth":1,"label":"none","isOn":true}"#)
    reads(
      "some fields of a struct with defaults are present", Settings.self, #"{"label":"x"}"#,
      writes: #"{"depth":1,"label":"x","isOn":true}"#)
    reads(
      "a skipped field can have a type without a mapping", Opened.self, #"{"path":"a"}"#)
    reads(
      "a skipped field is an ignored key", Opened.self, #"{"path":"a","handle":{"raw":1}}"#,
      writes: #"{"path":"a"}"#)
    refuses(
      "a skipped field is an unknown key if unknown keys are denied", StrictOpened.self,
      #"{"path":"a","handle":1}"#, "handle: unknown key")
    reads(
      "unknown fields are ignored", Settings.self, #"{"extra":[1,{"a":null}],"depth":2}"#,
      writes: #"{"depth":2,"label":"none","isOn":true}"#)
    refuses(
      "unknown fields are denied", Strict.self, #"{"first":1,"2nd":2,"third":3}"#,
      "third: unknown key")
    refuses(
      "the Swift name of a renamed field is unknown", Strict.self, #"{"first":1,"twice":2}"#,
      "twice: unknown key")
    reads("a field is renamed", Strict.self, #"{"first":1,"2nd":2}"#)
    reads(
      "a field has an alias", Strict.self, #"{"first":1,"second":2}"#,
      writes: #"{"first":1,"2nd":2}"#)
    reads(
      "a field has several aliases", Strict.self, #"{"next":2,"first":1}"#,
      writes: #"{"first":1,"2nd":2}"#)
    reads(
      "the key and its alias are both present", Strict.self, #"{"first":1,"second":3,"2nd":2}"#,
      writes: #"{"first":1,"2nd":2}"#
    ).differs("the first alternative is used and the report records the other, instead of an error")
    refuses(
      "a missing renamed field is reported by its key", Strict.self, #"{"first":1}"#,
      #"2nd: the key "2nd" is missing"#)
    refuses(
      "a field that appears twice is an error", Strict.self, #"{"first":1,"first":2,"2nd":2}"#,
      "first: ")
    reads(
      "a field that appears twice, without denied keys", Settings.self, #"{"depth":1,"depth":2}"#,
      writes: #"{"depth":2,"label":"none","isOn":true}"#
    ).differs(
      "the last value is used and the report records it; `unknown: .error` makes it an error")
    shows(
      "a field has different names for the two directions",
      try Directions(json: #"{"in":1,"out":9,"onlyRead":5}"#).jsonString(),
      #"{"out":1,"onlyWritten":2}"#)
    shows(
      "a field is only read, another only written",
      try Directions(json: #"{"in":1,"onlyRead":5,"onlyWritten":9}"#),
      "Directions(value: 1, onlyRead: 5, onlyWritten: 2)")
    reads(
      "functions convert a field in both directions", Transformed.self,
      #"{"both":4,"readOnce":0,"writtenOnce":0}"#)
    shows(
      "a function converts a field when it is read",
      try Transformed(json: #"{"both":4,"readOnce":4,"writtenOnce":4}"#),
      "Transformed(both: 2, readOnce: 2, writtenOnce: 4)")
    writes(
      "a function converts a field when it is written",
      Transformed(both: 2, readOnce: 2, writtenOnce: 2), #"{"both":4,"readOnce":2,"writtenOnce":4}"#
    )
    reads(
      "a missing optional is nil", Nullable.self, #"{"must":1}"#,
      writes: #"{"mark":null,"must":1}"#)
    reads(
      "null for an optional is nil, which is left out or written as null", Nullable.self,
      #"{"note":null,"mark":null,"must":null}"#, writes: #"{"mark":null,"must":null}"#)
    refuses(
      "an optional that is read by a function must be present unless it has a default",
      Nullable.self, "{}", #"must: the key "must" is missing"#)
    reads(
      "a double option distinguishes null", Patch.self, #"{"nick":null}"#,
      shows: "Patch(nick: null)")
    reads("a double option distinguishes a missing key", Patch.self, "{}")
    reads("a double option has a value", Patch.self, #"{"nick":"n"}"#)
    writes(
      "a field is left out if a function of the value says so", [Sparse(odd: 2), Sparse(odd: 3)],
      #"[{},{"odd":3}]"#)
    writes("an empty list is left out", Sparse(tags: [], odd: 3), #"{"odd":3}"#)
    reads(
      "a value that equals its default is left out", Sparse.self, #"{"depth":1,"tags":["a"]}"#,
      writes: #"{"tags":["a"]}"#)
    reads(
      "a value of a case is left out if a function says so", SparseMove.self,
      #"{"along":{"path":"p","speed":0}}"#, writes: #"{"along":{"path":"p"}}"#)
    reads("names become snake_case", SnakeNames.self, #"{"serve_style":1,"spin_rate":2}"#)
    reads("names become kebab-case", KebabNames.self, #"{"serve-style":1}"#)
    reads("names become PascalCase", PascalNames.self, #"{"ServeStyle":1}"#)
    reads("names become SCREAMING_SNAKE_CASE", LoudNames.self, #"{"SERVE_STYLE":1}"#)
    reads("names become SCREAMING-KEBAB-CASE", LoudKebabNames.self, #"{"SERVE-STYLE":1}"#)
    reads("names become lowercase", LowerNames.self, #"{"servestyle":1}"#)
    reads(
      "names become UPPERCASE, except a renamed one", UpperNames.self, #"{"SERVESTYLE":1,"kept":2}"#
    )
    reads("names of cases become kebab-case", [KebabCases].self, #"["top-spin","back-spin"]"#)
    reads(
      "names of the values of all cases are converted", SnakeValues.self,
      #"{"first_serve":{"ball_speed":1,"is_ace":true}}"#)
    reads(
      "names of cases and of their values are converted differently", Named.Serve.self,
      #"{"firstServe":{"ball_speed":1}}"#)
    reads(
      "the values of one case have another convention", [Named.Serve].self,
      #"[{"firstServe":{"ball_speed":1}},{"second":{"ballSpeed":1}}]"#)
    shows(
      "reading and writing use different conventions",
      try Named.ReadSnake(json: #"{"ball_speed":1}"#).jsonString(), #"{"ballSpeed":1}"#)
    writes("a struct writes its tag", Tagged(a: 1), #"{"type":"tagged","a":1}"#)
    refuses(
      "a tagged struct refuses another tag", Tags.Owned.self, #"{"type":"other","a":1}"#,
      #"type: expected "tagged", found string "other""#)
  }

  @PeerCases private static var flattening: [PeerCase] {
    reads(
      "two structs are flattened beside other fields and a map", Query.self,
      #"{"text":"t","offset":5,"limit":7,"author":"a","more":[1],"z":{"y":null}}"#)
    reads(
      "a flattened struct has defaults", Query.self, #"{"author":"a","text":"t","offset":5}"#,
      writes: #"{"text":"t","offset":5,"limit":20,"author":"a"}"#)
    refuses(
      "a missing field of a flattened struct is named", Query.self, #"{"text":"t","author":"a"}"#,
      #"offset: the key "offset" is missing"#)
    refuses(
      "keys that no flattened struct has are denied", StrictQuery.self,
      #"{"text":"t","offset":5,"size":7}"#, "size: unknown key")
    reads("a flattened struct is in a flattened struct", Outer.self, #"{"by":"n","size":1}"#)
    reads(
      "an alias works in a flattened struct", Outer.self, #"{"author":"n"}"#, writes: #"{"by":"n"}"#
    )
    reads(
      "a generic struct flattens another", Paged<String>.self,
      #"{"items":["a"],"offset":1,"limit":2}"#)
    reads("a struct without fields is flattened", WithEmpty.self, #"{"a":1}"#)
    reads(
      "an optional struct is flattened", [Wider.Titled].self,
      #"[{"text":"t"},{"text":"t","offset":1}]"#)
    refuses(
      "an optional flattened struct that is present in part", Wider.Titled.self,
      #"{"text":"t","limit":1}"#, #"the key "offset" is missing"#
    ).differs("an error names the missing key; serde reads nil and drops the other keys")
    reads(
      "an enum with its name as the key is flattened", Wider.Shaped.self,
      #"{"id":1,"circle":{"radius":2}}"#)
    reads(
      "an enum with a tag is flattened", Wider.TaggedShaped.self,
      #"{"id":1,"kind":"circle","radius":2}"#)
    reads(
      "an enum with tag and content is flattened", Wider.ContentShaped.self,
      #"{"id":1,"t":"circle","c":{"radius":2}}"#)
    reads(
      "an enum without a tag is flattened", Wider.UntaggedShaped.self, #"{"id":1,"radius":2}"#)
    reads(
      "a generic parameter is flattened", Wider.Boxed<Wider.Page>.self, #"{"id":1,"offset":2}"#)
    reads(
      "several enums are flattened side by side", Wider.SideBySide.self, #"{"circle":1,"red":2}"#)
    reads(
      "a map of typed values takes the other keys", Wider.Counting.self,
      #"{"text":"t","a":1,"b":2}"#)
    reads(
      "a map with integer keys takes the other keys", Wider.Numbering.self,
      #"{"text":"t","1":"a"}"#)
    unsaid("two maps take the same other keys", .none, "each of two maps has all of them")
    reads(
      "the other keys are written in the order of the document", Wider.Ordering.self,
      #"{"text":"t","z":1,"a":2}"#)
    reads(
      "keys of a flattened struct have a prefix", Wider.Moves.self, #"{"home.x":1,"work.x":2}"#)
  }
}
