import Foundation
import Isomer
import IsomerFoundation

/// The behaviours of the models and fields of pydantic.
enum Pydantic: Peer {
  static let name = "pydantic"
  static let suites =
    "tests of pydantic: main, aliases, edge cases, unions, validators, types, serialisation"

  static var cases: [PeerCase] {
    fields
    aliases
    unions
    validators
    dumping
    types
  }

  @PeerCases private static var fields: [PeerCase] {
    reads(
      "a field without a default is required", Simple.self, #"{"a":1.5}"#,
      writes: #"{"a":1.5,"b":10}"#)
    refuses("a missing field is named", Simple.self, #"{"b":1}"#, #"a: the key "a" is missing"#)
    refuses(
      "all errors are reported", Simple.self, #"{"a":"x","b":"y"}"#,
      #"b: expected an integer, found string "y""#)
    shows(
      "errors have a location and a kind", errors(Simple.self, #"{"b":"y"}"#),
      "missingKey a, typeMismatch b")
    refuses(
      "an error in a nested model has its path", Parent.self,
      #"{"child":{"a":1},"list":[{"a":1},{}]}"#, #"list[1].a: the key "a" is missing"#)
    reads("a nullable field that is required", Nullables.self, #"{"must":null}"#)
    refuses(
      "a nullable field without a default is required", Nullables.self, "{}",
      #"must: the key "must" is missing"#)
    reads(
      "an optional field has a default", Nullables.self, #"{"must":1,"may":null}"#,
      writes: #"{"must":1}"#)
    refuses(
      "null is no text", Strings.self, #"{"text":null}"#, "text: expected a string, found null")
    reads("extra keys are ignored", Simple.self, #"{"a":1,"x":2}"#, writes: #"{"a":1,"b":10}"#)
    refuses("extra keys are forbidden", Closed.self, #"{"a":1,"x":2,"y":3}"#, "y: unknown key")
    reads("extra keys are stored and written", Open.self, #"{"a":1,"x":{"y":[2]},"z":null}"#)
    refuses(
      "extra keys have a type", Wider.Counting.self, #"{"text":"t","x":"y"}"#,
      #"x: expected an integer, found string "y""#)
    reads("extra keys keep their order", Wider.Ordering.self, #"{"text":"t","z":1,"b":2}"#)
    reads(
      "fields are written in the order of the declaration", Simple.self, #"{"b":1,"a":2.5}"#,
      writes: #"{"a":2.5,"b":1}"#)
    reads("a default is made for each value", Fresh.self, "{}", writes: #"{"tags":[]}"#)
    reads(
      "a default depends on other fields", Dependent.self, #"{"width":80}"#,
      writes: #"{"width":80,"height":40}"#)
    refuses(
      "a default is checked", Checked.self, "{}",
      "size: expected a value within 1...10, found number 0")
    reads("a recursive model", Tree.self, #"{"name":"a","children":[{"name":"b","children":[]}]}"#)
    reads("a model inherits fields", Child.self, #"{"base":1,"own":2}"#)
    reads(
      "a model overrides the default of a field", Overriding.self, "{}", writes: #"{"level":2}"#)
    reads(
      "a generic model", Response<[Int]>.self, #"{"data":[1],"error":null}"#,
      writes: #"{"data":[1]}"#)
    refuses(
      "a generic model checks its parameter", Response<[Int]>.self, #"{"data":["x"]}"#,
      "data[0]: expected an integer")
    reads(
      "a private attribute is neither read nor written", Private.self, #"{"a":1,"hidden":5}"#,
      writes: #"{"a":1}"#)
    shows(
      "a frozen model can be copied with changes",
      Frozen(a: 1, b: 2).copy { $0 = Frozen(a: 5, b: $0.b) }.a, "5")
    shows(
      "a model is made without checks, with defaults", ConstructedPeer(a: -1).b, "2"
    ).differs("by an initialiser, whose defaults are the initial values")
    shows("a document is read in strict mode", try Simple(json: #"{"a":1,"b":2}"#).b, "2")
    shows(
      "a value is read from a part of a document",
      try Simple(json: #"{"data":{"a":1}}"#, at: "data").b, "10")
    shows("a model is read from a dictionary", try Simple(dictionary: ["a": 1.5]).a, "1.5")
    reads("a root model is its value", RootNames.self, #"["a"]"#, shows: #"RootNames(root: ["a"])"#)
  }

  @PeerCases private static var aliases: [PeerCase] {
    reads("a field has an alias", Aliased.self, #"{"_id":1,"userName":"a"}"#)
    refuses(
      "the name is unknown if a field has an alias", Aliased.self,
      #"{"identifier":1,"userName":"a"}"#, #"the key "_id" is missing"#)
    reads(
      "a field is read by its alias or its name", ByName.self, #"{"name":"a"}"#,
      writes: #"{"n":"a"}"#)
    shows(
      "the aliases for reading and writing differ", try Directed(json: #"{"in":1}"#).jsonString(),
      #"{"out":1}"#)
    reads("the first of several aliases", Choices.self, #"{"b":2,"a":1}"#, writes: #"{"a":1}"#)
    reads(
      "an alias is a path with an index", Choices.self, #"{"list":[{"x":3}]}"#, writes: #"{"a":3}"#)
    refuses(
      "none of several aliases is present", Choices.self, #"{"list":[]}"#,
      #"the key "a" is missing"#)
    reads(
      "aliases are made by a function of the name", Camel.self, #"{"user-name":1,"home-page":2}"#)
    reads("an alias has priority over the function", CamelKeyed.self, #"{"user_name":1,"x":2}"#)
    shows(
      "the function makes different aliases for the two directions",
      try Named.Aliased(json: #"{"user-name":1}"#).jsonString(), #"{"userName":1}"#)
    shows(
      "a model is written by names or by aliases, by a switch of the call",
      try Switched(name: "a").jsonString(as: .byName), #"{"name":"a","side":2}"#)
    reads("an empty text is an alias", Named.Empty.self, #"{"":1}"#)
    reads(
      "an alias of a computed field", Area.self, #"{"side":2}"#, writes: #"{"side":2,"area":4}"#)
  }

  @PeerCases private static var unions: [PeerCase] {
    reads("a union of types without a discriminator", [Scalar].self, #"[1,"a",1.5,null,[1]]"#)
    refuses("a value that fits no type of a union", Scalar.self, "{}", "fits one of the cases")
    reads("a discriminated union", [Pet].self, #"[{"pet":"cat","lives":9},{"pet":"dog","age":1}]"#)
    reads(
      "a discriminator has several values", Pet.self, #"{"pet":"puppy","age":1}"#,
      writes: #"{"pet":"dog","age":1}"#)
    refuses("a missing discriminator", Pet.self, #"{"lives":9}"#, #"pet: the key "pet" is missing"#)
    refuses(
      "an unknown discriminator", Pet.self, #"{"pet":"fox"}"#, #"pet: expected one of "cat", "dog""#
    )
    refuses(
      "an error in the selected type only", Pet.self, #"{"pet":"cat","lives":"x"}"#,
      "lives: expected an integer")
    reads("a discriminator is an integer", [Numbered].self, #"[{"v":1,"a":1},{"v":2}]"#)
    reads("a discriminator is a Boolean", [Result].self, #"[{"ok":true,"a":1},{"ok":false}]"#)
    reads(
      "a union in a union, by a second discriminator", [Beast].self,
      #"[{"pet":"cat","colour":"black","lives":9},{"pet":"dog","age":1}]"#)
    reads(
      "a discriminator is a function of the value", [AnyTaggedPastry].self,
      #"[{"filling":"a"},{"raisins":3}]"#)
    reads(
      "a discriminator in a nested field", Owner.self,
      #"{"pet":{"pet":"cat","lives":1},"name":"n"}"#)
    reads("a union of an enum and a model", [Either].self, #"["open",{"code":1}]"#)
    reads("a literal is one of several kinds", [AnyLiteral].self, #"[1,"one",true]"#)
    reads("a literal is one of several texts", Literal.self, #"{"kind":"b"}"#)
    refuses(
      "a literal is none of several texts", Literal.self, #"{"kind":"c"}"#,
      #"kind: expected one of "a", "b""#)
  }

  @PeerCases private static var validators: [PeerCase] {
    refuses(
      "a number is out of its range", Constrained.self, #"{"age":-1,"code":"AB","tags":[]}"#,
      "age: expected a value within 0...150")
    refuses(
      "a text does not match its pattern", Constrained.self, #"{"age":1,"code":"ab","tags":[]}"#,
      "code: expected text that matches '[A-Z]+'")
    refuses(
      "a list has too many elements", Constrained.self,
      #"{"age":1,"code":"AB","tags":["a","b","c"]}"#, "tags: expected")
    refuses(
      "a number is no multiple", Stepped.self, #"{"count":7}"#, "count: expected a value that")
    reads(
      "a validator after reading changes the value", Tidy.self, #"{"name":" Ada ","word":"X"}"#,
      writes: #"{"name":"Ada","word":"x"}"#)
    refuses(
      "a validator raises an error with its reason", Tidy.self, #"{"name":"a b","word":"x"}"#,
      "a name without spaces")
    reads(
      "a validator before reading changes the value", Prepared.self, #"{"words":"a,b"}"#,
      writes: #"{"words":["a","b"]}"#)
    reads(
      "a validator for each element", Elements.self, #"{"names":["A","B"]}"#,
      writes: #"{"names":["a","b"]}"#)
    refuses(
      "a validator over the whole model", Period.self, #"{"start":5,"end":1}"#,
      "end: expected an end after the start")
    reads(
      "a validator before the whole model changes the document", Wrapped.self, #"{"data":{"a":1}}"#,
      writes: #"{"a":1}"#)
    reads(
      "a validator after the whole model changes it", Counted.self, #"{"items":[1,2]}"#,
      writes: #"{"items":[1,2],"count":2}"#)
    refuses(
      "an assignment is validated on demand", Invalid.self, #"{"size":20}"#,
      "size: expected a value within 1...10")
    shows(
      "a value is validated without reading", validation(),
      "size: expected a value within 1...10, found number 20")
    reads(
      "an invalid value has the default", OnError.self, #"{"size":"x","list":[1,"x"]}"#,
      writes: #"{"size":1,"list":[1]}"#)
    shows(
      "a context of the caller is used by a validator",
      try Contextual(json: #"{"word":"a"}"#, options: .context(Allowed(words: ["a"]))).word, "a")
    refuses(
      "a context of the caller refuses a value", Contextual.self, #"{"word":"b"}"#,
      "word: expected an allowed word")
    refuses(
      "a whole model is validated by another type", TextPoint.self, #""1;2""#,
      "document: expected two numbers")
    refuses(
      "a field has words of its own in errors", Reasoned.self, #"{"count":0}"#,
      "count: expected a positive number, found number 0")
  }

  @PeerCases private static var dumping: [PeerCase] {
    shows(
      "some fields are written", try Dump(a: 1, b: nil, c: [1]).jsonString(only: ["a"]), #"{"a":1}"#
    )
    shows(
      "some fields are left out", try Wider.Chosen().jsonString(except: ["user", "items"]),
      #"{"mail":"m"}"#)
    shows(
      "some fields of nested models are written",
      try Wider.Chosen().jsonString(only: ["user.name"]), #"{"user":{"name":"a"}}"#)
    shows(
      "some fields of all elements are written",
      try Wider.Chosen().jsonString(only: ["items[].size"]), #"{"items":[{"size":1}]}"#)
    reads(
      "some elements are written", Wider.FirstOnly.self, #"{"items":[1,2]}"#,
      writes: #"{"items":[1]}"#
    ).differs("for the property, not for one call")
    unsaid(
      "only the fields that were set are written", .selection,
      #"{"a":1} after reading {"a":1}, without defaults"#)
    shows(
      "fields with default values are left out, by a switch of the call",
      try Sparse(a: 1, price: 5).jsonString(as: .short), #"{"a":1,"price":5}"#)
    writes("nil is left out", Dump(a: 1, b: nil, c: []), #"{"a":1,"c":[]}"#)
    shows(
      "nil is written, by a switch of the call",
      try Dump(a: 1, b: nil, c: []).jsonString(.null(.write)), #"{"a":1,"b":null,"c":[]}"#)
    writes(
      "a field is left out by a condition of its value", Sparse(a: 1, price: 0), #"{"a":1,"b":10}"#)
    writes("a field is always excluded", Excluding(a: 1, secret: "s"), #"{"a":1}"#)
    writes("a computed field is written", Area(side: 3), #"{"side":3,"area":9}"#)
    shows(
      "computed fields are left out, by a switch of the call",
      try Switched(name: "a").jsonString(as: .stored), #"{"n":"a"}"#)
    writes(
      "a serialiser of a field", Serialised(at: Date(timeIntervalSince1970: 0), price: 1.5),
      #"{"at":0,"price":"1.50"}"#)
    writes("a serialiser of the whole model", Stamped(a: 1), #"{"a":1,"stamp":true}"#)
    writes("a model is written as another kind of value", TextPoint(x: 1, y: 2), #""1,2""#)
    writes(
      "values in a list are written by their own type", Zoo(animals: [Lion(), Bear()]),
      #"{"animals":[{"kind":"lion","mane":true},{"kind":"bear","size":3}]}"#)
    shows(
      "a secret is hidden in descriptions", Login(name: "a", word: "p").description,
      "Login(name: \"a\", word: <redacted>)")
    refuses(
      "a secret is hidden in errors", Login.self, #"{"name":"a","word":7}"#,
      "word: expected a string, found number <redacted>")
    writes("a secret is written", Login(name: "a", word: "p"), #"{"name":"a","word":"p"}"#)
    shows(
      "a document is written with indentation and sorted keys",
      try ["b": 1, "a": 2].jsonString([.pretty, .sortedKeys]), "{\n  \"a\": 2,\n  \"b\": 1\n}")
  }
}
