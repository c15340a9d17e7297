import Foundation
import GRDB
import Isomer
import IsomerCodable

/// The columns of the table have the keys of the mapping.
extension Issue: MappedCodable, FetchableRecord, PersistableRecord {}

/// The issues in a SQLite database.
struct Database {
  private let queue: DatabaseQueue

  init(at path: String) throws {
    queue = try DatabaseQueue(path: path)
    try queue.write { database in
      try database.create(table: Issue.databaseTableName, options: .ifNotExists) { table in
        table.primaryKey("id", .integer)
        table.column("title", .text).notNull()
        table.column("state", .text).notNull().indexed()
        table.column("labels", .jsonText).notNull()
        table.column("author", .jsonText)
        table.column("created_at", .datetime).notNull()
      }
    }
  }

  func issue(_ id: Int64) async throws -> Issue? {
    try await queue.read { try Issue.fetchOne($0, key: id) }
  }

  func issues(in state: IssueState?, limit: Int) async throws -> IssueList {
    try await queue.read { database in
      let found = state.map { Issue.filter(Column("state") == $0.rawValue) } ?? Issue.all()
      return IssueList(
        total: try found.fetchCount(database),
        issues: try found.order(Column("id")).limit(limit).fetchAll(database))
    }
  }

  func create(_ new: NewIssue) async throws -> Issue {
    try await queue.write { database in
      let last = try Int64.fetchOne(database, Issue.select(max(Column("id")))) ?? 0
      let issue = Issue(
        id: last + 1, title: new.title, labels: new.labels, author: new.author, createdAt: Date())
      try issue.insert(database)
      return issue
    }
  }

  /// Changes an issue by the members of a document; nil if there is none with the identity.
  func update(_ id: Int64, with json: Data) async throws -> Issue? {
    try await queue.write { database in
      guard var issue = try Issue.fetchOne(database, key: id) else { return nil }
      try issue.update(json: json)
      try issue.update(database)
      return issue
    }
  }

  /// Inserts issues, or replaces those with the same identity.
  func save(_ issues: [Issue]) async throws {
    try await queue.write { database in
      for issue in issues { try issue.upsert(database) }
    }
  }
}
