import Foundation
import Isomer
import IsomerCodable
import Testing

@Suite("Mapped models in other coders")
struct MappedCodableTests {
  private let data = Data(Ticket.document.utf8)

  @Test("are read equally by JSONDecoder")
  func reading() throws {
    #expect(try JSONDecoder().decode(Ticket.self, from: data) == Ticket(json: data))
    let list = Data("[\(Ticket.document),\(Ticket.document)]".utf8)
    #expect(try JSONDecoder().decode([Ticket].self, from: list) == [Ticket](json: list))
  }

  @Test("are written equally by JSONEncoder")
  func writing() throws {
    var ticket = try Ticket(json: data)
    // A key path with all elements is only read.
    ticket.labels = []
    #expect(try JSONValue(json: JSONEncoder().encode(ticket)) == JSONValue(json: ticket.json()))
    let again = try JSONDecoder().decode(Ticket.self, from: JSONEncoder().encode(ticket))
    #expect(again == ticket)
  }

  @Test(
    "are property lists", arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyLists(_ format: PropertyListSerialization.PropertyListFormat) throws {
    var ticket = try Ticket(json: data)
    ticket.rest = ["flag": .bool(true), "list": .array([.int(1)])]
    ticket.exact = 1.5
    ticket.labels = []
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let list = try encoder.encode(ticket)
    #expect(try PropertyListDecoder().decode(Ticket.self, from: list) == ticket)
  }

  @Test("are read by decoders that return every scalar as a string")
  func text() throws {
    let ticket = try TextDecoder.decode(Ticket.self, from: Ticket.document)
    var expected = try Ticket(json: data)
    // The mapping does not know the kinds of unknown keys.
    expected.rest = ["more": .object(["deep": .array([.string("1"), .null, .string("true")])])]
    #expect(ticket == expected)
  }

  @Test("are read by decoders that store objects in strings")
  func columns() throws {
    let text = Ticket.document
      .replacing(#"{"login":"ann"}"#, with: #""{\"login\":\"ann\"}""#)
      .replacing(#"["a"]"#, with: #""[\"a\"]""#)
    #expect(try JSONDecoder().decode(Ticket.self, from: Data(text.utf8)) == Ticket(json: data))
  }

  @Test("report errors of the mapping, with the path of the decoder")
  func errors() throws {
    func error(_ change: (inout JSONValue) -> Void) throws -> (DecodingError.Context, MappingError)
    {
      var document = try JSONValue(json: data)
      change(&document)
      let list = try [document].json()
      do {
        _ = try JSONDecoder().decode([Ticket].self, from: list)
      } catch let error as DecodingError {
        switch error {
        case .typeMismatch(_, let context), .valueNotFound(_, let context),
          .keyNotFound(_, let context), .dataCorrupted(let context):
          return (context, try #require(context.underlyingError as? MappingError))
        @unknown default: break
        }
      }
      throw CancellationError()
    }
    let (context, mismatch) = try error { $0["id"] = "seven" }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0", "id"])
    #expect(mismatch.description == #"id: expected an integer, found string "seven""#)
    #expect(try error { $0["id"] = nil }.1.code == .missingKey)
    #expect(try error { $0["score"] = 9 }.1.code == .checkFailed)
    #expect(try error { $0["zip"] = 1234 }.1.code == .typeMismatch)
    #expect(try error { $0["created_at"] = "x" }.1.path == "created_at")
    let all = try error {
      $0["id"] = "seven"
      $0["is_open"] = 1
    }
    #expect(all.1.all.map(\.path) == ["id", "is_open"])
  }

  @Test("skip invalid elements as the mapping allows")
  func lossy() throws {
    let text = Ticket.document.replacing(#""numbers":[1,2]"#, with: #""numbers":[1,"x",2]"#)
    #expect(try JSONDecoder().decode(Ticket.self, from: Data(text.utf8)).numbers == [1, 2])
    #expect(try TextDecoder.decode(Ticket.self, from: text).numbers == [1, 2])
  }

  @Test("include enums and classes")
  func others() throws {
    let levels = Data(#"["low","high","unheard"]"#.utf8)
    #expect(try JSONDecoder().decode([Level].self, from: levels) == [.low, .high, .other])
    #expect(try JSONEncoder().encode([Level.high]) == Data(#"["high"]"#.utf8))
    let nodes = Data(#"{"name":"a","children":[{"name":"b","children":[]}]}"#.utf8)
    let node = try JSONDecoder().decode(Node.self, from: nodes)
    #expect(node.children.first?.name == "b")
    #expect(try JSONValue(json: JSONEncoder().encode(node)) == JSONValue(json: nodes))
  }

  @Test("include subclasses")
  func subclasses() throws {
    let document = Data(#"{"wheels":6,"load":9}"#.utf8)
    let truck = try JSONDecoder().decode(Truck.self, from: document)
    #expect(truck.wheels == 6)
    #expect(truck.load == 9)
    let vehicle: Vehicle = truck
    #expect(try JSONValue(json: JSONEncoder().encode(vehicle)) == JSONValue(json: document))
  }

  @Test("use the profile of userInfo")
  func profiles() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.readingOptions] = ReadingOptions.profile(Person.MappedProfile.short)
    let person = try decoder.decode(Person.self, from: Data(#"{"n":"Ann"}"#.utf8))
    #expect(person == Person(name: "Ann"))
    let encoder = JSONEncoder()
    encoder.userInfo[.writingOptions] = WritingOptions.profile(Person.MappedProfile.short)
    #expect(try encoder.encode(person) == Data(#"{"n":"Ann"}"#.utf8))
    #expect(try JSONEncoder().encode(person) == Data(#"{"full_name":"Ann"}"#.utf8))
  }

  @Test("are read directly inside Codable values of mapped models")
  func inside() throws {
    struct Page: Codable, Equatable { var tickets: [Ticket] }
    let page = try CodableValue<Page>(json: #"{"tickets":[\#(Ticket.document)]}"#)
    #expect(try page.value.tickets == [Ticket(json: data)])
    #expect(
      try JSONValue(json: page.json()) == [
        "tickets": .array([JSONValue(json: page.value.tickets[0].json())])
      ])
    let error = #expect(throws: MappingError.self) {
      try CodableValue<Page>(
        json: #"{"tickets":[\#(Ticket.document.replacing("255", with: "256"))]}"#)
    }
    #expect(error?.path == "tickets[0].counts.x")
  }

  @Test("are members beside those of the type that contains them")
  func enclosed() throws {
    let exhibits: [Exhibit] = [
      .film(.init(id: 1, releaseYear: 1931)),
      .book(.init(pages: [1, 2], author: .init(name: "a"))),
      .tagged(.init(kind: "long", last: 0.5)), .empty(.init()),
    ]
    let exhibition = Exhibition(exhibits: exhibits)
    let text = try exhibition.jsonString()
    #expect(
      text == #"{"exhibits":[{"kind":"film","id":1,"release_year":1931,"note":"a"},"#
        + #"{"pages":[1,2],"author":{"name":"a"},"kind":"book"},{"kind":"long","last":0.5},"#
        + #"{"kind":"empty"}]}"#)
    #expect(try JSONValue(json: JSONEncoder().encode(exhibition)) == JSONValue(json: text))
    #expect(try Exhibition(json: text) == exhibition)
    #expect(try JSONDecoder().decode(Exhibition.self, from: Data(text.utf8)) == exhibition)
  }

  @Test("are read equally after changes, or refused by both")
  func changes() throws {
    let bytes = Array(#"{}[]",:0123456789.-+eEtrufalsn \/"#.utf8) + [0, 0x80, 0xC3]
    var generator = SeededGenerator(seed: 11)
    var read = 0
    for _ in 0..<3000 {
      var changed = Array(data)
      let place = Int.random(in: changed.indices, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: changed[place] = bytes.randomElement(using: &generator) ?? 0
      case 1: changed.remove(at: place)
      default: changed.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
      }
      // Foundation reads some documents that are not JSON.
      guard (try? JSONValue(json: changed)) != nil else { continue }
      let text = String(decoding: changed, as: UTF8.self)
      let ours = try? Ticket(json: changed)
      let theirs = try? JSONDecoder().decode(Ticket.self, from: Data(changed))
      #expect(ours == theirs, "\(text)")
      if ours != nil { read += 1 }
    }
    #expect(read > 500)
  }
}
