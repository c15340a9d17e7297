import Isomer
import Testing

@testable import FixtureModels

/// Tests documents that are long enough for key prediction, which must not affect the result.
@Suite struct KeyOrderTests {
  private func object(_ members: [(String, String)]) -> String {
    "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private func book(_ number: Int) -> [(String, String)] {
    [("title", "\"t\(number)\""), ("pages", "\(number)")]
  }

  private func books(_ count: Int) -> [Book] {
    (0..<count).map { Book(title: "t\($0)", pages: $0) }
  }

  @Test("Any order of keys, stable or not, yields the same values")
  func orders() throws {
    var random = SeededGenerator(seed: 30)
    let expected = books(500)
    let straight = (0..<500).map { object(book($0)) }
    let reversed = (0..<500).map { object(book($0).reversed()) }
    let shuffled = (0..<500).map { object(book($0).shuffled(using: &random)) }
    for objects in [straight, reversed, shuffled] {
      #expect(try [Book](json: "[" + objects.joined(separator: ",") + "]") == expected)
      #expect(try [Book](json: "[ " + objects.joined(separator: " ,\n") + "\n]") == expected)
    }
    try expectRoundTrip("[" + straight.joined(separator: ",") + "]", expected)
  }

  @Test("Unknown, missing, escaped and repeated keys among many similar objects")
  func exceptions() throws {
    var random = SeededGenerator(seed: 31)
    var expected = books(400)
    let objects = (0..<400).map { number in
      var members = book(number)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: members.insert(("page", "[1]"), at: 1)
      case 1: members.insert(("title2", "null"), at: 0)
      case 2:
        members.removeLast()
        expected[number].pages = nil
      case 3: members[1].0 = "p\\u0061ges"
      case 4:
        members.append(("title", "\"again\""))
        expected[number].title = "again"
      default: break
      }
      return object(members)
    }
    let document = "[" + objects.joined(separator: ",") + "]"
    #expect(try [Book](json: document) == expected)
  }

  @Test("A strict model rejects an unknown key after any number of valid objects")
  func strict() throws {
    let good = String(
      repeating: "{\"data\":{\"id\":1,\"attributes\":{\"name\":\"n\"}}},", count: 300)
    let bad = "[\(good){\"data\":{\"id\":1,\"attribute\":{}}}]"
    let error = try failure([StrictEnvelope].self, bad)
    #expect(error.code == .unknownKey)
    #expect(error.path == "[300].data.attribute")
    let twice = try failure([StrictEnvelope].self, "[\(good){\"data\":{\"id\":1,\"id\":2}}]")
    #expect(twice.code == .duplicateKey)
    #expect(twice.path == "[300].data.id")
  }

  @Test("Two models with the same keys at different locations are distinguished")
  func twoModels() throws {
    let tree = "{\"name\":\"n\",\"children\":[]}"
    let label = "{\"color\":\"c\",\"name\":\"l\"}"
    let pair = "{\"name\":\"t\",\"children\":[\(tree),\(tree)]}"
    let document =
      "{\"byName\":["
      + Array(repeating: "{\"items\":[\(pair)],\"next_cursor\":\(label)}", count: 100)
      .joined(separator: ",") + "]}"
    let value = try [String: [Page<Tree, Label>]](json: document)
    #expect(value["byName"]?.count == 100)
    #expect(value["byName"]?.allSatisfy { $0.nextCursor?.color == "c" } == true)
    #expect(value["byName"]?.last?.items.first?.children.last?.name == "n")
    #expect(try [String: [Page<Tree, Label>]](json: value.jsonString()) == value)
  }

  @Test("A long document that is truncated or changed near its end yields an error or a value")
  func hostile() throws {
    let document = Array(
      ("[" + (0..<200).map { object(book($0)) }.joined(separator: ",") + "]").utf8)
    for count in (document.count - 200)..<document.count {
      #expect(throws: MappingError.self) { try [Book](json: Array(document[..<count])) }
    }
    for index in (document.count - 120)..<document.count {
      for byte in Array("\"\\{},:x0".utf8) + [0, 0xC3] {
        var changed = document
        changed[index] = byte
        guard let value = try? [Book](json: changed) else { continue }
        #expect(try [Book](json: value.jsonBytes()) == value)
      }
    }
  }
}
