import IsomerSyntax
import Testing

@Suite struct CursorTests {
  @Test func readsAreChecked() {
    var cursor = Cursor(Array("ab".utf8))
    #expect(cursor.peek() == UInt8(ascii: "a"))
    #expect(cursor.peek(2) == nil)
    #expect(cursor.isAt("ab") && !cursor.isAt("abc"))
    cursor.advance(by: 10)
    #expect(cursor.isAtEnd && cursor.offset == 2 && cursor.peek() == nil)
  }

  @Test func scalars() {
    #expect(Cursor(Array("é".utf8)).scalar()?.length == 2)
    #expect(Cursor([0xC3]).scalar() == nil)
    #expect(Cursor([0xED, 0xA0, 0x80]).scalar() == nil)
    #expect(Cursor([0xFF]).scalar() == nil)
  }

  @Test func runs() {
    let cursor = Cursor(Array("###\"".utf8))
    #expect(cursor.count(of: "#") == 3)
    #expect(cursor.count(of: "#", limit: 2) == 2)
    #expect(cursor.count(of: "\"", ahead: 3) == 1)
  }
}
