@testable @_spi(Generated) import Isomer

/// A hand-written model in the form of generated code: nested, with optional,
/// lossy and unknown parts.
struct Album: Equatable {
  var id: Int
  var title: String?
  var owner: Owner
  var ratings: [UInt8]
  var scores: [Int: Double]

  struct Owner: Equatable {
    var name: String
    var age: UInt8
  }
}

extension Album: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Album {
    var id: Int?
    var title: String?
    var owner: Owner?
    var ratings: [UInt8] = []
    var scores: [Int: Double] = [:]
    var key = try reader.firstKey(of: keys)
    while let index = key {
      switch index {
      case 0: id = try Int.read(&reader)
      case 1: title = try reader.recover(String?.self) ?? nil
      case 2: owner = try Owner.read(&reader)
      case 3: ratings = try reader.elements(.lossy, of: [UInt8].self)
      case 4: scores = try [Int: Double].read(&reader)
      default: try reader.reportUnknownKey()
      }
      key = try reader.nextKey(of: keys, after: index, in: reader.slots(of: keys))
    }
    guard let id else { throw reader.missing("id") }
    guard let owner else { throw reader.missing("owner") }
    return Album(id: id, title: title, owner: owner, ratings: ratings, scores: scores)
  }

  private static let keys = KeySet(
    """
    id
    title
    owner
    ratings
    scores
    """)
}

extension Album.Owner: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Album.Owner {
    var name: String?
    var age: UInt8?
    var key = try reader.firstKey(of: keys)
    while let index = key {
      switch index {
      case 0: name = try String.read(&reader)
      case 1: age = try UInt8.read(&reader)
      default: throw reader.unknownKey()
      }
      key = try reader.nextKey(of: keys, after: index, in: reader.slots(of: keys))
    }
    guard let name else { throw reader.missing("profile.name") }
    guard let age else { throw reader.missing("age") }
    return Album.Owner(name: name, age: age)
  }

  private static let keys = KeySet(
    """
    name
    age
    """)
}
