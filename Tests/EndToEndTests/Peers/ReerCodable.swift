import Foundation
import Isomer
import IsomerFoundation

/// The behaviours of the macros of ReerCodable.
enum ReerCodable: Peer {
  static let name = "ReerCodable"
  static let suites = "Tests/ReerCodableTests"

  @PeerCases static var cases: [PeerCase] {
    reads(
      "several keys, one of them a path", Runner.self,
      #"{"age__":20,"info":{"name":"n","height":180.5}}"#,
      writes: #"{"age":20,"name":"n","info":{"height":180.5}}"#)
    reads("a key with a dot", Dotted.self, #"{"a.b":1}"#)
    reads(
      "an object at a path is a container of the whole type", Contained.self,
      #"{"data":{"info":{"name":"n","age":1}}}"#)
    shows(
      "a container is only for reading",
      try JSONValue(json: #"{"data":{"a":1}}"#)["data"]?.jsonString() ?? "", #"{"a":1}"#)
    shows(
      "a container for reading, none for writing",
      try Named.Unwrapped(json: #"{"data":{"a":1}}"#).jsonString(), #"{"a":1}"#)
    shows(
      "a key for writing differs from those for reading",
      try Written(json: #"{"name":"n"}"#).jsonString(), #"{"user":{"name":"n"}}"#)
    writes("a key for writing with a dot is a key", DottedWrite(a: 1), #"{"x.y":1}"#)
    reads("names in each convention", Conventions.self, #"{"first_name":1,"lastName":2}"#)
    reads("names of cases in a convention", [Casing].self, #"["firstName","last_name"]"#)
    reads(
      "names in several conventions at once", Either.self, #"{"first-name":1}"#,
      writes: #"{"first_name":1}"#)
    reads(
      "a convention for one property", Named.Mixed.self, #"{"first-name":1,"last_name":2}"#)
    reads(
      "names like Title Case, Train-Case, dot.case", Titles.self,
      #"{"First Name":1,"Last-Name":2,"middle.name":3}"#)

    reads(
      "numbers, texts and Booleans are converted", Flexible.self,
      #"{"flag":"true","count":"3","ratio":"1.5","text":7}"#,
      writes: #"{"flag":true,"count":3,"ratio":1.5,"text":"7"}"#)
    reads(
      "a number as a Boolean", Flexible.self, #"{"flag":1,"count":2.0}"#,
      writes: #"{"flag":true,"count":2}"#)
    reads("a Boolean as text", Flexible.self, #"{"text":true}"#, writes: #"{"text":"true"}"#)
    refuses(
      "a number with a fraction is no integer", Flexible.self, #"{"count":1.9}"#,
      "count: expected an integer"
    ).differs("numbers are never truncated")
    reads(
      "a large integer as text", Flexible.self, #"{"big":"18446744073709551615"}"#,
      writes: #"{"big":18446744073709551615}"#)
    reads(
      "a text with a fraction as an integer", Wider.Converted.self, #"{"whole":"1.0"}"#,
      writes: #"{"whole":1}"#)
    reads(
      "Booleans as integers", Wider.Converted.self, #"{"whole":true}"#, writes: #"{"whole":1}"#)
    reads(
      "integers of 128 bits", Wider.Extremes.self,
      #"{"low":-170141183460469231731687303715884105728,"high":5}"#)
    refuses(
      "without conversions a text is no number", Rigid.self, #"{"count":"3"}"#,
      "count: expected an integer")
    reads(
      "conversions of one property", Partly.self, #"{"a":"1","b":2}"#, writes: #"{"a":1,"b":2}"#)

    reads(
      "an initial value for a missing key", Initial.self, #"{"name":"n"}"#,
      writes: #"{"name":"n","size":1,"tags":[]}"#)
    refuses(
      "an initial value for an invalid value", Initial.self, #"{"name":"n","size":"x"}"#,
      "size: expected an integer"
    ).differs("an invalid value is an error unless the property has `recover`")
    reads(
      "an initial value for an invalid value, by choice", Recovered.self, #"{"size":"x"}"#,
      writes: #"{"size":1}"#)
    reads("a default of a property in one direction", Recovered.self, "{}", writes: #"{"size":1}"#)
    reads(
      "nil is written as a default", Wider.OneForNil.self, "{}", writes: #"{"size":1}"#)
    reads(
      "an ignored property has its initial value", Ignored.self, #"{"a":1,"b":5}"#,
      writes: #"{"a":1}"#)
    reads("bytes as base64", Bytes.self, #"{"data":"aGk="}"#)
    reads("a list of bytes as base64", Wider.BinaryTexts.self, #"{"bytes":"aGk="}"#)
    reads(
      "null elements are dropped", Compact.self,
      #"{"list":[1,null,2],"unique":["a",null],"byName":{"a":1,"b":null}}"#,
      writes: #"{"list":[1,2],"unique":["a"],"byName":{"a":1}}"#)
    reads(
      "invalid elements are dropped", Lossy.self, #"{"list":[1,"x",{},2]}"#,
      writes: #"{"list":[1,2]}"#)
    reads(
      "null and invalid elements after a conversion are dropped", Wider.LossyDates.self,
      #"{"dates":[1,null,"x"]}"#, writes: #"{"dates":[1]}"#)

    reads(
      "dates as seconds since 1970, milliseconds, and text", Dates.self,
      #"{"seconds":1,"milliseconds":2,"iso":"2020-01-02T03:04:05Z","fraction":"2020-01-02T03:04:05.250Z","day":"2020-01-02"}"#
    )
    refuses(
      "a date in another form is an error", Dates.self, #"{"day":"2020-02-30"}"#,
      "day: expected a date in the format yyyy-MM-dd")
    reads(
      "dates as seconds since 2001", Wider.SinceReference.self, #"{"at":0}"#)
    reads(
      "dates are written in another time zone", Zoned.self, #"{"at":"2020-01-02T03:04:05+02:00"}"#)
    reads("a transformer of a property", Race.self, #"{"time":"9.58 s","rank":1}"#)
    refuses(
      "a transformer refuses a value", Race.self, #"{"time":"x","rank":1}"#,
      "time: expected a time in seconds")
    reads(
      "a transformer of the whole type", Lap.self, #""9.58 s""#, shows: "Lap(time: 9.58)")
    reads(
      "a hook after reading and before writing", Hooked.self, #"{"name":"Ada"}"#,
      writes: #"{"name":"ada"}"#, shows: #"Hooked(name: "ADA")"#)
    refuses("a hook refuses the value", Hooked.self, #"{"name":""}"#, "document: ")

    reads(
      "a case by its name or another", [Phone].self, #"["small","s","b"]"#,
      writes: #"["small","small","big"]"#)
    reads(
      "a case by Booleans, integers, numbers, ranges and texts", [Switch].self,
      #"[true,1,1.5,25,"a"]"#, writes: "[true,true,true,true,true]")
    reads(
      "cases with values by name", [Media].self,
      #"[{"video":{"url":"u","length":3}},{"text":"t"},"none"]"#)
    reads(
      "a case by a tag with its values beside", [Tagged].self,
      #"[{"type":"video","url":"u","length":3},{"type":"none"}]"#)
    reads("the tag in a nested object", NestedTag.self, #"{"meta":{"type":"video"},"url":"u"}"#)
    reads(
      "a case by a path to a value or a range", [Tags.Aged].self,
      #"[{"a":{"b":25}},{"a":{"b":"unknown"}}]"#,
      writes: #"[{"a":{"b":20}},{"a":{"b":"unknown"}}]"#)
    reads(
      "a case by one of several paths", [Tags.Pathed].self,
      #"[{"type":"x","a":1},{"meta":{"kind":"y"}}]"#,
      writes: #"[{"type":"x","a":1},{"type":"y"}]"#)

    reads("a nested object is flattened", Flat.self, #"{"name":"n","city":"c","zip":"1"}"#)
    reads(
      "an optional nested object is flattened", Wider.Titled.self, #"{"text":"t"}"#,
      shows: #"Titled(text: "t", page: nil)"#)
    reads(
      "a generic response with a nested generic", Response<Page<Int>>.self,
      #"{"data":{"list":[1,2]},"code":0}"#)
    reads(
      "a recursive struct through a list", Folder.self,
      #"{"name":"a","folders":[{"name":"b","folders":[]}]}"#)
    reads("a subclass", Student.self, #"{"name":"n","school":"s"}"#)
    reads(
      "a subclass with a convention of its own", Teacher.self, #"{"name":"n","first_school":"s"}"#)
    shows("a type is only read", try OnlyRead(json: #"{"a":1}"#), "OnlyRead(a: 1)")
    writes("a type is only written", OnlyWritten(a: 1), #"{"a":1}"#)
    shows(
      "a copy of a struct with changes", Copied(a: 1, b: 2).copy { $0.b = 3 }, "Copied(a: 1, b: 3)")
    unsaid(
      "a value with defaults for all properties is made", .none,
      "Model.default with empty texts and zeros")
    shows(
      "a property list is read",
      try Initial(propertyList: Initial(json: #"{"name":"n"}"#).propertyList(.xml)).jsonString(),
      #"{"name":"n","size":1,"tags":[]}"#)
    shows(
      "dates and bytes are native in a property list",
      try Bytes(propertyList: Bytes(json: #"{"data":"aGk="}"#).propertyList(.binary)).jsonString(),
      #"{"data":"aGk="}"#)
    shows(
      "a member of any depth of a tree",
      try JSONValue(json: #"{"a":[{"b":"c"}]}"#)["a"]?[0]?["b"]?.string ?? "", "c")
    shows(
      "a model is read from a dictionary",
      try Initial(dictionary: ["name": "n", "size": 2]).jsonString(),
      #"{"name":"n","size":2,"tags":[]}"#)
    shows(
      "a part of a document at a path",
      try Runner(json: #"{"data":{"user":{"age":1,"name":"n"}}}"#, at: "data.user").age, "1")
    shows(
      "a list in a document at a path", try [Int](json: #"{"data":[1,2]}"#, at: "data"), "[1, 2]")
  }
}
