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
  final class Node: MappedCodable {
    var name: String
    var next: Node?

    init(name: String) { self.name = name }
  }
}

/// Mappings with faults, each of another kind.
enum Faulty {
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
