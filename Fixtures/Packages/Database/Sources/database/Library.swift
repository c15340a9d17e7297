import Foundation
import GRDB
import Isomer

/// Authors and their works in a SQLite database, with one object for each identity.
final class Library {
  private let queue: DatabaseQueue
  private var authors: [Int64: Author] = [:]

  init(at path: String) throws {
    queue = try DatabaseQueue(path: path)
    try queue.write { db in
      guard try !db.tableExists(Author.databaseTableName) else { return }
      try db.create(table: Author.databaseTableName) { table in
        table.primaryKey("id", .integer)
        table.column("full_name", .text).notNull().check { length($0) > 0 }
        table.column("homepage", .text)
        table.column("note", .text)
        table.column("visits", .integer).notNull()
      }
      try db.create(table: Work.databaseTableName) { table in
        table.primaryKey("id", .integer)
        table.column("author_id", .integer).notNull()
          .references(Author.databaseTableName, onDelete: .cascade)
        table.column("kind", .text).notNull()
        table.column("title", .text).notNull()
        table.column("published", .datetime)
        table.column("pages", .integer)
        table.column("lines", .integer)
      }
    }
  }

  /// Updates or inserts the author of a document.
  ///
  /// The database changes completely or not at all. An author that was not saved is fetched again.
  @discardableResult
  func take(_ json: String) throws -> Author {
    let id = try Int64(json: json, at: "id")
    guard let known = try author(id) else {
      let author = try Author(json: json)
      try save(author)
      authors.upsert(author)
      return author
    }
    try known.update(json: json)
    do {
      try save(known)
    } catch {
      authors[id] = nil
      throw error
    }
    return known
  }

  /// Merges records that were read elsewhere into those of the library, by identity.
  func merge(_ newer: [Author]) throws {
    for author in newer { _ = try self.author(author.id) }
    authors.upsert(newer)
    for author in newer { try authors[author.id].map(save) }
  }

  /// Returns the object of an identity, and fetches it if necessary.
  func author(_ id: Int64) throws -> Author? {
    if let known = authors[id] { return known }
    let fetched = try queue.read { db -> Author? in
      guard let author = try Author.fetchOne(db, key: id) else { return nil }
      let rows = try Row.fetchAll(
        db, sql: "SELECT * FROM work WHERE author_id = ? ORDER BY id", arguments: [id])
      author.works = try rows.map(Work.make)
      for work in author.works { work.author = author }
      return author
    }
    if let fetched { authors.upsert(fetched) }
    return fetched
  }

  private func save(_ author: Author) throws {
    try queue.write { db in
      try author.save(db)
      for work in author.works { try work.save(db) }
    }
  }

  func count(of table: String) throws -> Int {
    try queue.read { try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM \(table)") ?? 0 }
  }
}
