import Foundation
import IsomerCodable

/// The types of a program before and after a change, in two namespaces as in two modules.
enum Before {
  struct Film: Codable {
    var id: Int
    var title: String
    var tags: [String]?
    var cast: [Person]
    var ratings: [String: Double]
    var released: Date
    var kind: Kind
    let token = UUID()

    enum CodingKeys: String, CodingKey { case id, title, tags, cast, ratings, released, kind }
  }

  struct Person: Codable {
    var name: String
    var page: Int?
  }

  enum Kind: String, Codable { case short, long }

  struct Bag: Codable {
    var kinds: Set<String>
    var counts: [Kind: Int]
  }

  /// A type that every object is read as.
  struct Filter: Codable {
    var genre: String?
  }

  final class Node: Codable {
    var name: String
    var next: Node?

    init(name: String) { self.name = name }
  }
}

extension Before {
  struct Basket: Codable {
    var items: Set<Item>
    var line1: String?
    var line2: String?
    var note = ""

    struct Item: Codable, Hashable { var name: String }
    enum CodingKeys: CodingKey { case items, line1, line2 }
  }

  /// A number, a text with one, or an object.
  struct Amount: Codable {
    var value: Int

    private enum CodingKeys: CodingKey { case amount }

    init(from decoder: any Decoder) throws {
      if let container = try? decoder.container(keyedBy: CodingKeys.self),
        let amount = try? container.decode(Int.self, forKey: .amount)
      {
        value = amount
        return
      }
      let single = try decoder.singleValueContainer()
      if let text = try? single.decode(String.self), let number = Int(text) {
        value = number
      } else {
        value = try single.decode(Int.self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }
}

enum After {
  // @mapped
  struct Film: MappedCodable {
    var id: Int
    var title: String
    var tags: [String]?
    var cast: [Person]
    var ratings: [String: Double]
    var released: Date  // @mapped with: .secondsSince2001
    var kind: Kind
    let token = UUID()  // @mapped skip
  }

  // @mapped
  struct Person: MappedCodable {
    var name: String
    var page: Int?
  }

  // @mapped
  enum Kind: String, MappedCodable { case short, long }

  // @mapped
  struct Bag: MappedCodable {
    var kinds: Set<String>
    // @mapped with: .codable()
    var counts: [Kind: Int]
  }

  // @mapped
  struct Filter: MappedCodable {
    var genre: String?
  }

  // @mapped
  struct Basket: MappedCodable {
    var items: Set<Item>
    var line1: String?
    var line2: String?
    var note = ""  // @mapped skip

    // @mapped
    struct Item: MappedCodable, Hashable { var name: String }
  }

  // @mapped
  final class Node: MappedCodable {
    var name: String
    var next: Node?

    init(name: String) { self.name = name }
  }
}

/// Mappings with faults, each of another kind.
enum Faulty {
  // @mapped
  struct Basket: MappedCodable {
    var items: Set<After.Basket.Item>
    var line1: String?  // @mapped key: "line2"
    var line2: String?  // @mapped key: "line1"
  }

  // @mapped transparent
  struct Amount: MappedCodable {
    var value: String
  }

  // @mapped
  struct Person: MappedCodable {
    var name: String  // @mapped key.write: "title"
    var page: Int? = 1  // @mapped null: .write
  }

  // @mapped
  struct Strict: MappedCodable {
    var name: String
    var page: Int
  }

  // @mapped
  struct Filter: MappedCodable {
    var genre: String?  // @mapped key: "kind"
  }
}
