import Testing

@_spi(Generated) @testable import Isomer

/// Tests reports with very many entries, whose cost must not grow with the square of the document.
@Suite struct ManyNotesTests {
  /// Lists below any keys, without the elements that are not integers.
  private struct Lists: Readable {
    var lists: [String: [Int]] = [:]

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Lists {
      var lists = Lists()
      guard try reader.beginObject() else { return lists }
      repeat {
        let key = try reader.readKeyString()
        lists.lists[key] = try reader.elements(.lossy, of: [Int].self)
      } while try reader.nextMember()
      return lists
    }
  }

  private func document(key: String, elements: Int) -> String {
    "{\"\(key)\":[" + String(repeating: "\"x\",", count: elements) + "7]}"
  }

  /// Each path contains the key; decoding it for each would create gigabytes of text.
  @Test(arguments: ["k", "\\n"])
  func `a long key with many elements below it`(character: String) throws {
    let key = String(repeating: character, count: 50_000)
    let (lists, report) = try Lists.readWithReport(
      json: document(key: key, elements: 50_000), options: ReadingOptions(reportLimit: .max))
    let name = String(repeating: character == "k" ? "k" : "\n", count: 50_000)
    #expect(lists.lists == [name: [7]])
    #expect(report.entries.count == 50_000)
    #expect(report.entries.last?.path.components == [.key(name), .index(49_999)])
  }

  @Test func `consecutive keys of the same length`() throws {
    let text = #"{"a":["x"],"b":["x",1,"y"],"c":[],"\u0064":["z"]}"#
    let (_, report) = try Lists.readWithReport(json: text)
    #expect(report.entries.map(\.path.description) == ["a[0]", "b[0]", "b[2]", "d[0]"])
  }
}
