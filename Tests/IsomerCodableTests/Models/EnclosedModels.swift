import Foundation
import Isomer
import IsomerCodable

/// A type with code for coders that writes a mapped model beside members of its own.
enum Exhibit: Codable, Equatable {
  /// The tag precedes the model, as in most programs.
  case film(Film)
  /// The tag follows the model.
  case book(Book)
  /// The model also contains the tag.
  case tagged(Tagged)
  case empty(Empty)

  // @mapped keys: .snake
  struct Film: MappedCodable, Equatable {
    var id: Int
    var releaseYear: Int?
  }

  // @mapped
  struct Book: MappedCodable, Equatable {
    var pages: [Int]
    var author: Author
  }

  // @mapped
  struct Author: MappedCodable, Equatable {
    var name: String
  }

  // @mapped
  struct Tagged: MappedCodable, Equatable {
    var kind: String
    var last: Double
  }

  // @mapped
  struct Empty: MappedCodable, Equatable {}

  private enum CodingKeys: String, CodingKey { case kind, note }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .kind) {
    case "film": self = .film(try Film(from: decoder))
    case "book": self = .book(try Book(from: decoder))
    case "empty": self = .empty(try Empty(from: decoder))
    default: self = .tagged(try Tagged(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .film(let film):
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("film", forKey: .kind)
      try film.encode(to: encoder)
      try container.encode("a", forKey: .note)
    case .book(let book):
      try book.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("book", forKey: .kind)
    case .tagged(let tagged):
      try tagged.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("other", forKey: .kind)
      try tagged.encode(to: encoder)
    case .empty(let empty):
      try empty.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("empty", forKey: .kind)
    }
  }
}

// @mapped keys: .snake
struct SnakeExhibition: MappedCodable, Equatable {
  // @mapped with: .codable(keys: .snake, dates: .day)
  var firstExhibit: Exhibit
}

// @mapped
struct Exhibition: MappedCodable, Equatable {
  // @mapped with: .array(of: .codable())
  var exhibits: [Exhibit]
}
