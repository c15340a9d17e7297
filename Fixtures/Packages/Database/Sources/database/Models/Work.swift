import Foundation
import GRDB
import Isomer

/// A cluster of records in one table, with references to their author.
// @mapped derive: .merge, keys: .snake, tag: "kind"
class Work: Record {
  var id: Int64 = 0  // @mapped id
  var title = ""
  var published: Date?  // @mapped with: .dateFormat("yyyy-MM-dd")
  weak var author: Author?  // @mapped parent

  override init() { super.init() }

  required init(row: Row) throws {
    id = row["id"]
    title = row["title"]
    published = row["published"]
    try super.init(row: row)
  }

  override class var databaseTableName: String { "work" }

  override func encode(to container: inout PersistenceContainer) throws {
    container["id"] = id
    container["kind"] = Self.kind
    container["title"] = title
    container["published"] = published
    container["author_id"] = author?.id
  }

  /// The value of the column that determines the class of a row.
  class var kind: String { "work" }

  /// Returns the record of a row with the class of its kind.
  static func make(from row: Row) throws -> Work {
    switch row["kind"] as String {
    case Book.kind: try Book(row: row)
    case Poem.kind: try Poem(row: row)
    default: try Work(row: row)
    }
  }
}

// @mapped key: "book"
final class Book: Work {
  var pages: Int?  // @mapped check: 1...

  override init() { super.init() }

  required init(row: Row) throws {
    pages = row["pages"]
    try super.init(row: row)
  }

  override class var kind: String { "book" }

  override func encode(to container: inout PersistenceContainer) throws {
    try super.encode(to: &container)
    container["pages"] = pages
  }
}

// @mapped key: "poem"
final class Poem: Work {
  var lines = 0

  override init() { super.init() }

  required init(row: Row) throws {
    lines = row["lines"] ?? 0
    try super.init(row: row)
  }

  override class var kind: String { "poem" }

  override func encode(to container: inout PersistenceContainer) throws {
    try super.encode(to: &container)
    container["lines"] = lines
  }
}
