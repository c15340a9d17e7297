// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Isomer
import Testing

enum InitialDefaults { static let state = "open" }

// @mapped derive: .init
public struct InitialTicket: Equatable {
  public var number: Int
  public var title: String = "untitled"
  public var state: String = InitialDefaults.state
  public var note: String?
  private var cache: [Int] = []  // @mapped skip
  public var left: Int = 1  // @mapped skip: .init
}

// @mapped derive: .init
public struct InitialBox<Item> {
  public var item: Item
  public var count = 2
}

// @mapped derive: .init
struct InitialLabel: Equatable {
  var text: String
  var colour = "red"
  init(plain text: String) { self.text = text }
}

@Suite struct DerivedInitialiserTests {
  @Test func `initial values are defaults`() throws {
    let ticket = InitialTicket(number: 1)
    #expect(ticket.title == "untitled" && ticket.state == "open" && ticket.note == nil)
    #expect(InitialTicket(number: 1, title: "a", note: "b").note == "b")
    #expect(try InitialTicket(json: #"{"number":1}"#) == ticket)
  }

  @Test func `an initialiser that the compiler has too takes an optional Void`() {
    #expect(InitialBox(item: "a").count == 2)
    #expect(InitialBox(item: "a", count: 3, ()).count == 3)
  }

  @Test func `an internal type with another initialiser has one`() {
    #expect(InitialLabel(text: "a") == InitialLabel(plain: "a"))
  }
}
