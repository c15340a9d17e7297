import Testing

@_spi(Generated) @testable import Isomer

/// Reports with very many entries: their cost follows the document, not its square.
@Suite struct ManyNotesTests {
  /// Lists below any keys; elements that are no integers are left out.
  private struct Lists: Readable {
    var lists: [String: [Int]] = [:]

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Lists {
      var lists = Lists()
      guard try reader.beginObject() else { return lists }
      repeat {
        let key = try reader.readKeyString()
        lists.lists[key] = try reader.lossy([Int].self)
      } while try reader.nextMember()
      return lists
    }
  }

  private func document(key: String, elements: Int) -> String {
    "{\"\(key)\":[" + String(repeating: "\"x\",", count: elements) + "7]}"
  }

  /// Each path has the key in it: decoding it anew for each would make gigabytes of text here.
  @Test(arguments: ["k", "\\n"])
  func `a long key with many elements below it`(character: String) throws {
    let key = String(repeating: character, count: 50_000)
    let (lists, report) = try Lists.reading(
      json: document(key: key, elements: 50_000), options: ReadingOptions(reportLimit: .max))
    let name = String(repeating: character == "k" ? "k" : "\n", count: 50_000)
    #expect(lists.lists == [name: [7]])
    #expect(report.entries.count == 50_000)
    #expect(report.entries.last?.path.components == [.key(name), .index(49_999)])
  }

  @Test func `keys of one length one after the other`() throws {
    let text = #"{"a":["x"],"b":["x",1,"y"],"c":[],"\u0064":["z"]}"#
    let (_, report) = try Lists.reading(json: text)
    #expect(report.entries.map(\.path.description) == ["a[0]", "b[0]", "b[2]", "d[0]"])
  }
}
