import Foundation
import Isomer

extension Pydantic {
  /// The behaviours of pydantic's types and of its conversions.
  @PeerCases static var types: [PeerCase] {
    reads(
      "texts become numbers", Lax.self, #"{"count":"12","ratio":"1.5"}"#,
      writes: #"{"count":12,"ratio":1.5}"#)
    reads(
      "a number without fraction becomes an integer", Lax.self, #"{"count":2.0}"#,
      writes: #"{"count":2}"#)
    refuses(
      "a number with a fraction is no integer", Lax.self, #"{"count":2.5}"#,
      "count: expected an integer")
    reads(
      "texts and numbers become Booleans", Lax.self, #"{"flag":"true"}"#, writes: #"{"flag":true}"#)
    reads("one becomes true", Lax.self, #"{"flag":1}"#, writes: #"{"flag":true}"#)
    refuses("two is no Boolean", Lax.self, #"{"flag":2.5}"#, "flag: expected")
    reads(
      "on, off, yes, no, t, f, y and n become Booleans", [Wider.Switch].self,
      #"[{"isOn":"on"},{"isOn":"n"}]"#, writes: #"[{"isOn":true},{"isOn":false}]"#)
    reads(
      "words become Booleans, by a transformer", Worded.self, #"{"flag":"yes"}"#,
      writes: #"{"flag":true}"#)
    reads(
      "a text with a fraction of zeros becomes an integer", Wider.Converted.self,
      #"{"whole":"12.0"}"#, writes: #"{"whole":12}"#)
    refuses(
      "a text with white space becomes an integer", Lax.self, #"{"count":" 1"}"#,
      "count: expected an integer"
    ).differs("conversions lose nothing")
    refuses(
      "a number is no text", Lax.self, #"{"strict":5}"#, "strict: expected a string, found number 5"
    )
    reads("a number becomes a text, by choice", Lax.self, #"{"text":5}"#, writes: #"{"text":"5"}"#)
    reads(
      "a number becomes a date", Lax.self, #"{"at":1.5}"#,
      writes: #"{"at":"1970-01-01T00:00:01.5Z"}"#)
    refuses(
      "a number of milliseconds becomes a date", Lax.self, #"{"at":1494012444883}"#, "at: expected"
    ).differs("a number is always seconds; `with: .millisecondsSince1970` reads milliseconds")
    refuses(
      "a text of digits becomes a date", Lax.self, #"{"at":"1494012444"}"#, "at: expected a date"
    ).differs("text is a date of RFC 3339")
    reads(
      "dates with offsets and fractions", Moments.self,
      #"{"at":"2020-01-02T03:04:05.123456+02:00"}"#,
      writes: #"{"at":"2020-01-02T01:04:05.123456Z"}"#)
    refuses(
      "a date with a month of 13", Moments.self, #"{"at":"2020-13-02T03:04:05Z"}"#,
      "at: expected a date")
    reads("a date and a time without a zone", Local.self, #"{"moment":"2020-01-02T03:04:05"}"#)
    reads("a day", Days.self, #"{"day":"2020-01-02"}"#)
    refuses(
      "a day that does not exist", Days.self, #"{"day":"2021-02-29"}"#,
      "day: expected a date in the format yyyy-MM-dd")
    reads("a time of day", Local.self, #"{"time":"03:04:05"}"#)
    reads(
      "a duration in seconds or as ISO 8601", Wider.Spans.self,
      #"{"text":"PT1H30M","seconds":1.5}"#
    ).differs("each property has one of the forms, so that it is written as it was read")
    reads("a decimal number is exact", Exact.self, #"{"price":1234567890.123456789}"#)
    reads(
      "a decimal number from a text", Wider.Converted.self, #"{"price":"0.1"}"#,
      writes: #"{"price":0.1}"#)
    reads(
      "infinities and not-a-number as texts", Wider.Limitless.self, #"{"value":"Infinity"}"#)
    refusesToWrite(
      "infinities are refused by default", Exact(price: 1, ratio: .infinity),
      "ratio: JSON has no inf")
    reads("identifiers as text", Identified.self, #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#)
    reads(
      "an identifier in lower case", Identified.self,
      #"{"id":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f"}"#,
      writes: #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#)
    refuses("an invalid identifier", Identified.self, #"{"id":"E621"}"#, "id: expected a UUID")
    reads("a URL", Linked.self, #"{"url":"https://a.b:8080/c?d#e"}"#)
    reads("bytes as base64", Binary.self, #"{"data":"AAH/"}"#)
    reads("bytes as base64url", Wider.BinaryTexts.self, #"{"data":"AAH_"}"#)
    reads("a document in a text", Embedded.self, #"{"inner":"{\"a\":1,\"b\":10}"}"#)
    refuses(
      "an invalid document in a text", Embedded.self, #"{"inner":"{"}"#,
      "inner: expected a JSON document in a string")
    reads("sets drop duplicates", Sets.self, #"{"unique":[1,1]}"#, writes: #"{"unique":[1]}"#)
    reads("keys of a dictionary are integers", Sets.self, #"{"unique":[],"byID":{"1":"a"}}"#)
    refuses(
      "a key of a dictionary is no integer", Sets.self, #"{"unique":[],"byID":{"x":"a"}}"#,
      "byID.x: expected an integer")
    reads("keys of a dictionary are enums", Sets.self, #"{"unique":[],"byState":{"open":1}}"#)
    reads(
      "keys of a dictionary are dates", [Date: Int].self, #"{"2020-01-02T00:00:00Z":1}"#)
    reads("keys of a dictionary are numbers", [Double: Int].self, #"{"1.5":1}"#)
    reads(
      "a tuple", Tuple.self, #"[1,"a",2,3]"#, shows: #"Tuple(id: 1, name: "a", others: [2, 3])"#)
    refuses("a tuple with a wrong element", Tuple.self, "[1,2]", "[1]: expected a string")
    refuses(
      "a list is no text", Strings.self, #"{"text":["a"]}"#,
      "text: expected a string, found an array")
    reads("an enum by its value", Stateful.self, #"{"state":"open","level":2}"#)
    reads(
      "an enum of integers from text", Wider.Converted.self, #"{"level":"2"}"#,
      writes: #"{"level":2}"#)
    reads(
      "an enum by another value, made by a function", Lookup.self, #""OPEN!""#, writes: #""open""#)
    reads("any value", Untyped.self, #"{"any":[1,{"a":null}]}"#)
  }

  // MARK: Functions of the cases

  static func errors<Model: Readable>(_: Model.Type, _ document: String) -> String {
    do throws(MappingError) {
      return "\(try Model(json: document))"
    } catch {
      return error.all.map { "\($0.code) \($0.path)" }.joined(separator: ", ")
    }
  }

  static func validation() -> String {
    do throws(MappingError) {
      try Invalid(size: 20).validate()
      return "valid"
    } catch {
      return error.description
    }
  }
}
