import Foundation
import Testing

@testable import Isomer
@testable import IsomerCodable

@Suite("Keys that a decoder has converted")
struct ConvertedKeyTests {
  private let data = Data(Shipment.document.utf8)

  @Test("are those of the mapping, with and without the strategy")
  func reading() throws {
    let decoder = JSONDecoder()
    let shipment = try Shipment(json: data)
    #expect(try decoder.decode(Shipment.self, from: data) == shipment)
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Shipment.self, from: data) == shipment)
  }

  @Test("are not changed by the strategy of an encoder")
  func writing() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let shipment = try Shipment(json: data)
    #expect(try Shipment(json: encoder.encode(shipment)) == shipment)
  }

  @Test("are not those of dictionaries")
  func dictionaries() throws {
    let text = """
      {"open_days":{"on_sunday":true,"onMonday":false},\
      "closed_days":{"firstWeek":{"b_c":{"grid_x":1}},"GB":{}},\
      "all_notes":{"lastNote":{"innerKey":[{"deepKey":1}]},"a":1}}
      """
    let days = try ShipmentDays(json: text)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(try JSONValue(json: encoder.encode(days)) == JSONValue(json: text))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(ShipmentDays.self, from: Data(text.utf8)) == days)
  }

  @Test("are not those of dictionaries in values that are read in all forms")
  func unknownForms() throws {
    let text = """
      {"open_days":{"on_sunday":true,"onMonday":false},"any_note":{"inner_key":[{"deep_key":1}]},\
      "last_office":{"zip_code1":2,"open_days":{"on_sunday":true}},"other_key":{"deep_key":1}}
      """
    let notes = try ShipmentNotes(json: text)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(ShipmentNotes.self, from: Data(text.utf8)) == notes)
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(try JSONValue(json: encoder.encode(notes)) == JSONValue(json: text))
  }

  @Test("are those of Foundation's coders in Codable values")
  func foundation() throws {
    let office = Carrier.Office(zipCode1: 2, openDays: ["onSunday": true, "b_c": false])
    let notes = PlainNotes(
      id: 1, openDays: ["onSunday": true, "b_c": false], lastOffice: office, nextOffice: office,
      readOffice: office)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.keyEncodingStrategy = .convertToSnakeCase
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let text = try encoder.encode(notes.counterpart)
    #expect(try JSONValue(json: encoder.encode(notes)) == JSONValue(json: text))
    #expect(try decoder.decode(PlainNotes.self, from: text) == notes)
    let event = Data(#"{"event_type":"pickedUp","by_name":"ann"}"#.utf8)
    #expect(try decoder.decode(PlainNotes.Event.self, from: event) == .pickedUp(byName: "ann"))
    encoder.keyEncodingStrategy = .custom { AnyCodingKey(stringValue: "x" + $0.last!.stringValue) }
    let other = try encoder.encode(notes.counterpart)
    #expect(try JSONValue(json: encoder.encode(notes)) == JSONValue(json: other))
  }

  @Test("are accepted in values that are read in all forms")
  func generic() throws {
    let text = """
      {"start_date":"2024-01-02T00:00:00Z","all_stops":[{"iso_3166_1":"DE","name":"a"},\
      {"name":"b","iso_3166_1":"FR"}]}
      """
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.dateDecodingStrategy = .iso8601
    let route = try ShipmentRoute(json: text)
    #expect(try decoder.decode(ShipmentRoute.self, from: Data(text.utf8)) == route)
    decoder.dateDecodingStrategy = .secondsSince1970
    let other = text.replacing("\"2024-01-02T00:00:00Z\"", with: "5")
    let expected = ShipmentRoute(
      startDate: Date(timeIntervalSince1970: 5), allStops: route.allStops)
    #expect(try decoder.decode(ShipmentRoute.self, from: Data(other.utf8)) == expected)
  }

  @Test("are accepted in mapped models inside Codable values")
  func enclosed() throws {
    let text = #"{"first_exhibit":{"kind":"film","id":1,"release_year":1931}}"#
    let exhibition = SnakeExhibition(firstExhibit: .film(.init(id: 1, releaseYear: 1931)))
    #expect(try SnakeExhibition(json: text) == exhibition)
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(SnakeExhibition.self, from: Data(text.utf8)) == exhibition)
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

  @Test(
    "are converted back as by Foundation",
    arguments: [
      "createdAt", "homeURL", "URL", "myURLProperty", "a", "A", "", "iso31661", "x1Y2", "aB", "aBC",
      "snake_caseName", "_private", "ABc", "\u{e9}\u{c9}", "line2Text", "HTMLText", "aURL2Go",
    ])
  func conversionBack(_ key: String) throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let data = try encoder.encode(KeyHolder(key: key))
    #expect(try JSONValue(json: data) == [SnakeCaseKey.form(of: key): 1])
  }

  private struct KeyHolder: Encodable {
    let key: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyCodingKey.self)
      try container.encode(1, forKey: AnyCodingKey(stringValue: key))
    }
  }

  @Test("are those of types that are only Codable, if the transformer says so")
  func codable() throws {
    let text =
      #"{"id":1,"carrier":{"full_name":"a","last_office":{"zip_code1":2,"open_days":{"on_sunday":true}}},"others":[{"full_name":"b"}]}"#
    let report = try ShipmentReport(json: text)
    #expect(report.carrier.fullName == "a")
    // As in Foundation's decoder, the keys of a dictionary are not converted.
    #expect(report.carrier.lastOffice?.openDays == ["on_sunday": true])
    let office = Carrier.Office(zipCode1: 2, openDays: ["onSunday": true])
    let json = try CodableValue(SnakeCaseKeys(office)).jsonString()
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    #expect(try JSONValue(json: json) == JSONValue(json: encoder.encode(office)))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try CodableValue<SnakeCaseKeys<Carrier.Office>>(json: json).value.value == office)
    #expect(try decoder.decode(Carrier.Office.self, from: Data(json.utf8)) == office)
    #expect(report.others?.map(\.fullName) == ["b"])
    let carrier = Carrier(fullName: "a", homeURL: "h", lastOffice: nil)
    let written = try ShipmentReport(id: 1, carrier: carrier).jsonString()
    #expect(written == #"{"id":1,"carrier":{"full_name":"a","home_url":"h"}}"#)
    let error = #expect(throws: MappingError.self) {
      try ShipmentReport(json: #"{"id":1,"carrier":{"full_name":5}}"#)
    }
    #expect(error?.path == "carrier.full_name")
  }
}
