import Foundation
import Isomer
import IsomerFoundation

/// The behaviours of Moshi and of its adapters.
enum Moshi: Peer {
  static let name = "Moshi"
  static let suites = "moshi, moshi-adapters and moshi-kotlin-tests"

  static var cases: [PeerCase] {
    classes
    adapters
  }

  @PeerCases private static var classes: [PeerCase] {
    reads("parameters of the initialiser", Constructed.self, #"{"a":3,"b":5}"#)
    reads("properties that are assigned", Assigned.self, #"{"a":3,"b":5}"#)
    reads("parameters and properties", Both.self, #"{"a":3,"b":5}"#)
    reads("defaults of parameters", Defaulted.self, #"{"b":5}"#, writes: #"{"a":-1,"b":5}"#)
    reads(
      "defaults that depend on other parameters", Dependent.self, #"{"a":2}"#,
      writes: #"{"a":2,"b":4}"#)
    reads("a property has a name by annotation", Named.self, #"{"key a":3,"b":5}"#)
    reads("a name has a dollar sign and quotation marks", Odd.self, #"{"$a":1,"\"b\"":2}"#)
    refuses(
      "a required value is absent", Constructed.self, #"{"a":3}"#, #"b: the key "b" is missing"#)
    refuses(
      "a required value with another name is absent", Named.self, #"{"b":5}"#,
      #"key a: the key "key a" is missing"#)
    refuses(
      "null for a property that is not nullable", Constructed.self, #"{"a":null,"b":5}"#,
      "a: expected an integer, found null")
    refuses(
      "an adapter makes null of a value that is not nullable", Doubtful.self, #"{"a":"x"}"#,
      "a: expected a number in text")
    reads(
      "null that is present for a nullable", Nullable.self, #"{"a":null,"b":6}"#,
      writes: #"{"b":6}"#)
    reads("a nullable that is absent", Nullable.self, #"{"b":6}"#)
    shows(
      "null is written, by a switch of the call",
      try Nullable(a: nil, b: 6).jsonString(.null(.write)), #"{"a":null,"b":6}"#)
    reads("a transient property", Transient.self, #"{"a":1,"b":5}"#, writes: #"{"a":1}"#)
    reads("an ignored property", Ignored.self, #"{"a":1,"b":5}"#, writes: #"{"a":1}"#)
    refuses("a value that appears twice", Strict.self, #"{"a":4,"a":4}"#, "a: ").differs(
      "it is an error with `unknown: .error`; otherwise the last value is used and recorded")
    reads("properties of a superclass", Sub.self, #"{"base":1,"own":2}"#)
    reads(
      "fields are in the order of the declaration", Both.self, #"{"b":5,"a":3}"#,
      writes: #"{"a":3,"b":5}"#)
    reads("33 properties with defaults", Many.self, #"{"p1":5}"#, writes: Many.all(["p1": 5]))
    reads("a generic class", Box<[String]>.self, #"{"value":["a"]}"#)
    reads("a nested generic class", Box<Box<Int?>>.self, #"{"value":{"value":null}}"#)
    reads("a class in upper case", Upper.self, #"{"AAA":1,"BBB":2}"#)
    reads("a getter without a field", Getter.self, #"{"a":1}"#, writes: #"{"a":1,"total":2}"#)
    reads(
      "a getter and a setter without a field", Accessed.self, #"{"a":1,"alias":5}"#,
      writes: #"{"a":5,"alias":5}"#)
    reads("an inline class is its value", [Tags.Distance].self, "[5]")
    reads("a type alias", Aliased.self, #"{"items":["a"],"name":"n"}"#)
    reads("a class refers to itself", Node.self, #"{"name":"a","next":{"name":"b"}}"#)
    reads(
      "two classes refer to each other", Team.self,
      #"{"projects":[{"name":"p","teams":[{"projects":[]}]}]}"#)
    reads("an interface property has a concrete type", Holder.self, #"{"item":{"a":1,"b":2}}"#)
    reads(
      "unknown names are ignored", Constructed.self, #"{"a":1,"b":2,"c":{"d":[]}}"#,
      writes: #"{"a":1,"b":2}"#)
    refuses("unknown names fail", Strict.self, #"{"a":1,"x":1}"#, "x: unknown key")
    shows("a class is only written", try Outgoing(a: 1).jsonString(), #"{"a":1}"#)
    shows("a class is only read", try Incoming(json: #"{"a":1}"#).a, "1")
  }

  @PeerCases private static var adapters: [PeerCase] {
    reads(
      "a value is an object in the program and text in the document", Deck.self,
      #"{"card":"7S","cards":["AH"]}"#)
    refuses(
      "an adapter throws", Deck.self, #"{"card":"","cards":[]}"#, "card: expected a card such as 7S"
    )
    reads("an adapter goes through an intermediate type", Event.self, #"{"at":"2020-01-02 03:04"}"#)
    reads("two adapters in a row", Chained.self, #"{"at":"1500"}"#, writes: #"{"at":"1500.0"}"#)
    reads(
      "an adapter of one property of a type with an adapter", Qualified.self,
      #"{"plain":255,"hex":"ff"}"#)
    reads(
      "an adapter of a list is for one property", Listed.self, #"{"tags":"a,b","words":["a","b"]}"#)
    reads("an adapter for reading only", Trimmed.self, #"{"name":" a "}"#, writes: #"{"name":"a"}"#)
    writes("an adapter for writing only", Shouted(name: "a"), #"{"name":"A"}"#)
    reads("an adapter of the whole type", [Tags.Card].self, #"["7S"]"#)
    reads("an adapter of a map's keys and values", Scores.self, #"{"byCard":{"x":"7S"}}"#)
    reads("keys of a map by an adapter", Counts.self, #"{"byCard":{"7S":1}}"#)

    reads("an enum by its names", [Suit].self, #"["hearts","SPADES"]"#)
    refuses(
      "an unknown name of an enum lists the names", Played.self, #"{"suit":"stars"}"#,
      #"suit: expected one of "hearts", "SPADES""#)
    reads(
      "an unknown name of an enum has the fallback", Fallback.self,
      #"{"suit":"stars","maybe":"stars"}"#, writes: #"{"suit":"hearts"}"#)
    reads(
      "null for a nullable enum", Fallback.self, #"{"suit":"SPADES","maybe":null}"#,
      writes: #"{"suit":"SPADES"}"#)
    refuses(
      "a number is no name of an enum, even with a fallback", Typed.self, #"{"suit":5}"#,
      "suit: expected a string"
    )
    .differs("`recover` replaces values of any kind; a fallback case refuses other kinds as here")

    reads(
      "a label selects the subtype", [AnyMoshiMessage].self,
      #"[{"type":"success","value":"ok"},{"type":"failure","code":500}]"#)
    reads(
      "a label is the last key", AnyMoshiMessage.self, #"{"value":"ok","type":"success"}"#,
      writes: #"{"type":"success","value":"ok"}"#)
    refuses(
      "an unregistered label lists the labels", AnyMoshiMessage.self, #"{"type":"empty"}"#,
      #"type: expected one of "success", "failure", "error""#)
    refuses(
      "a missing label", AnyMoshiMessage.self, #"{"value":"ok"}"#,
      #"type: the key "type" is missing"#)
    refuses("a label that is no text", AnyMoshiMessage.self, #"{"type":{}}"#, "type: expected")
    refuses("a value that is no object", AnyMoshiMessage.self, #""a""#, "expected an object")
    reads("a default value for unregistered labels", Open.self, #"{"type":"empty"}"#)
    refusesToWrite(
      "an unregistered subtype cannot be written", AnyMoshiMessage(Unknown()),
      "no member of 'MoshiMessage'")
    reads(
      "one subtype has two labels", AnyMoshiMessage.self, #"{"type":"error","code":1}"#,
      writes: #"{"type":"failure","code":1}"#)
    reads("null for a nullable polymorphic value", Boxed.self, #"{"message":null}"#, writes: "{}")
    reads(
      "null for unregistered labels", Recovered.self, #"{"message":{"type":"empty"}}"#, writes: "{}"
    ).differs("`recover` gives nil for other errors too")

    reads(
      "dates with two digits of milliseconds, or none", Dates.self,
      #"{"at":"2020-01-02T03:04:05.12Z","more":["2020-01-02T03:04:05Z"]}"#)
    reads(
      "dates with an offset", Dates.self, #"{"at":"2020-01-02T03:04:05-08:00","more":[]}"#,
      writes: #"{"at":"2020-01-02T11:04:05Z","more":[]}"#)
    refuses(
      "dates without a time zone", Dates.self, #"{"at":"2020-01-02T03:04:05","more":[]}"#,
      "at: expected a date")
    reads("dates without a time", Day.self, #"{"day":"2020-01-02"}"#).differs(
      "a day requires a format; a plain `Date` has a time")

    reads(
      "numbers in text", Lenient.self, #"{"count":"5","ratio":"1.5"}"#,
      writes: #"{"count":5,"ratio":1.5}"#)
    reads("a number as text", Lenient.self, #"{"text":5}"#, writes: #"{"text":"5"}"#)
    refuses("a byte out of range", [UInt8].self, "[256]", "[0]: expected an integer from 0 to 255")
    refuses("a character of two letters", [Character].self, #"["ab"]"#, "[0]: expected")
    refuses("a Boolean of another kind", [Bool].self, "[1]", "[0]: expected")
    reads("keys of a map are integers", [Int: String].self, #"{"5":"a"}"#)
    reads(
      "a key of a map appears twice", [String: Int].self, #"{"a":1,"a":2}"#, writes: #"{"a":2}"#
    )
    .differs("a dictionary has the last value, as in most parsers")
    reads("keys of a map are Booleans", [Bool: Int].self, #"{"true":1}"#)
    shows(
      "a map keeps the order of the document", try JSONValue(json: #"{"a":1}"#).jsonString(),
      #"{"a":1}"#)
    reads("a map with several keys keeps its order", JSONValue.self, #"{"z":1,"a":2}"#)
    reads(
      "any value is lists, maps, texts and numbers", JSONValue.self, #"[1,"a",true,null,{"b":[]}]"#)
    reads("an integer of any value stays an integer", JSONValue.self, "[1,9223372036854775807]")
    reads("null elements of a list", [String?].self, #"["a",null]"#)
    reads("a list, a set and an array", Lists.self, #"{"list":["a"],"set":[1]}"#)
    refuses("a document is followed by another", [Int].self, "[1][2]", "document")
    refuses("a document is too deep", JSONValue.self, String(repeating: "[", count: 2000), "nested")
    shows("indentation", try [1].jsonString(.pretty), "[\n  1\n]")
    refuses(
      "an error names its path", [Team].self, #"[{"projects":[{"name":5,"teams":[]}]}]"#,
      "[0].projects[0].name: expected a string, found number 5")
    reads(
      "null for a list whose elements are wrapped", WrappedNull.self, #"{"tags":null}"#,
      writes: #"{"tags":[]}"#)
  }
}
