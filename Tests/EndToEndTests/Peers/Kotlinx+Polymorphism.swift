import Foundation
import Isomer

extension Kotlinx {
  /// The behaviours of sealed and open polymorphism.
  @PeerCases static var polymorphism: [PeerCase] {
    reads(
      "a sealed class has a discriminator", [Shape].self,
      #"[{"type":"circle","radius":1},{"type":"square","side":2}]"#)
    reads("a discriminator has another name", [Command].self, #"[{"kind":"go","to":1}]"#)
    reads(
      "a discriminator is the last key", Shape.self, #"{"radius":1,"type":"circle"}"#,
      writes: #"{"type":"circle","radius":1}"#)
    reads("an object without properties is a subclass", Shape.self, #"{"type":"none"}"#)
    reads(
      "an object without properties ignores other keys", Shape.self, #"{"type":"none","x":1}"#,
      writes: #"{"type":"none"}"#)
    refuses("an unknown discriminator", Shape.self, #"{"type":"cone"}"#, "type: expected one of")
    refuses(
      "a missing discriminator", Shape.self, #"{"radius":1}"#, #"type: the key "type" is missing"#)
    refuses(
      "a discriminator that is null", Shape.self, #"{"type":null}"#,
      #"type: the key "type" is missing"#)
    reads("a default for unknown discriminators", Lenient.self, #"{"type":"cone"}"#)
    reads("a default for a missing discriminator", Lenient.self, #"{"size":1}"#)
    reads(
      "an interface is polymorphic", [AnyKotlinMessage].self,
      #"[{"type":"text","body":"a"},{"type":"image","size":1}]"#)
    reads(
      "a polymorphic property", Inbox.self,
      #"{"first":{"type":"text","body":"a"},"all":[{"type":"image","size":1}],"byName":{"x":{"type":"text","body":"b"}}}"#
    )
    reads(
      "an abstract class with subclasses in several levels", [Vehicle].self,
      #"[{"type":"car","wheels":4,"doors":2},{"type":"van","wheels":4,"doors":3,"load":5}]"#)
    refusesToWrite(
      "a class that is not registered", AnyKotlinMessage(Unregistered()),
      "its type is no member of 'KotlinMessage'")
    reads(
      "a polymorphic value is an array of its name and itself", Wider.Pair.self,
      #"["text",{"body":"a"}]"#)
    reads("a generic subclass", Shape.self, #"{"type":"page","items":[1]}"#)
    reads("a value class is a subclass", AnyTaggedLabel.self, #"{"type":"name","value":"a"}"#)
    reads(
      "a subclass by the keys that are present", [Content].self,
      #"[{"title":"t","pages":1},{"name":"n","seconds":2}]"#)
    reads(
      "a subclass by a function of the document", [Tags.Payment].self,
      #"[{"amount":1,"due":"soon"},{"amount":2,"paid":true}]"#)
    refuses(
      "a function of the document selects no subclass", Tags.Payment.self, #"{"amount":1}"#,
      #"document: expected one of "open", "done""#)
    reads(
      "a subclass is written without its discriminator where its type is known", Known.self,
      #"{"circle":{"radius":1}}"#)
    shows(
      "all types have a discriminator, by choice", try Circle(radius: 1).jsonString(),
      #"{"radius":1}"#
    )
    .differs(
      "a discriminator is written for a cluster's values only, which is what reading requires")
    reads("a generic class with polymorphic content", Box<Shape>.self, #"{"item":{"type":"none"}}"#)
    reads("an enum of a sealed hierarchy", Mood.self, #"{"type":"good","level":1}"#)
  }

  /// The behaviours of primitive types.
  @PeerCases static var primitives: [PeerCase] {
    reads(
      "each primitive type", Primitives.self,
      #"{"flag":true,"byte":-128,"short":32767,"int":-1,"long":9223372036854775807,"real":1.5,"single":0.25,"letter":"x","text":"a"}"#
    )
    reads(
      "unsigned integers", Unsigned.self,
      #"{"byte":255,"short":65535,"int":4294967295,"long":18446744073709551615}"#)
    refuses(
      "an unsigned integer is out of range", Unsigned.self, #"{"byte":256}"#,
      "byte: expected an integer from 0 to 255")
    refuses(
      "an integer overflows", [Int].self, "[9223372036854775808]", "[0]: expected an integer from")
    reads(
      "an exponent in a floating-point number", Reals.self, #"{"value":1.5e3}"#,
      writes: #"{"value":1500}"#)
    refuses(
      "an exponent in an integer", [Int].self, "[1e2]", "[0]: expected an integer, found number 1e2"
    ).differs("an exponent requires `coerce`")
    reads(
      "an exponent in an integer, by choice", Quoted.self, #"{"count":1e2}"#,
      writes: #"{"count":100}"#)
    refuses(
      "a fraction in an integer", Quoted.self, #"{"count":1.5}"#, "count: expected an integer")
    reads("a long integer as text", LongText.self, #"{"id":"9223372036854775807"}"#)
    refuses(
      "an invalid long integer as text", LongText.self, #"{"id":"9223372036854775808"}"#,
      "id: expected")
    reads(
      "lists, sets and arrays of primitives", Arrays.self,
      #"{"bytes":[1,-1],"flags":[true],"texts":["a"],"unique":[1]}"#)
    reads("an emoji", [String].self, #"["🙂"]"#)
    reads("escapes in text", [String].self, #"["\u0041\n\"\\\/"]"#, writes: #"["A\n\"\\/"]"#)
    reads("a duration as ISO 8601", Wider.Spans.self, #"{"text":"PT1H30M"}"#)
    reads("a moment as ISO 8601", Moment.self, #"{"at":"2020-01-02T03:04:05.123Z"}"#)
    reads(
      "a moment as seconds and nanoseconds", Parts.self,
      #"{"at":{"epochSeconds":1,"nanosecondsOfSecond":500000000}}"#)
    reads("an identifier", Identified.self, #"{"id":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#)
    reads("top-level values", [String?].self, #"["a",null]"#)
    reads("null at the root", Int?.self, "null")
    reads("a list of bytes as a text", Wider.BinaryTexts.self, #"{"bytes":"AAE="}"#)
    reads("deep nesting", [[[[[[Int]]]]]].self, "[[[[[[1]]]]]]")
  }
}
