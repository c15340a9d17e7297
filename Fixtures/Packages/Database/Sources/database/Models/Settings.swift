import GRDB
import Isomer

/// A model that is stored in a column as JSON.
// @mapped
struct Settings: Equatable {
  var theme: String
  var sizes: [String: Double]
}

extension Settings: DatabaseValueConvertible {
  var databaseValue: DatabaseValue {
    (try? jsonString())?.databaseValue ?? .null
  }

  static func fromDatabaseValue(_ value: DatabaseValue) -> Settings? {
    String.fromDatabaseValue(value).flatMap { try? Settings(json: $0) }
  }
}
