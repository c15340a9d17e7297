import Foundation
import Isomer

extension Serde {
  /// The behaviours of serde's derived implementations for enums.
  @PeerCases static var enums: [PeerCase] {
    reads("a unit variant is its name", Move.self, #""stop""#)
    reads("a newtype variant is an object with its name", Move.self, #"{"by":5}"#)
    reads("a tuple variant is an array", Move.self, #"{"to":[1,2]}"#)
    reads("a struct variant is an object", Move.self, #"{"along":{"path":"p","speed":2}}"#)
    reads(
      "a field of a struct variant has a default", Move.self, #"{"along":{"path":"p"}}"#,
      writes: #"{"along":{"path":"p","speed":1}}"#)
    reads(
      "the last field of a tuple variant has a default", Move.self, #"{"pair":[1]}"#,
      writes: #"{"pair":[1,null]}"#)
    reads("a variant and its field are renamed", Move.self, #"{"turn":{"deg":90}}"#)
    reads(
      "a field of a variant has an alias", Move.self, #"{"turn":{"degrees":90}}"#,
      writes: #"{"turn":{"deg":90}}"#)
    refuses(
      "a missing renamed field of a variant is reported by its key", Move.self, #"{"turn":{}}"#,
      #"turn.deg: the key "deg" is missing"#)
    refuses(
      "the name of a renamed variant is unknown", Move.self, #"{"rotate":{"deg":1}}"#, "rotate")
    refuses("an unknown variant lists the known ones", Move.self, #""jump""#, #"expected"#)
    refuses("a tuple variant with too few values is an error", Move.self, #"{"to":[1]}"#, "to")
    refuses("a tuple variant with too many values is an error", Move.self, #"{"to":[1,2,3]}"#, "to")
    refuses("a variant that is not read is unknown", Move.self, #"{"secret":1}"#, "secret")
    writes("a variant that is not read is written", Move.secret(1), #"{"secret":1}"#)
    refusesToWrite("a variant that is not written is an error", Move.lost(1), "lost")
    reads(
      "functions convert the value of a variant", Move.self, #"{"scaled":8}"#, shows: "scaled(4)")
    refuses("an object with two variants is an error", Move.self, #"{"by":1,"to":[1,2]}"#, "to")
    refuses("an empty object is no variant", Move.self, "{}", "expected")
    reads("variants are elements and values", [String: [Move]].self, #"{"a":["stop",{"by":1}]}"#)
    reads("a variant has several names", Grade.self, #""fine""#, writes: #""good""#)
    reads("a unit variant is an integer", Level.self, "10")
    reads(
      "unknown variants are another variant", Mode.self, #""unheard""#, writes: #""other""#,
      shows: "other")
    reads("the name of an unknown variant is stored", KeptMode.self, #""unheard""#)
    reads(
      "functions convert a whole variant", [Tags.Located].self, #"[{"at":"1,2"},"nowhere"]"#)
    reads(
      "the last variants of a tagged enum have no tag", [Tags.Step].self, #"[{"by":1},7,"a"]"#)
    reads(
      "the last variants of a generic tagged enum have no tag", [Tags.Either<[Int]>].self,
      #"[{"by":1},[2]]"#)
    refuses(
      "a type has its own words in errors", Tags.Told.self, "1",
      "document: expected a move of the player, found number 1")

    reads("a tag precedes no values", Shape.self, #"{"kind":"dot"}"#)
    reads("a tag is among the fields of a struct", Shape.self, #"{"kind":"at","lat":1,"lon":2}"#)
    reads(
      "a tag is among the fields of a variant", Shape.self, #"{"kind":"box","width":1,"height":2}"#)
    reads(
      "a tag is the last key", Shape.self, #"{"width":1,"height":2,"kind":"box"}"#,
      writes: #"{"kind":"box","width":1,"height":2}"#)
    reads("a struct without fields has a tag", Shape.self, #"{"kind":"none"}"#)
    reads(
      "a tagged unit variant ignores other keys", Shape.self, #"{"kind":"dot","x":1}"#,
      writes: #"{"kind":"dot"}"#)
    refuses(
      "an unknown tag lists the known ones", Shape.self, #"{"kind":"cone"}"#,
      #"kind: expected one of "dot""#)
    refuses(
      "a missing tag is an error", Shape.self, #"{"lat":1}"#, #"kind: the key "kind" is missing"#)
    refuses(
      "a missing field of a tagged variant is an error", Shape.self, #"{"kind":"box","width":1}"#,
      #"height: the key "height" is missing"#)
    refuses(
      "a tagged variant denies other keys", StrictShape.self, #"{"kind":"line","length":1,"x":2}"#,
      "x: unknown key")
    refuses(
      "a tagged unit variant denies other keys", StrictShape.self, #"{"kind":"dot","x":2}"#,
      "x: unknown key")
    reads(
      "a tagged variant flattens a struct", Shape.self,
      #"{"kind":"ring","lat":1,"lon":2,"radius":3}"#)
    reads("an unknown tag is another variant", OpenShape.self, #"{"kind":"cone","size":1}"#)
    reads("a tag is an integer", [Numbered].self, #"[{"no":1,"a":5},{"no":2}]"#)
    reads("a tagged variant holds a map", Tags.Outer.self, #"{"kind":"table","a":1,"b":2}"#)
    reads(
      "a tagged variant holds another tagged enum", Tags.Outer.self,
      #"{"kind":"inner","type":"y","z":1}"#)
    reads(
      "a tagged variant holds an enum of its names", Tags.Outer.self, #"{"kind":"move","by":1}"#)
    reads(
      "a variant of a tagged enum has no tag", [Tags.Form].self,
      #"[{"lat":1,"lon":2},{"kind":"dot"}]"#)
    reads(
      "a tag is a Boolean", [Outcome].self, #"[{"ok":true,"value":1},{"ok":false,"reason":"r"}]"#)

    reads("a tag without content", Command.self, #"{"t":"stop"}"#)
    reads(
      "null as the content of a unit variant", Command.self, #"{"t":"stop","c":null}"#,
      writes: #"{"t":"stop"}"#)
    reads("a text as content", Command.self, #"{"t":"say","c":"hi"}"#)
    reads(
      "content before its tag", Command.self, #"{"c":"hi","t":"say"}"#,
      writes: #"{"t":"say","c":"hi"}"#)
    reads("a tuple as content", Command.self, #"{"t":"move","c":[1,2]}"#)
    reads("fields as content", Command.self, #"{"t":"draw","c":{"width":1,"height":2}}"#)
    reads(
      "fields before their tag", Command.self, #"{"c":{"width":1,"height":2},"t":"draw"}"#,
      writes: #"{"t":"draw","c":{"width":1,"height":2}}"#)
    reads(
      "content with a flattened struct", Command.self,
      #"{"t":"page","c":{"offset":1,"limit":2,"name":"n"}}"#)
    reads("a map as content", Command.self, #"{"t":"all","c":{"a":1}}"#)
    reads("another enum as content", Command.self, #"{"t":"nested","c":{"kind":"dot"}}"#)
    reads(
      "missing content of an optional", Command.self, #"{"t":"maybe"}"#,
      writes: #"{"t":"maybe"}"#
    )
    .differs("nil is left out, unless `null: .write` says otherwise")
    refuses(
      "missing content is an error", Command.self, #"{"t":"say"}"#, #"c: the key "c" is missing"#)
    refuses(
      "a missing tag beside content is an error", Command.self, #"{"c":1}"#,
      #"t: the key "t" is missing"#)
    refuses(
      "an unknown tag beside content is an error", Command.self, #"{"t":"sing","c":1}"#,
      #"t: expected one of"#)
    reads(
      "other keys beside tag and content are ignored", Command.self, #"{"t":"stop","x":1}"#,
      writes: #"{"t":"stop"}"#)
    refuses(
      "other keys beside tag and content are denied", StrictCommand.self, #"{"t":"stop","x":1}"#,
      "x: unknown key")
    refuses(
      "other keys in the content are denied", StrictCommand.self,
      #"{"t":"say","c":{"text":"a","x":1}}"#, "c.x: unknown key")
    reads(
      "the last variants of an enum with content have no tag", [Tags.Order].self,
      #"[{"t":"stop"},{"t":"say","c":"a"},7]"#)

    reads(
      "values without a tag", [Loose].self,
      #"[1,1.5,true,[1,2],{"lat":1,"lon":2},["a"],{"name":"n"},"w"]"#)
    reads("a value without a tag in a field", Holder.self, #"{"value":{"name":"n"}}"#)
    reads("a value without a tag as content", Wrapping.self, #"{"kind":"plain","value":[1,2]}"#)
    refuses("a value that fits no variant", Loose.self, "null", "fits one of the cases")
    refuses("an array that fits no variant", Loose.self, "[1,2,3]", "expected")
    reads("null without a tag is an optional", [Optionally].self, #"[null,1,"a"]"#)
    reads("an empty array without a tag", Loose.self, "[]", shows: "list([])")
    reads("null without a tag is a unit variant", [Nothing].self, "[null,1]")
    reads("a struct of an untagged enum is an array", [Spot].self, #"[[1,2],{"name":"a"}]"#)
    refuses("an untagged enum has its own words in errors", Loose.self, "null", "expected a value")
      .differs("the words are Isomer's; a text of one's own is not possible yet")
  }
}
