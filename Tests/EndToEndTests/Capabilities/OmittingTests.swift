import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests which values are not written: by the property, the type and a profile.
@Suite struct OmittingTests {
  @Test func `A property leaves out nil, empty values, its default and what a function names`()
    throws
  {
    try expectRoundTrip("{}", LeftOut())
    try expectRoundTrip(
      #"{"a":1,"b":["x"],"c":2,"d":5,"e":"e","f":{"n":2},"g":[{"n":1}],"h":"AQ==","i":"x"}"#,
      LeftOut(
        a: 1, b: ["x"], c: 2, d: 5, e: "e", f: Uncompared(n: 2), g: [Uncompared()], h: Data([1]),
        i: "x"))
    #expect(try LeftOut(json: #"{"e":null}"#) == LeftOut())
    // Nil and the default differ.
    #expect(try LeftOut(i: nil).jsonString() == #"{"i":null}"#)
    #expect(try LeftOut(json: #"{"i":null}"#).i == nil)
  }

  @Test func `A value that is not comparable is left out if it is written like the default`() throws
  {
    #expect(try LeftOut(f: Uncompared(n: 1)).jsonString() == "{}")
    #expect(try LeftOut(f: Uncompared(n: 3)).jsonString() == #"{"f":{"n":3}}"#)
  }

  @Test func `An empty value is found behind any key, and not in texts`() throws {
    for text in ["[]", "{}", "", ":\"\"", "\":[]", "a"] {
      let written = try Edges(text: text, model: Edges.Inner(), any: .object(["": .string(text)]))
        .jsonString()
      let isEmpty = text.isEmpty
      #expect(try Edges(json: written).text == text)
      #expect(written.contains("text") == !isEmpty)
      #expect(!written.contains("model"))
    }
    #expect(try Edges().jsonString() == "{}")
  }

  @Test func `An object on a path is left out with its last member`() throws {
    try expectRoundTrip("{}", OnPaths())
    try expectRoundTrip(#"{"a":{"c":2}}"#, OnPaths(c: 2))
  }

  @Test func `The option of a type applies to values that are read as they were`() throws {
    let text = #"{"title":"","tags":[],"size":null,"kept":0}"#
    try expectRoundTrip(text, TypeWide(title: "", tags: [], size: nil))
    try expectRoundTrip(#"{"title":"t","kept":0}"#, TypeWide(title: "t"))
    // The property's own option overrides that of the type.
    #expect(
      try TypeWide(title: "t", note: nil).jsonString([.null(.write)]) == #"{"title":"t","kept":0}"#)
  }

  @Test func `A profile leaves out what other calls write`() throws {
    let value = SparseValues(name: "n")
    #expect(try value.jsonString() == #"{"name":"n","size":1,"list":[]}"#)
    #expect(try value.jsonString(as: .sparse) == #"{"name":"n"}"#)
    #expect(try SparseValues(json: #"{"name":"n"}"#, as: .sparse) == value)
  }

  @Test func `Cases, classes and generic types leave out values`() throws {
    try expectRoundTrip(#"{"move":{}}"#, CaseWithDefaults.move(x: 1, y: nil))
    try expectRoundTrip(#"{"move":{"x":2,"y":3}}"#, CaseWithDefaults.move(x: 2, y: 3))
    #expect(try ClassWithDefaults().jsonString() == "{}")
    #expect(try GenericWithDefaults<[Int]>().jsonString() == "{}")
    #expect(try GenericWithDefaults<[Int]>(values: [[1]]).jsonString() == #"{"values":[[1]]}"#)
  }

  @Test func `Dictionaries and property lists leave out values like JSON`() throws {
    #expect(try LeftOut().dictionary(.native).isEmpty)
    #expect(try LeftOut(h: Data([1])).dictionary(.native)["h"] as? Data == Data([1]))
    let list = try LeftOut(a: 3).propertyList(.binary)
    #expect(try LeftOut(propertyList: list) == LeftOut(a: 3))
  }

  @Test func `An update leaves a property unchanged that is left out`() throws {
    var value = TypeWide(title: "a", words: ["x": 1])
    let change = try TypeWide(title: "b").jsonString()
    try value.update(json: change)
    #expect(value == TypeWide(title: "b", words: ["x": 1]))
  }

  @Test func `An archive contains all values`() throws {
    for value in [LeftOut(), LeftOut(a: 3, b: [], c: 9, d: 11)] {
      #expect(try LeftOut(archive: value.archive()) == value)
    }
  }
}

// @mapped version: 1
struct LeftOut: Equatable {
  var a: Int?  // @mapped null: .omit
  var b: [String] = []  // @mapped omit: .empty
  var c = 1  // @mapped omit: .default
  var d = 20  // @mapped omit: { $0 > 10 }
  var e: String?  // @mapped omit: \.isEmpty
  var f = Uncompared()  // @mapped omit: .default
  var g: [Uncompared] = []  // @mapped omit: [.default, .empty]
  var h = Data()  // @mapped omit: .empty
  var i: String? = "d"  // @mapped omit: .default
}

// @mapped version: 1
struct Uncompared {
  var n = 1
}

extension LeftOut {
  static func == (left: Self, right: Self) -> Bool {
    (left.a, left.b, left.c, left.d, left.e) == (right.a, right.b, right.c, right.d, right.e)
      && left.f.n == right.f.n && left.g.map(\.n) == right.g.map(\.n)
      && (left.h, left.i) == (right.h, right.i)
  }
}

// @mapped omit: .empty
struct Edges {
  var text = ""
  var model = Inner()
  var any: JSONValue = [:]

  // @mapped omit: .default
  struct Inner {
    var list: [Int] = []
  }
}

// @mapped omit: .default
struct OnPaths: Equatable {
  var b = 1  // @mapped key: "a.b"
  var c = 1  // @mapped key: "a.c"
}

// @mapped null: .omit, omit: [.empty, .default]
// @mapped derive: .merge
struct TypeWide: Equatable {
  var title: String
  var tags = ["new"]
  var words: [String: Int] = [:]
  var size: Int? = 20
  var note: String? = nil  // @mapped null: .omit
  var kept = 0  // @mapped omit: .off
}

// @mapped
// @mapped(sparse) omit: [.default, .empty]
struct SparseValues: Equatable {
  var name: String
  var size = 1
  var list: [Int] = []
}

// @mapped omit: .default
enum CaseWithDefaults: Equatable {
  case move(x: Int = 1, y: Int?)
}

// @mapped omit: [.default, .empty]
class ClassWithDefaults {
  var count = 1
  var names: Set<String> = []
  init() {}
}

// @mapped
final class SubclassWithDefaults: ClassWithDefaults {
  var title = ""
}

// @mapped
struct GenericWithDefaults<Wrapped: Mappable & Sendable> {
  var values: [Wrapped] = []  // @mapped omit: .default
}
