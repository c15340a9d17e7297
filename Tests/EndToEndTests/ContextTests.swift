import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Tests that the caller's context is available in transformers, hooks and initialisers.
@Suite struct ContextTests {
  private let text = #"{"total":5,"items":[1,2],"customer":{"name":"ann"}}"#
  private let euro = Shop(currency: "EUR")

  private func purchase(_ currency: String) throws -> Purchase {
    try Purchase(json: text, options: .context(Shop(currency: currency)))
  }

  @Test("Reading with transformers, hooks and initialisers")
  func reading() throws {
    let purchase = try purchase("EUR")
    #expect(purchase.total == Price(amount: 5, currency: "EUR"))
    #expect(purchase.items?.map(\.currency) == ["EUR", "EUR"])
    #expect(purchase.customer?.currency == "EUR")
    #expect(purchase.notes == ["prepared EUR", "finished EUR"])
    let (same, _) = try Purchase.readWithReport(json: text, options: .context(euro))
    #expect(same == purchase)
    #expect(try Purchase(JSONValue(json: text), options: .context(euro)) == purchase)
  }

  @Test("Writing with transformers and hooks")
  func writing() throws {
    let purchase = try purchase("EUR")
    let same = try purchase.jsonString(.context(euro))
    #expect(
      same == #"{"total":5,"items":[1,2],"customer":{"name":"ann"},"#
        + #""notes":["tidied EUR"],"stamp":"stamped EUR"}"#)
    let other = try JSONValue(json: purchase.json([.sortedKeys, .context(Shop(currency: "USD"))]))
    #expect(other["total"] == -5)
    #expect(other["stamp"] == "stamped USD")
    #expect(try purchase.value(.context(euro))["stamp"] == "stamped EUR")
    #expect(try purchase.value()["stamp"] == "stamped nowhere")
  }

  @Test("Without a context, or with one of another type, it is nil")
  func absent() throws {
    for options in [ReadingOptions(), .context("EUR")] {
      let error = #expect(throws: MappingError.self) {
        try Purchase(json: text, options: options)
      }
      #expect(error?.code == .transformerFailed)
    }
    #expect(MappingContext.current(as: Shop.self) == nil)
  }
}
