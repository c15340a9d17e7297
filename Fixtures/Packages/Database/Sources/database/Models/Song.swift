import GRDB
import Isomer
import IsomerCodable

/// A model whose properties are columns, by the keys of the mapping.
// @mapped keys: .snake
struct Song: Equatable {
  var number: Int
  var fullTitle: String
  var plays = 0
}

extension Song: MappedCodable, FetchableRecord, PersistableRecord {}
