import Foundation
import GRDB
import Isomer

/// A record with a collection of works, whose base class is GRDB's and not mapped.
// @mapped derive: .merge, keys: .snake
final class Author: Record {
  var id: Int64 = 0  // @mapped id
  var fullName = ""
  var homepage: URL?
  var note: String?  // @mapped merge: .keep
  var visits = 0  // @mapped merge: max
  var works: [Work] = []  // @mapped merge: .deep

  override init() { super.init() }

  required init(row: Row) throws {
    id = row["id"]
    fullName = row["full_name"]
    homepage = (row["homepage"] as String?).flatMap(URL.init(string:))
    note = row["note"]
    visits = row["visits"]
    try super.init(row: row)
  }

  override class var databaseTableName: String { "author" }

  override func encode(to container: inout PersistenceContainer) throws {
    container["id"] = id
    container["full_name"] = fullName
    container["homepage"] = homepage?.absoluteString
    container["note"] = note
    container["visits"] = visits
  }
}
