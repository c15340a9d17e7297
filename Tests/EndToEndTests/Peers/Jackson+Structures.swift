import Foundation
import Isomer
import IsomerFoundation

extension Jackson {
  /// The behaviours of unwrapping, identities, references and updates.
  @PeerCases static var structures: [PeerCase] {
    reads("an object is unwrapped", Unwrapped.self, #"{"name":"n","x":1,"y":2}"#)
    reads(
      "an unwrapped object in an unwrapped object", Deep.self, #"{"id":1,"name":"n","x":1,"y":2}"#)
    reads("unwrapped keys have a prefix", Wider.Moves.self, #"{"home.x":1,"work.x":2}"#)
    reads("unwrapped keys have a suffix", Wider.Suffixed.self, #"{"x_home":1,"x_work":2}"#)
    reads(
      "an unwrapped object is optional", Wider.Titled.self, #"{"text":"t"}"#,
      shows: #"Titled(text: "t", page: nil)"#)
    reads(
      "an unwrapped object and other properties", UnwrappedRest.self,
      #"{"name":"n","x":1,"y":2,"other":[3]}"#)
    shows("a back reference is set", try parent(), "root")
    writes(
      "a back reference is not written", Folder(name: "root"), #"{"name":"root","children":[]}"#)
    unsaid(
      "objects have identifiers and later occurrences refer to them", .generics,
      #"[{"@id":1,"name":"a"},1] is one object twice"#)
    unsaid("an object is referred to by its own key", .generics, #"{"items":[{"id":1}],"first":1}"#)
    shows(
      "an object is updated in place", try updated(#"{"b":5}"#),
      #"{"a":1,"b":5,"list":[1],"inner":{"c":1}}"#)
    shows(
      "an update replaces a list", try updated(#"{"list":[2]}"#),
      #"{"a":1,"b":2,"list":[2],"inner":{"c":1}}"#)
    shows(
      "an update merges an object", try updated(#"{"inner":{"d":2}}"#),
      #"{"a":1,"b":2,"list":[1],"inner":{"c":1,"d":2}}"#)
    shows("an update merges a map", try merged(), #"{"a":1,"b":2}"#)
    shows(
      "an update appends to a list of values", try updated(#"{"list":[1,2]}"#),
      #"{"a":1,"b":2,"list":[1,2],"inner":{"c":1}}"#
    )
    .differs("a list is replaced, unless its elements have identities and `merge: .deep`")
    shows(
      "null in an update clears an optional", try updated(#"{"b":null}"#),
      #"{"a":1,"list":[1],"inner":{"c":1}}"#)
    reads("a recursive type", Node.self, #"{"name":"a","next":{"name":"b"}}"#)
    reads("a generic type in another", Page<Box<Int>>.self, #"{"items":[{"value":1}]}"#)
    reads("a document in a property stays as it is", Raw.self, #"{"raw":"{\"a\":[1]}"}"#)
    unsaid(
      "a part of the document is stored as its bytes", .none,
      #"{"raw":{"a": 1.50}} keeps spaces and digits"#)
    shows("all elements of a stream are read", try [Int](json: "[1,2,3]").count, "3")
  }

  /// The behaviours of type information.
  @PeerCases static var subtypes: [PeerCase] {
    reads(
      "a property selects the subtype", [AnyJacksonAnimal].self,
      #"[{"type":"dog","age":1},{"type":"cat","lives":9}]"#)
    reads(
      "a subtype has two names", AnyJacksonAnimal.self, #"{"type":"hound","age":1}"#,
      writes: #"{"type":"dog","age":1}"#)
    reads(
      "the property is last", AnyJacksonAnimal.self, #"{"age":1,"type":"dog"}"#,
      writes: #"{"type":"dog","age":1}"#)
    refuses(
      "an unknown subtype", AnyJacksonAnimal.self, #"{"type":"fox"}"#, "type: expected one of")
    refuses(
      "a subtype is missing", AnyJacksonAnimal.self, #"{"age":1}"#,
      #"type: the key "type" is missing"#)
    reads("a default subtype", [Shape].self, #"[{"type":"circle","radius":1},{"type":"unheard"}]"#)
    reads("a visible property selects the subtype", [Visible].self, #"[{"kind":"a","size":1}]"#)
    reads("a property that exists selects the subtype", [Task].self, #"[{"kind":"a","size":1}]"#)
    reads(
      "the keys that are present select the subtype", [Deduced].self, #"[{"wings":2},{"fins":3}]"#)
    reads(
      "the keys that are present select a case with overlapping keys", [Overlapping].self,
      #"[{"a":1},{"a":1,"b":2}]"#)
    reads(
      "an object with the name as its key", [Wrapped].self,
      #"[{"circle":{"radius":1}},{"point":{}}]"#, writes: #"[{"circle":{"radius":1}},"point"]"#
    )
    .differs("a case without values is written as its name; both forms are read")
    reads(
      "subtypes of a class with the name as the key", [TaggedAnimal].self,
      #"[{"dog":{"name":"a","age":1}},{"cat":{"name":"b"}}]"#)
    reads("an array of a name and a value", Wider.Pair.self, #"["text",{"body":"a"}]"#)
    reads(
      "a name beside the value, as a property of the owner", Owner.self,
      #"{"kind":"dog","pet":{"age":1}}"#)
    reads(
      "a name beside a property selects that property's type", Tags.Owner.self,
      #"{"kind":"dog","pet":{"age":1},"id":5}"#)
    reads(
      "a subtype is selected by a Boolean", [Lamp].self, #"[{"on":true,"watts":5},{"on":false}]"#)
    reads("a subtype is selected by an integer", [Numbered].self, #"[{"no":1,"a":1}]"#)
    reads(
      "a hierarchy in several levels", [Vehicle].self, #"[{"type":"car","wheels":4,"doors":2}]"#)
    reads("a generic subtype", AnyJacksonAnimal.self, #"{"type":"box","value":1}"#)
    refusesToWrite(
      "an unregistered subtype", AnyJacksonAnimal(Fox()), "no member of 'JacksonAnimal'")
    reads(
      "a property with subtypes in a list and a map", Zoo.self,
      #"{"all":[{"type":"dog","age":1}],"byName":{"a":{"type":"cat","lives":9}}}"#)
  }

  // MARK: Functions of the cases

  private static func parent() throws -> String {
    let root = try Folder(json: #"{"name":"root","children":[{"name":"a","children":[]}]}"#)
    return root.children[0].parent?.name ?? "none"
  }

  private static func updated(_ document: String) throws -> String {
    var value = Updated(a: 1, b: 2, list: [1], inner: Inner(c: 1, d: nil))
    try value.update(json: document)
    return try value.jsonString()
  }

  private static func merged() throws -> String {
    var value = Mapped(byName: ["a": 1])
    try value.update(json: #"{"byName":{"b":2}}"#)
    return try value.byName.jsonString(.sortedKeys)
  }
}
