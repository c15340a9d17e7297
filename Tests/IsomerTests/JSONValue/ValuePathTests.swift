import Testing

@testable import Isomer

@Suite struct ValuePathTests {
  @Test(
    arguments: [
      ("", []),
      ("a", [.key("a")]),
      ("a.b", [.key("a"), .key("b")]),
      ("a[0]", [.key("a"), .index(0)]),
      ("[3].user.id", [.index(3), .key("user"), .key("id")]),
      ("a[0][12].b", [.key("a"), .index(0), .index(12), .key("b")]),
      (#"a\.b"#, [.key("a.b")]),
      (#"a\[0\]"#, [.key("a[0]")]),
      (#"a\\b"#, [.key(#"a\b"#)]),
      (#"[""]"#, [.key("")]),
      (#"a[""].b"#, [.key("a"), .key(""), .key("b")]),
      ("0", [.key("0")]),
      ("größe.x y", [.key("größe"), .key("x y")]),
      (#"a"b"#, [.key(#"a"b"#)]),
    ] as [(String, [ValuePath.Component])])
  func `text and components are equivalent`(text: String, components: [ValuePath.Component]) {
    #expect(ValuePath(text)?.components == components)
    #expect(ValuePath(components).description == text)
  }

  @Test(arguments: [
    (".", 0, "expected a key, found '.' in the path \".\""),
    (".a", 0, "expected a key, found '.' in the path \".a\""),
    ("a.", 2, "expected a key, found the end in the path \"a.\""),
    ("a..b", 2, "expected a key, found '.' in the path \"a..b\""),
    ("a.[0]", 2, "expected a key, found '[' in the path \"a.[0]\""),
    ("a]", 1, "expected '\\]' inside a key, found ']' in the path \"a]\""),
    ("a[", 2, "expected an index, found the end in the path \"a[\""),
    ("a[]", 2, "expected an index, found ']' in the path \"a[]\""),
    ("a[-1]", 2, "expected an index, found '-' in the path \"a[-1]\""),
    ("a[x]", 2, "expected an index, found 'x' in the path \"a[x]\""),
    ("a[01]", 2, "expected an index without leading zeros, found '0' in the path \"a[01]\""),
    ("a[1", 3, "expected ']', found the end in the path \"a[1\""),
    ("[0]a", 3, "expected '.' or '[', found 'a' in the path \"[0]a\""),
    (
      "a\\", 2,
      "expected '.', '[', ']' or '\\' after a backslash, found the end in the path \"a\\\""
    ),
    ("a\\n", 2, "expected '.', '[', ']' or '\\' after a backslash, found 'n' in the path \"a\\n\""),
    (
      "[99999999999999999999]", 1,
      "expected a smaller index, found '9' in the path \"[99999999999999999999]\""
    ),
  ])
  func `malformed text is rejected with its location`(text: String, offset: Int, message: String) {
    #expect(ValuePath(text) == nil)
    let error = #expect(throws: MappingError.self) { try ValuePath(parsing: text) }
    #expect(error?.code == .invalidPath)
    #expect(error?.offset == offset)
    #expect(
      error?.description
        == "document: \(message) (line 1, column \(offset + 1), byte \(offset))")
  }

  @Test func `any keys and indexes can be converted to text and back`() {
    let keys = ["", ".", "[", "]", "\\", "a.b", "[0]", #"[""]"#, "\"", "é", "a\\.b", " "]
    for first in keys {
      for second in keys {
        let path = ValuePath([.key(first), .index(4), .key(second)])
        #expect(ValuePath(path.description) == path)
      }
    }
  }

  @Test func `an invalid literal is a single key`() {
    let path: ValuePath = "a..b"
    #expect(path == ValuePath([.key("a..b")]))
  }

  @Test func `paths can be concatenated`() {
    let path: ValuePath = "items[2]"
    #expect(path.appending("user.id").description == "items[2].user.id")
    #expect(path.appending(.key("x.y")).description == #"items[2].x\.y"#)
    #expect(ValuePath().isEmpty)
  }
}
