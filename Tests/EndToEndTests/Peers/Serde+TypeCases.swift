import Foundation
import Isomer

extension Serde {
  /// The behaviours of the types of the standard library, and of serde_json.
  @PeerCases static var types: [PeerCase] {
    reads(
      "integers of each width", Widths.self,
      #"{"a":-128,"b":-32768,"c":-2147483648,"d":-9223372036854775808,"e":255,"f":65535,"g":4294967295,"h":18446744073709551615}"#
    )
    refuses(
      "an integer is out of range", Widths.self, #"{"a":128}"#,
      "a: expected an integer from -128 to 127")
    refuses(
      "a negative number is no unsigned integer", Widths.self, #"{"e":-1}"#,
      "e: expected an integer from 0 to 255")
    refuses(
      "a fraction is no integer", Widths.self, #"{"d":1.5}"#,
      "d: expected an integer, found number 1.5")
    refuses(
      "a text is no integer", Widths.self, #"{"d":"1"}"#,
      #"d: expected an integer, found string "1""#)
    refuses(
      "zero where it is not allowed", Positive.self, #"{"count":0}"#,
      "count: expected a value of at least 1")
    reads("floating-point numbers, also from integers", Reals.self, #"{"single":1.5,"double":2}"#)
    refusesToWrite(
      "a number that is not finite cannot be written", Reals(single: .infinity, double: .nan), "inf"
    )
    reads("a character", Reals.self, #"{"letter":"é"}"#)
    refuses("two characters are no character", Reals.self, #"{"letter":"ab"}"#, "letter: expected")
    refuses("null is no text", [String].self, "[null]", "[0]: expected a string, found null")
    refuses("a text is no Boolean", [Bool].self, #"["true"]"#, "[0]: expected")
    refuses("an object is no list", [Int].self, "{}", "expected an array")
    refuses(
      "null is no list", Lists.self, #"{"nested":[null]}"#,
      "nested[0]: expected an object, found null")
    reads(
      "lists, sets and maps", Lists.self,
      #"{"numbers":[1,2],"unique":[1],"nested":[{"a":[1,null]},{}]}"#)
    reads(
      "keys of maps are integers and enums", Keys.self,
      #"{"byNumber":{"-1":"a"},"byGrade":{"good":1},"byID":{"7":true}}"#)
    refuses(
      "a key that is no integer", Keys.self, #"{"byNumber":{"x":"a"}}"#,
      "byNumber.x: expected an integer")
    refuses(
      "a key that is out of range", Keys.self, #"{"byID":{"256":true}}"#,
      "byID.256: expected an integer from 0 to 255")
    reads("keys of maps are Booleans", [Bool: Int].self, #"{"true":1}"#)
    reads("keys of maps are floating-point numbers", [Double: Int].self, #"{"1.5":1}"#)
    reads("a generic struct", Box<[Int]>.self, #"{"item":[1]}"#)
    reads("a generic struct of an optional", Box<Int?>.self, #"{"item":null}"#)
    reads(
      "a generic enum", [Either<Int, String>].self,
      #"[{"left":1},{"right":"a"},{"pair":[1,"a"]},{"named":{"left":1,"right":"a"}},"neither"]"#)
    reads("a recursive enum", Tree.self, #"{"node":[{"leaf":1},{"node":[{"leaf":2},{"leaf":3}]}]}"#)
    reads("a recursive class", Chain.self, #"{"value":1,"next":{"value":2}}"#)
    reads("a range is an object", Ranged.self, #"{"range":{"start":1,"end":5}}"#)
    reads(
      "a type of another module is mapped elsewhere", Timed.self,
      #"{"clock":{"ticks":1},"more":[{"ticks":2}]}"#)
    reads(
      "a type is converted from another wherever it is", Shares.self, #"{"one":50,"all":[0,100]}"#)
    refuses(
      "a conversion can fail", Shares.self, #"{"one":500,"all":[]}"#,
      "one: expected a percentage, found number 500")
    reads(
      "the root is converted from another type", WholePercent.self, "50",
      shows: "WholePercent(share: 0.5)")
    reads(
      "a struct with one field is that field", Nicknamed.self,
      #"{"one":"a","more":["b"],"byName":{"c":1}}"#)
    reads("a tuple struct is an array", [Pair].self, "[[1,2],[3,4]]")
    reads("a tuple field is an array", Placed.self, #"{"at":[1,2]}"#)
    reads(
      "the last fields of a tuple struct have defaults", Pair.self, "[1]",
      writes: "[1,9]", shows: "Pair(first: 1, second: 9)")
    reads("a skipped field of a tuple struct has no place", SkippingPair.self, "[1,3]")
    refuses("a tuple struct lacks a field", Pair.self, "[]", "[0]: the element is missing")
    unsaid("a struct is also read from an array", .none, "[1,2] and {\"a\":1,\"b\":2} are read")
    reads(
      "integers of 128 bits", Wider.Extremes.self,
      #"{"low":-1,"high":170141183460469231731687303715884105727}"#)
    reads("a duration is seconds and nanoseconds", Timer.self, #"{"time":{"secs":1,"nanos":5}}"#)
    reads(
      "a range is a property without a mapping of its own", Wider.Bounds.self, #"{"range":[1,5]}"#
    ).differs("a range is an array of its bounds, as `Codable` writes it")
    reads(
      "all integers of a tree are exact", Exact.self,
      #"{"value":[18446744073709551615,-9223372036854775808]}"#)
    reads(
      "a tree has each kind of value", Exact.self, #"{"value":{"a":[1,2.5,"x",true,null],"b":{}}}"#)
    reads("a tree keeps the order of its keys", Exact.self, #"{"value":{"z":1,"a":2}}"#)
    refuses("text after the document", Int.self, "1 x", "document")
    refuses(
      "an error has line and column", [Int].self, "[1,\n \"a\"]", "(line 2, column 2, byte 5)")
    refuses(
      "a document that is too deep", JSONValue.self, String(repeating: "[", count: 2000), "nested")
    shows(
      "a tree is read as a type", try Parcel(JSONValue(json: #"{"weight":2}"#)),
      #"Parcel(weight: 2, stamps: 3, kind: "box")"#)
    shows(
      "a type is written as a tree",
      try Parcel(weight: 2, stamps: 1, kind: "b").value()["stamps"] ?? .null, "1")
    shows(
      "a document is written with indentation", try ["a": [1]].jsonString(.pretty),
      "{\n  \"a\": [\n    1\n  ]\n}")
  }

  /// The behaviours of the helpers of serde_with.
  @PeerCases static var helpers: [PeerCase] {
    helper("a number as text", #""number":"12""#)
    helper("one value or several", #""tags":"a""#, writes: #""tags":["a"]"#)
    helper("null has the default", #""size":null"#, writes: "")
    helper("an invalid value has the default", #""width":"x""#, writes: "")
    helper("invalid elements are left out", #""valid":[1,"x",2]"#, writes: #""valid":[1,2]"#)
    helper(
      "invalid values of a map are left out", #""validByName":{"a":1,"b":"x"}"#,
      writes: #""validByName":{"a":1}"#)
    helper("a Boolean as 0 or 1", #""flag":1"#)
    helper("a document in a text", #""inner":"{\"lat\":1,\"lon\":2}""#)
    helper("bytes as hexadecimal digits", #""bytes":"00ff""#)
    helper("a date as milliseconds", #""at":1500"#)
    helper("a conversion of all elements", #""times":[1,2.5]"#)
    helper("a conversion within several levels", #""deep":{"a":["1",null]}"#)
    helper("text with separators as a list", #""words":"a,b""#)
    helper("a type that is text by its description", #""version":"1.2""#)
    reads("a map as a list of pairs", Wider.Collections.self, #"{"pairs":[[1,2]]}"#)
    reads("a list of pairs as a map", Wider.Paired.self, #"{"pairs":{"b":1,"a":2}}"#)
    reads(
      "a map of elements that have their key", Wider.Collections.self,
      #"{"list":{"b":{"size":2},"a":{"size":1}}}"#)
    reads(
      "a list of elements with keys as a map", Wider.Collections.self,
      #"{"byID":[{"id":"a","size":1}]}"#)
    reads(
      "empty text is nil", Wider.Blank.self, #"{"note":"","point":""}"#,
      shows: "Blank(note: nil, point: nil)")
    reads(
      "a duration as seconds", Wider.Spans.self, #"{"seconds":1.5}"#)
    reads(
      "a duration as milliseconds in text", Wider.Spans.self, #"{"milliseconds":"1500"}"#,
      writes: #"{"milliseconds":"1500.0"}"#
    ).differs("the text is that of the number in Swift")
    reads(
      "bytes in the alphabet of base64url", Wider.BinaryTexts.self, #"{"data":"-_8"}"#)
    reads("a list of bytes as base64", Wider.BinaryTexts.self, #"{"bytes":"AAE="}"#)
    reads(
      "a number with any of several forms", [Wider.Converted].self,
      #"[{"price":"9.50"},{"price":9.50}]"#, writes: #"[{"price":9.5},{"price":9.5}]"#)
    refuses(
      "a set that refuses duplicates", Distinct.self, #"{"set":[1,1]}"#,
      "set: expected a list without duplicates")
  }

  /// A member of `Helpers`; others are left out where the text equals that of a missing key.
  private static func helper(
    _ behaviour: String, _ member: String, writes text: String? = nil, line: Int = #line
  ) -> PeerCase {
    PeerCase(behaviour, line: line) {
      let plain = try Helpers(json: "{}").jsonString()
      let value = try Helpers(json: "{\(member)}")
      let members = try JSONValue(json: value.jsonString())
      let expected = try JSONValue(json: "{\(text ?? member)}")
      var problems: [String] = []
      if text == "" {
        let found = try value.jsonString()
        if found != plain { problems.append("found \(found)") }
      } else if case .object(let object) = expected {
        for (key, value) in object where members[key] != value {
          problems.append("found \(members[key].map { "\($0)" } ?? "nothing")")
        }
      }
      return problems
    }
  }
}
