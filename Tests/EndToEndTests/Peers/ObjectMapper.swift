import Foundation
import Isomer
import IsomerFoundation

/// The behaviours of ObjectMapper's `Mappable` and `ImmutableMappable`.
enum ObjectMapper: Peer {
  static let name = "ObjectMapper"
  static let suites = "Tests/ObjectMapperTests"

  static var cases: [PeerCase] {
    values
    objects
  }

  @PeerCases private static var values: [PeerCase] {
    reads(
      "Booleans, integers, floating-point numbers and texts", Basic.self,
      #"{"flag":true,"count":-5,"ratio":1.5,"single":0.5,"text":"t"}"#)
    refuses(
      "an integer that overflows is nil or an error", Small.self, #"{"value":300}"#,
      "value: expected an integer from -128 to 127")
    reads(
      "lists and dictionaries of basic types", Lists.self,
      #"{"flags":[true,false],"counts":[1,2],"texts":["a"],"byName":{"a":1.5}}"#)
    reads(
      "empty lists and dictionaries are written", Lists.self,
      #"{"flags":[],"counts":[],"texts":[],"byName":{}}"#)
    reads(
      "any values", Anything.self, #"{"any":{"a":[1,"b",null]},"list":[true,2],"byName":{"x":{}}}"#)
    reads(
      "enums of integers and texts", Enums.self,
      #"{"level":2,"state":"open","levels":[1,2],"byName":{"a":1}}"#)
    reads("enums of floating-point numbers", [Ratio].self, "[1.5,10]", writes: "[1.5,10.0]")
    refuses(
      "an unknown raw value", Enums.self, #"{"level":9,"state":"open"}"#,
      "level: expected one of 1, 2")
    reads(
      "an unknown raw value of an optional is nil, by choice", Recovering.self, #"{"level":9}"#,
      writes: "{}")
    reads(
      "a value of another kind is nil, by choice", Recovering.self, #"{"count":"x"}"#, writes: "{}")
    writes("nil is not written", Basic(), "{}")
    shows(
      "nil is written, by a switch of the call", try Basic().jsonString(.null(.write)),
      #"{"flag":null,"count":null,"ratio":null,"single":null,"text":null}"#)
    reads(
      "a text is nil if its key is missing", Basic.self, "{}",
      shows: "Basic(flag: nil, count: nil, ratio: nil, single: nil, text: nil)")
    shows(
      "null replaces an initial value", try Preset(json: #"{"name":null}"#), "Preset(name: nil)")
    shows(
      "a missing key keeps an initial value", try Preset(json: "{}"),
      #"Preset(name: Optional("preset"))"#)
    reads(
      "null is ignored and keeps an initial value", Kept.self, #"{"name":null}"#,
      writes: #"{"name":"kept"}"#)

    reads("a path of keys", Paths.self, #"{"a":{"b":{"c":1}},"list":[{"x":1}],"plain":"p"}"#)
    refuses(
      "a path through an index", Indexed.self, #"{"items":[{"id":"x"}]}"#,
      "items[0].id: expected an integer")
    shows("an index in a path", try Indexed(json: #"{"items":[{"id":5}]}"#).first ?? 0, "5")
    reads("a key with a dot", Dotted.self, #"{"a.b":{"c":1},"com.x":"y"}"#)
    reads("keys in a path with another delimiter", Arrows.self, #"{"a.b":{"c.d":5}}"#)
    reads(
      "a date as seconds", Dates.self,
      #"{"seconds":1.5,"milliseconds":1500,"iso":"2020-01-02T03:04:05Z","day":"2020-01-02"}"#)
    refuses(
      "an invalid date in text is nil or an error", Dates.self, #"{"iso":"yesterday"}"#,
      "iso: expected a date")
    reads(
      "a number as text", Texts.self,
      #"{"number":"5","large":"9223372036854775807","decimal":"1.25"}"#)
    reads("a decimal number, exactly", Price.self, #"{"price":0.1}"#)
    reads(
      "a decimal number as text or number", [Wider.Converted].self,
      #"[{"price":"0.1"},{"price":0.1}]"#, writes: #"[{"price":0.1},{"price":0.1}]"#)
    reads("a URL", Link.self, #"{"url":"https://a.b/c?d=e"}"#)
    refuses(
      "a URL with characters to be escaped", Link.self, #"{"url":"https://a.b/ü"}"#,
      "url: expected a URL"
    ).differs("nothing is escaped to make text a URL")
    reads("bytes as base64", Bytes.self, #"{"data":"aGk="}"#)
    reads("a colour as hexadecimal text", Coloured.self, ##"{"colour":"#ff8000"}"##)
    refuses(
      "an invalid colour", Coloured.self, #"{"colour":"red"}"#, "colour: expected a colour such as")
    reads("a value by two closures", Closed.self, #"{"value":"<a>"}"#)
    reads(
      "keys and values of a dictionary are converted", Keyed.self,
      #"{"byID":{"1":[5]},"byLevel":{"1":"a"}}"#)
    reads("a Codable type is a property", Linked.self, #"{"link":{"url":"u"}}"#)
  }

  @PeerCases private static var objects: [PeerCase] {
    reads(
      "nested models, lists, dictionaries and lists in them", Team.self,
      #"{"lead":{"name":"a"},"members":[{"name":"b"}],"byRole":{"x":{"name":"c"}},"groups":{"y":[{"name":"d"}]},"grid":[[{"name":"e"}]]}"#
    )
    reads(
      "an optional model is nil for null", Team.self,
      #"{"lead":null,"members":[],"byRole":{},"groups":{},"grid":[]}"#,
      writes: #"{"members":[],"byRole":{},"groups":{},"grid":[]}"#)
    reads("a set of models", Unique.self, #"{"tags":[{"text":"a"}]}"#)
    refuses(
      "an invalid model in a list of immutable ones is an error", [Member].self,
      #"[{"name":"a"},{}]"#, #"[1].name: the key "name" is missing"#)
    reads(
      "an invalid model in a list is left out, by choice", Tolerant.self,
      #"{"members":[{"name":"a"},{}]}"#, writes: #"{"members":[{"name":"a"}]}"#)
    reads("lists of lists at the root", [[Member]].self, #"[[{"name":"a"}],[]]"#)
    reads("dictionaries of lists at the root", [String: [Member]].self, #"{"a":[{"name":"b"}]}"#)
    refuses("a document that is no object", Member.self, "[]", "expected an object, found an array")
    refuses("a text that is no document", Member.self, "{name", "document")
    refuses(
      "one object instead of a list", [Member].self, #"{"name":"a"}"#,
      "expected an array, found an object"
    ).differs("a list of one element requires `elements: .wrap`, which the root does not have")
    reads(
      "one object instead of a list, in a property", Wrapped.self, #"{"members":{"name":"a"}}"#,
      writes: #"{"members":[{"name":"a"}]}"#)
    reads(
      "unknown keys are ignored", Member.self, #"{"name":"a","x":{"y":[]}}"#,
      writes: #"{"name":"a"}"#)
    reads("a subclass maps the properties of its superclass", Sub.self, #"{"base":"b","sub":"s"}"#)
    reads(
      "a generic type with a list", Box<Member>.self,
      #"{"items":[{"name":"b"}],"item":{"name":"a"}}"#)
    reads(
      "a subclass of a class with a list of its elements", Results.self,
      #"{"count":1,"items":[{"name":"a"}]}"#)
    reads("a generic class as a superclass", Members.self, #"{"items":[{"name":"a"}]}"#)
    reads(
      "a cluster of classes", [Vehicle].self,
      #"[{"type":"car","name":"a"},{"type":"bus","name":"b","seats":5}]"#,
      writes: #"[{"type":"car","name":"a","doors":4},{"type":"bus","name":"b","seats":5}]"#)
    refuses(
      "an unknown class of a cluster", Vehicle.self, #"{"type":"ship"}"#, "type: expected one of")
    reads("a recursive class", Node.self, #"{"name":"a","children":[{"name":"b","children":[]}]}"#)
    shows(
      "an object is updated from a document", try updated(#"{"name":"b","info":{"age":5}}"#),
      #"{"name":"b","note":"n","info":{"age":5,"mail":"m"}}"#)
    shows(
      "an update with null clears an optional", try updated(#"{"note":null}"#),
      #"{"name":"a","info":{"age":1,"mail":"m"}}"#)
    shows("an update changes the nested object itself", try sameObject(), "true")
    shows(
      "a context of the caller is used in a transformer",
      try Contextual(json: #"{"price":5}"#, options: .context(Currency(code: "EUR"))).price, "5 EUR"
    )
    refuses(
      "a transformer that requires a context", Contextual.self, #"{"price":5}"#,
      "price: expected a price in a currency")
    shows(
      "a context is used in nested models",
      try [Contextual](json: #"[{"price":5}]"#, options: .context(Currency(code: "USD")))[0].price,
      "5 USD")
    shows("a model is read from a dictionary", try Member(dictionary: ["name": "a"]).name, "a")
    shows(
      "a model is written as a dictionary", try Member(name: "a").dictionary()["name"] ?? "none",
      "a")
    shows(
      "a list is written with indentation", try [Member(name: "a")].jsonString(.pretty),
      "[\n  {\n    \"name\": \"a\"\n  }\n]")
    shows(
      "a model is read in one mapping of several",
      try Profiled(json: #"{"n":"a"}"#, as: .short).name, "a")
    shows(
      "a mapping depends on a value of the caller for one call",
      try Profiled(json: #"{"title":"a"}"#, mapping: ["title": "name"]).name, "a")
  }

  private static func updated(_ document: String) throws -> String {
    let human = Human(name: "a", note: "n", info: Info(age: 1, mail: "m"))
    try human.update(json: document)
    return try human.jsonString()
  }

  private static func sameObject() throws -> Bool {
    let info = Info(age: 1, mail: nil)
    let human = Human(name: "a", note: nil, info: info)
    try human.update(json: #"{"info":{"age":2}}"#)
    return human.info === info && info.age == 2
  }
}
