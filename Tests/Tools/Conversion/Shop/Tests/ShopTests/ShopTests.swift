import Foundation
import Testing

@testable import Shop

@Suite struct ShopTests {
  private func document(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "Documents/\(name).json"))
  }

  @Test func readsAnOrder() throws {
    let order = try Client().order(document("order"))
    #expect(order.status == .unknown)
    #expect(order.lines[0].unitPrice.amount == 19.9)
    #expect(order.lines[0].options == ["gift_wrap": "yes"])
    #expect(order.billing.country?.iso31661 == "DE")
    #expect(order.shipments?[1].trackingNumber == .text("b-1"))
    #expect(order.createdAt == Date(timeIntervalSince1970: 1_443_164_400))
    let again = try Client().order(Client().body(of: order))
    #expect(again.totals == order.totals)
    #expect(again.metadata == order.metadata)
  }

  @Test func readsACustomer() throws {
    let customer = try Client().customer(Data(#"{"id":1,"name":"Ann"}"#.utf8))
    #expect(customer.name == "Ann")
    #expect(customer.addresses.isEmpty)
  }
}
