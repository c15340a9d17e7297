import Foundation
import Isomer
import IsomerFoundation

/// The behaviours of kotlinx.serialization and of its JSON format.
enum Kotlinx: Peer {
  static let name = "kotlinx.serialization"
  static let suites = "formats/json-tests and core/commonTest"

  static var cases: [PeerCase] {
    classes
    configuration
    polymorphism
    primitives
  }

  @PeerCases private static var classes: [PeerCase] {
    reads("a property has a serial name", Named.self, #"{"user-name":"a"}"#)
    reads(
      "a property has a default", Defaults.self, #"{"id":1}"#,
      writes: #"{"id":1,"tags":[],"note":"n"}"#)
    refuses(
      "a property without a default is required", Defaults.self, "{}",
      #"id: the key "id" is missing"#)
    refuses(
      "all missing properties are named", Three.self, #"{"b":1}"#, #"c: the key "c" is missing"#)
    unsaid(
      "a property with an initial value is required by annotation", .none,
      #"{} is an error for `var size = 5` with an option"#)
    reads(
      "a transient property is skipped", Transient.self, #"{"a":1,"cached":5}"#, writes: #"{"a":1}"#
    )
    reads("null for a nullable property", Nullable.self, #"{"a":null}"#, writes: "{}")
    reads("a nullable property without a default may be missing", Nullable.self, "{}")
    refuses(
      "a nullable property without a default must be present, in explicit mode", Explicit.self,
      "{}", #"a: the key "a" is missing"#)
    reads(
      "null is written for a nullable property, in explicit mode", Explicit.self, #"{"a":null}"#)
    reads("elements and values are nullable", Nulls.self, #"{"list":[1,null],"map":{"a":null}}"#)
    refuses(
      "null for a property that is not nullable", Defaults.self, #"{"id":null}"#,
      "id: expected an integer, found null")
    writes(
      "a property with its default is written, if it always is", Defaults(id: 1),
      #"{"id":1,"tags":[],"note":"n"}"#)
    reads(
      "a property with its default is not written", Sparse.self, #"{"id":1,"tags":[],"always":2}"#,
      writes: #"{"id":1,"always":2}"#)
    reads(
      "an annotation decides whether a default is written", Sparse.self,
      #"{"id":1,"tags":["a"],"always":2}"#)
    reads("several names of a property", Several.self, #"{"nick":"a"}"#, writes: #"{"name":"a"}"#)
    reads(
      "several names of a case", [Season].self, #"["spring","lente"]"#,
      writes: #"["spring","spring"]"#)
    reads(
      "a name that is the alternative of another", Several.self, #"{"alias":"b"}"#,
      writes: #"{"name":"b"}"#)
    reads("a naming strategy", Strategy.self, #"{"first_name":1,"url_of_page":2}"#)
    reads(
      "a naming strategy and alternative names", StrategyNames.self, #"{"old":1}"#,
      writes: #"{"first_name":1}"#)
    reads(
      "a naming strategy changes names by annotation too", StrategyNamed.self, #"{"FirstName":1}"#
    ).differs("`keys:` does not change a `key:`")
    reads("a value class is its value", Wrapped.self, #"{"token":"a","tokens":["b"]}"#)
    reads("a value class at the root", Ticket.self, #""a""#, shows: #"Ticket(text: "a")"#)
    reads(
      "a value class over an enum, a list and another value class", [Tickets].self,
      #"[{"size":"small","all":["a"]}]"#)
    reads("a value class as the key of a map", [Ticket: Int].self, #"{"a":1}"#)
    reads("a generic class", Box<[Int?]>.self, #"{"item":[1,null]}"#)
    reads("a generic class with a nullable argument", Box<Int?>.self, #"{"item":null}"#)
    reads("a class with more than 64 properties", Wide.self, "{}", writes: Wide.all)
    reads("a recursive class", Node.self, #"{"value":1,"next":{"value":2}}"#)
    reads("a pair is an object", Pairs.self, #"{"pair":{"first":1,"second":"a"}}"#)
    reads("a tuple is an array", [Tuple<Int, String>].self, #"[[1,"a"]]"#)
    reads("an object without properties", Holder.self, #"{"unit":{}}"#)
    reads("a serialiser of a property", Stamped.self, #"{"at":1500,"ids":["1","2"]}"#)
    reads(
      "a serialiser of all properties of a type in a file", Colours.self,
      #"{"one":"ff","more":["0"]}"#)
    reads("a serialiser of a type", Paint.self, #""ff""#, shows: "Paint(value: 255)")
    reads("a mapping of a class of another module", Foreign.self, #"{"point":{"x":1,"y":2}}"#)
    reads("a property with accessors of its own", Accessors.self, #"{"count":3}"#)
    reads("a superclass is serialised before its subclass", Sub.self, #"{"base":"b","sub":1}"#)
    reads(
      "an initialiser uses other properties", Initialised.self, #"{"a":2}"#,
      writes: #"{"a":2,"b":3}"#)
  }

  @PeerCases private static var configuration: [PeerCase] {
    refuses("unknown keys are refused", Closed.self, #"{"a":1,"b":2}"#, "b: unknown key")
    reads(
      "unknown keys are ignored", Named.self, #"{"user-name":"a","x":{"y":[1,{}]}}"#,
      writes: #"{"user-name":"a"}"#)
    reads(
      "unknown keys of one class are ignored in a strict one", Mixed.self,
      #"{"open":{"user-name":"a","x":1},"closed":{"a":1}}"#,
      writes: #"{"open":{"user-name":"a"},"closed":{"a":1}}"#)
    reads(
      "an unknown case has the default", Coerced.self, #"{"season":"unheard"}"#,
      writes: #"{"season":"summer","count":1}"#)
    reads(
      "null has the default", Coerced.self, #"{"season":null,"count":null}"#,
      writes: #"{"season":"summer","count":1}"#)
    refuses(
      "an unknown case without a default is an error", Seasons.self, #"{"season":"unheard"}"#,
      "season: expected one of")
    reads(
      "an unknown case of a nullable is nil", Coerced.self, #"{"maybe":"unheard"}"#,
      writes: #"{"season":"summer","count":1}"#)
    reads(
      "cases are read in any case", [Wider.Season].self, #"["SPRING","Spring"]"#,
      writes: #"["spring","spring"]"#)
    refuses("text without quotes is refused", [String].self, "[a]", "[0]: expected").differs(
      "documents are those of RFC 8259")
    reads("numbers are read from text", Quoted.self, #"{"count":"5"}"#, writes: #"{"count":5}"#)
    refuses("comments are refused", [Int].self, "[1] // one", "document").differs(
      "documents are those of RFC 8259")
    refuses("a comma after the last element is refused", [Int].self, "[1,2,]", "expected").differs(
      "documents are those of RFC 8259; the library can be told to read it")
    reads(
      "infinities and not-a-number are read and written", [Wider.Limitless].self,
      #"[{"value":"NaN"},{"value":"-Infinity"}]"#
    ).differs("they are texts, since NaN without quotes is not JSON")
    refusesToWrite("not-a-number is refused", Reals(value: .nan), "value: JSON has no nan")
    refuses("a number that is too large for its type", Reals.self, #"{"value":1e999}"#, "value: ")
    shows("indentation", try Named(name: "a").jsonString(.pretty), "{\n  \"user-name\": \"a\"\n}")
    unsaid("an indentation of another width", .none, "four spaces instead of two")
    reads(
      "keys of a map are numbers and enums", Maps.self,
      #"{"byID":{"1":"a"},"bySeason":{"spring":1}}"#)
    reads("keys of a map are Booleans", [Bool: Int].self, #"{"true":1}"#)
    unsaid(
      "a map with structured keys is a list", .none,
      #"[{"x":1},"a",{"x":2},"b"] for [Point: String]"#)
    reads(
      "the last of several values of a key", Closer.self, #"{"a":1,"a":2}"#, writes: #"{"a":2}"#)
    shows(
      "a class is written as a tree and read again", try Named(Named(name: "a").value()).name, "a")
    shows(
      "a member of a tree", try JSONValue(json: #"{"a":{"b":[1,2]}}"#)["a"]?["b"]?[1]?.int ?? 0, "2"
    )
    reads("a tree is a property", Treed.self, #"{"any":{"a":[1,null,"x"]},"list":[1,"a"]}"#)
    shows(
      "a tree is changed before it is read", try Transformed(json: #"{"names":"a"}"#).names,
      #"["a"]"#)
    writes(
      "a tree is changed after it has been written", Transformed(names: ["a"]), #"{"names":"a"}"#)
    reads("a list of one element is wrapped", Wrap.self, #"{"list":1}"#, writes: #"{"list":[1]}"#)
    reads("several documents in a stream", [Named].self, #"[{"user-name":"a"},{"user-name":"b"}]"#)
    refuses(
      "an error names the path", [Mixed].self, #"[{"open":{"user-name":1},"closed":{"a":1}}]"#,
      "[0].open.user-name: expected a string, found number 1")
    refuses(
      "an error names the path in a map", [String: [Int]].self, #"{"a":[1,"x"]}"#,
      "a[1]: expected an integer")
    refuses("text after the document is an error", Named.self, #"{"user-name":"a"}x"#, "document")
    refuses("a document that ends early", Named.self, #"{"user-name":"a"#, "user-name: ")
    refuses(
      "text without quotes", Named.self, #"{"user-name":a}"#,
      "user-name: expected a value, found 'a'")
  }
}
