import Foundation
import Isomer

/// The behaviours of the macros of MetaCodable.
enum MetaCodable: Peer {
  static let name = "MetaCodable"
  static let suites = "Tests/MetaCodableTests and the tests of the helper coders"

  static var cases: [PeerCase] {
    properties
    kinds
  }

  @PeerCases private static var properties: [PeerCase] {
    reads("properties without macros have their names", Plain.self, #"{"title":"t","count":1}"#)
    reads("an optional property may be missing", Plain.self, #"{"title":"t"}"#)
    refuses(
      "a property without a default must be present", Plain.self, "{}",
      #"the key "title" is missing"#)
    reads("a property has another key", Keyed.self, #"{"user_name":"a","meta":{"deep":{"id":7}}}"#)
    refuses(
      "a missing key in a path is named", Keyed.self, #"{"user_name":"a","meta":{}}"#,
      #"meta.deep.id: the key "id" is missing"#)
    refuses(
      "a container of a path of another kind", Keyed.self, #"{"user_name":"a","meta":[]}"#,
      "meta: expected an object")
    reads(
      "several properties share the containers of their paths", Contained.self,
      #"{"a":{"b":{"one":1,"two":2},"three":3},"four":4}"#)
    reads(
      "a container that is missing is nil for an optional", Contained.self,
      #"{"a":{"b":{"one":1}},"four":4}"#)
    reads(
      "a whole type is in a container", Enveloped.self, #"{"data":{"attributes":{"name":"n"}}}"#)
    reads("a container differs, the name is kept", Within.self, #"{"deep":{"nested":{"value":1}}}"#)
    shows(
      "reading and writing use different paths", try Split(json: #"{"from":{"a":1}}"#).jsonString(),
      #"{"to":{"b":1}}"#)
    shows(
      "reading and writing use different containers for a type",
      try Named.Moved(json: #"{"from":{"a":1}}"#).jsonString(), #"{"to":{"a":1}}"#)
    reads(
      "a path with nothing in it reads the object itself", Nested.self,
      #"{"title":"t","author":"a","year":1}"#)
    reads(
      "an optional model is read from the object itself", Wider.Titled.self, #"{"text":"t"}"#,
      shows: #"Titled(text: "t", page: nil)"#)
    reads(
      "other keys of a property, in their order", Aliased.self, #"{"yield":5}"#,
      writes: #"{"output":5}"#)
    reads(
      "keys of a property and its path", Aliased.self, #"{"deep":{"yield":5}}"#,
      writes: #"{"output":5}"#)
    refuses("no alternative key is present", Aliased.self, "{}", #"the key "output" is missing"#)

    reads(
      "a missing value has the default", Defaults.self, "{}",
      writes: #"{"words":["none"],"only":1,"always":5,"level":2}"#)
    reads(
      "null has the default", Defaults.self, #"{"words":null,"always":null}"#,
      writes: #"{"words":["none"],"only":1,"always":5,"level":2}"#)
    refuses(
      "an invalid value is an error if the default is for missing keys only", Defaults.self,
      #"{"only":"x"}"#, "only: expected an integer")
    reads(
      "an invalid value has the default", Defaults.self, #"{"always":"x"}"#,
      writes: #"{"words":["none"],"only":1,"always":5,"level":2}"#)
    reads(
      "an invalid value and a missing one have different defaults", Defaults.self,
      #"{"level":"x"}"#, writes: #"{"words":["none"],"only":1,"always":5,"level":9}"#)
    reads("an initial value of a variable is a default", Initial.self, "{}", writes: #"{"size":3}"#)
    shows(
      "an initial value of a constant is kept", try Constant(json: #"{"kind":"b","a":1}"#),
      #"Constant(kind: "a", a: 1)"#)
    writes("a constant is written", Constant(a: 1), #"{"kind":"a","a":1}"#)
    reads("a computed property is not mapped", Computed.self, #"{"first":"a"}"#)
    reads("a property with observers is mapped", Observed.self, #"{"count":2}"#)
    reads("static and lazy properties are not mapped", Statics.self, #"{"a":1}"#)
    shows(
      "a computed property that is annotated is written",
      try Full(json: #"{"first":"a"}"#).jsonString(), #"{"first":"a","full":"a!"}"#)

    reads("names of a type become snake_case", Snake.self, #"{"productName":"n","unit_price":2}"#)
    reads(
      "names of a case and its values are converted", SnakeEnum.self,
      #"{"first_case":{"some_value":1}}"#)
    reads(
      "the names of one case have a convention", [Named.Kebab].self,
      #"[{"firstCase":{"some-value":1}},{"second":{"someValue":1}}]"#)
    reads("names of words with spaces", Spaced.self, #"{"product name":1}"#)

    reads(
      "a property that is ignored has its initial value", Ignored.self, #"{"a":1,"b":7}"#,
      writes: #"{"a":1,"written":3}"#)
    shows(
      "a property is ignored when it is read", try Ignored(json: #"{"a":1,"b":9,"written":9}"#),
      "Ignored(a: 1, b: 2, written: 3, read: 4)")
    shows(
      "a property is ignored when it is written",
      try Ignored(json: #"{"a":1,"read":9}"#).jsonString(), #"{"a":1,"written":3}"#)
    reads(
      "a property is left out if a function of the value says so", Conditional.self,
      #"{"text":"","isShown":true,"extra":1}"#, writes: #"{"isShown":true,"extra":1}"#)
    writes(
      "a property is left out if a function of the model says so",
      Conditional(text: "a", isShown: false, extra: 1), #"{"text":"a","isShown":false}"#)
    reads("only annotated properties are mapped", Explicit.self, #"{"a":1}"#)
    reads("properties with initial values are ignored", Ignoring.self, #"{"a":1}"#)
    refuses("a case that is ignored is not read", Hidden.self, #"{"secret":1}"#, "secret")
    refusesToWrite("a case that is ignored cannot be written", Hidden.secret(1), "secret")
    refuses("a case that is ignored in one direction", Hidden.self, #"{"written":1}"#, "written")

    reads(
      "values of several kinds as text, number and Boolean", Lenient.self,
      #"{"text":5,"number":"7","flag":"true","real":"1.5"}"#,
      writes: #"{"text":"5","number":7,"flag":true,"real":1.5}"#)
    refuses(
      "a text that is no number is an error", Lenient.self, #"{"number":"x"}"#,
      "number: expected an integer")
    reads(
      "elements of several kinds", Lenient.self, #"{"list":["1",2]}"#, writes: #"{"list":[1,2]}"#)
    reads(
      "an enum value of another kind is converted", Wider.Converted.self, #"{"level":"1"}"#,
      writes: #"{"level":1}"#)
    reads(
      "a Boolean as a number", Wider.Converted.self, #"{"whole":true}"#, writes: #"{"whole":1}"#)
    reads(
      "an invalid element is left out", Lossy.self,
      #"{"list":[1,"x",2],"unique":["a",1],"byName":{"a":1,"b":"x"}}"#,
      writes: #"{"list":[1,2],"unique":["a"],"byName":{"a":1}}"#)
    reads(
      "a missing list with rules for elements has the default", Lossy.self,
      #"{"unique":[],"byName":{}}"#, writes: #"{"list":[],"unique":[],"byName":{}}"#)
    reads(
      "a value or a list of values", OneOrMany.self, #"{"list":"a"}"#, writes: #"{"list":["a"]}"#)
    reads(
      "dates as seconds, milliseconds and text", Dates.self,
      #"{"seconds":1,"milliseconds":1500,"iso":"2020-01-02T03:04:05Z","day":"02.01.2020"}"#)
    reads("bytes as base64", Bytes.self, #"{"data":"AAE="}"#)
    refuses("invalid base64 is an error", Bytes.self, #"{"data":"!"}"#, "data: expected")
    reads("not-a-number as a text of one's own", Wider.Limitless.self, #"{"own":"nan"}"#)
    reads(
      "a list of pairs with conversion of each element", Converted.self,
      #"{"times":[1,2],"byName":{"a":[3]}}"#)
    reads(
      "an element rule and an element conversion together", Wider.LossyDates.self,
      #"{"dates":[1,"x",2]}"#, writes: #"{"dates":[1,2]}"#)
    reads(
      "a helper of a type converts the root", Helped.self, #""a""#, shows: #"Helped(text: "A")"#)
    shows(
      "a property is read with the value of another",
      try Versioned(json: #"{"version":2,"price":150}"#).price, "1.5")
  }

  @PeerCases private static var kinds: [PeerCase] {
    reads("a case is its name", [Request].self, #"["ping","close"]"#)
    reads(
      "a case has several values as its name, and unlabelled values", Request.self,
      #"{"send":"a"}"#, writes: #"{"post":"a"}"#)
    reads("a case has labelled values", Request.self, #"{"move":{"x":1,"to_y":2}}"#)
    refuses("an unknown case is an error", Request.self, #"{"jump":1}"#, "jump")
    reads("a tag selects the case", Command.self, #"{"type":"load","key":"k"}"#)
    reads(
      "a tag has several values", Command.self, #"{"type":"fetch","key":"k"}"#,
      writes: #"{"type":"load","key":"k"}"#)
    reads(
      "a tag is in a nested object", Deep.self, #"{"meta":{"type":"store"},"key":"k","value":1}"#)
    reads("a tag is an integer", Numbered.self, #"{"type":2,"a":1}"#)
    reads(
      "a tag is a Boolean, a number or a text in one enum", [AnyTag].self,
      #"[{"type":true},{"type":1},{"type":"one"}]"#,
      writes: #"[{"type":true},{"type":true},{"type":true}]"#)
    reads(
      "a tag is in a range of numbers", AnyTag.self, #"{"type":25}"#, writes: #"{"type":true}"#)
    reads(
      "a tag is converted by a helper", Loud.self, #"{"type":"LOAD","key":"k"}"#,
      writes: #"{"type":"load","key":"k"}"#)
    reads(
      "an optional tag selects a case when it is missing", AnyTag.self, #"{"key":"k"}"#)
    refuses(
      "an optional tag that is unknown is an error", AnyTag.self, #"{"type":"x"}"#,
      "type: expected one of")
    refuses(
      "an unknown tag is an error", Command.self, #"{"type":"drop"}"#, "type: expected one of")
    reads("content beside the tag", Adjacent.self, #"{"type":"load","content":{"key":"k"}}"#)
    refuses(
      "content is missing", Adjacent.self, #"{"type":"load"}"#, #"the key "content" is missing"#)
    reads("a fallback of a tagged enum", Open.self, #"{"type":"drop","x":1}"#)
    reads(
      "values without a tag, the first that fits", [Untagged].self,
      #"[true,1,1.5,"a",[1,2],{"a":"b"}]"#)
    refuses("no value fits", Untagged.self, "null", "fits one of the cases")
    reads("a fallback for values that fit no case", [UntaggedOpen].self, #"[1,"a"]"#)
    reads(
      "untagged cases with the same keys in different types", [Nesting].self,
      #"[{"value":1},{"value":"a"}]"#)
    reads("an enum with texts", Method.self, #""GET""#)
    reads("an enum with several texts for a case", Method.self, #""put""#, writes: #""POST""#)
    reads("an enum with integers", Code.self, "404")
    refuses("an invalid integer of an enum", Code.self, "500", "expected one of 200, 404")
    refuses("an integer of an enum as text", Code.self, #""200""#, "expected")
    reads("lists and maps of enums", [String: [Code]].self, #"{"a":[200,404]}"#)
    reads(
      "an enum with texts, integers and ranges as values", [AnyCode].self,
      #"[200,"ok",204,"lost"]"#, writes: #"[200,200,200,"lost"]"#)
    reads("an enum with floating-point values", [Scale].self, "[1.5,2.0]")
    reads("a subclass reads and writes its superclass first", Cat.self, #"{"name":"n","lives":9}"#)
    reads(
      "a subclass has defaults and keys", Cat.self, #"{"name":"n"}"#,
      writes: #"{"name":"n","lives":9}"#)
    reads(
      "a protocol selects the type by a tag", [AnyMetaPost].self,
      #"[{"kind":"text","text":"a"},{"kind":"photo","size":1}]"#)
    refuses(
      "a protocol refuses an unknown tag", AnyMetaPost.self, #"{"kind":"x"}"#,
      "kind: expected one of")
    reads(
      "a class selects the subclass by a tag", [Animal].self,
      #"[{"kind":"dog","name":"a","age":1}]"#, shows: nil)
    reads(
      "a protocol has its content beside the tag", [AnyTaggedLetter].self,
      #"[{"kind":"text","content":{"text":"a"}},{"kind":"photo","content":{"size":1}}]"#)
    reads(
      "a protocol has the tag as the key", [AnyTaggedPart].self,
      #"[{"text":{"text":"a"}},{"photo":{"size":1}}]"#)
    reads(
      "a subtype without a tag is tried after the others", [AnyTaggedMedia].self,
      #"[{"text":"a"},{"kind":"photo","url":"u"}]"#)
    reads(
      "a generic type", Page<Code>.self, #"{"items":[200],"next":null}"#,
      writes: #"{"items":[200]}"#)
    reads(
      "a generic type as the subtype of a protocol", AnyMetaPost.self,
      #"{"kind":"page","items":[1]}"#)
    shows("a type is only read", try ReadOnly(json: #"{"a":1}"#), "ReadOnly(a: 1)")
    writes("a type is only written", WriteOnly(a: 1), #"{"a":1}"#)
    shows(
      "a memberwise initialiser with defaults is generated",
      try ConstructedPeer(a: 1).jsonString(), #"{"a":1,"b":2}"#
    ).differs("the defaults are the initial values; `default:` applies to documents")
    shows(
      "a type of another module is read in a property",
      try Linked(json: #"{"url":"https://a.b/c"}"#).jsonString(), #"{"url":"https://a.b/c"}"#)
  }
}
