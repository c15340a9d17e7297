@_spi(Generated) import Isomer

/// A model with a required and an optional property.
struct Item: Mappable, Equatable, Sendable {
  var id: Int
  var name: String?
  var tags: [String] = []

  init(id: Int, name: String? = nil, tags: [String] = []) {
    self.id = id
    self.name = name
    self.tags = tags
  }

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Item {
    var id: Int?
    var item = Item(id: 0)
    if try reader.beginObject() {
      repeat {
        switch try reader.readKeyString() {
        case "id": id = try reader.readInteger(Int.self)
        case "name": item.name = try String?.read(&reader)
        case "tags": item.tags = try [String].read(&reader)
        default: try reader.skipValue()
        }
      } while try reader.nextMember()
    }
    guard let id else { throw reader.missing("id") }
    item.id = id
    return item
  }

  func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.field("id", id)
      if let name { object.field("name", name) }
      if !tags.isEmpty { object.field("tags", tags) }
    }
  }
}
