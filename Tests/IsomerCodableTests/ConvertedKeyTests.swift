import Foundation
import IsomerCodable
import Testing

@testable import Isomer

@Suite("Keys that a decoder has converted")
struct ConvertedKeyTests {
  private let data = Data(Shipment.document.utf8)

  @Test("are those of the mapping, with and without the strategy")
  func reading() throws {
    let decoder = JSONDecoder()
    let shipment = try Shipment(json: data)
    #expect(try decoder.decode(Shipment.self, from: data) == shipment)
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    var expected = shipment
    // The mapping does not know the original of an unknown key.
    expected.lastPosition?.restValues = ["otherKey": 1]
    #expect(try decoder.decode(Shipment.self, from: data) == expected)
  }

  @Test("are not changed by the strategy of an encoder")
  func writing() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let shipment = try Shipment(json: data)
    #expect(try Shipment(json: encoder.encode(shipment)) == shipment)
  }

  @Test("are accepted only from decoders")
  func json() {
    #expect(throws: MappingError.self) { try Shipment(json: #"{"shipmentId":7}"#) }
  }

  private struct Keys: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: AnyCodingKey.self).allKeys.map(\.stringValue)
    }
  }

  @Test(
    "are converted as by Foundation",
    arguments: [
      "created_at", "iso_3166_1", "_a_b_", "a__b", "user_ID", "USER_name", "Ab", "ABC", "a_3rd",
      "x_o'neil", "\u{e9}_\u{e9}t\u{e9}", "a_", "_", "__", "a_b-c d", "a_\u{df}x", "A_b", "+1_a",
      "a_1b_C2d",
    ])
  func conversion(_ key: String) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let names = try decoder.decode(Keys.self, from: try JSONEncoder().encode([key: 1])).names
    #expect([ConvertedKey.form(of: key) ?? key] == names)
  }
}
