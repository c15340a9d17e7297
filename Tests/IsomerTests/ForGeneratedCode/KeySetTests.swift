import Testing

@testable @_spi(Generated) import Isomer

struct KeySetTests {
  static let plain = KeySet(
    """
    id
    title
    in_reply_to_user_id_str
    in_reply_to_status_id_str
    é
    """)
  static let odd = KeySet("a\nb|c", separator: "|")
  static let empty = KeySet("")
  /// Keys with equal ends and lengths, whose searches start at the same slot.
  static let alike = KeySet(
    """
    prefix00_a_suffix00
    prefix00_b_suffix00
    prefix00_c_suffix00
    """)

  @Test func claimsItsKeysAndNoOthers() {
    for key in ["id", "title", "in_reply_to_user_id_str", "in_reply_to_status_id_str", "é"] {
      #expect(Self.plain.index(of: key) >= 0)
    }
    for key in ["", "i", "idd", "ID", "titlf", "in_reply_to_user_id_stq", "e", "id\ntitle"] {
      #expect(Self.plain.index(of: key) < 0)
    }
  }

  @Test func separatorsAreOpen() {
    #expect(Self.odd.index(of: "a\nb") >= 0)
    #expect(Self.odd.index(of: "c") >= 0)
    #expect(Self.odd.index(of: "a") < 0)
  }

  @Test func nothingIsInTheEmptySet() {
    #expect(Self.empty.index(of: "") < 0)
    #expect(Self.empty.index(of: "a") < 0)
  }

  @Test func collidingKeysStayApart() {
    for key in ["prefix00_a_suffix00", "prefix00_b_suffix00", "prefix00_c_suffix00"] {
      #expect(Self.alike.index(of: key) >= 0)
    }
    #expect(Self.alike.index(of: "prefix00_d_suffix00") < 0)
  }

  /// Independent of addresses, so that performance is the same in every run.
  @Test func theirPlacesInTheMemoryOfOrdersAreApart() {
    let sets = (0..<20).map { _ in KeySet("id\ntitle\nname").table.pointee }
    for (first, second) in zip(sets, sets.dropFirst()) {
      #expect(second.number > first.number)
      // The start of an object is stored two slots before the first key.
      #expect(second.start - 2 >= first.start + 3)
    }
  }

  /// The index of a key is its line, independent of its hash.
  @Test func theIndexIsTheLine() throws {
    struct Probe: Readable, Equatable {
      var indexes: [Int] = []
      static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Probe {
        var probe = Probe()
        var key = try reader.firstKey(of: KeySetTests.plain)
        while let index = key {
          probe.indexes.append(index)
          try reader.skipValue()
          key = try reader.nextKey(
            of: KeySetTests.plain, after: index, in: reader.slots(of: KeySetTests.plain))
        }
        return probe
      }
    }
    let text = #"{"é":1,"\u0069d":2,"x":3,"in_reply_to_status_id_str":4,"title":5}"#
    #expect(try Probe(json: text).indexes == [4, 0, -1, 3, 1])
  }
}
