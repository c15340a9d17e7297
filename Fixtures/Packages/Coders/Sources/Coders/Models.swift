import Foundation
import GRDB
import Isomer
import IsomerCodable

// @mapped keys: .snake, derive: .equality
struct Player {
  var id: Int64
  var fullName: String  // @mapped key: "name"
  var score: Double
  var isActive: Bool
  var zip: String
  var joinedAt: Date
  var team: Team?
  var badges: [String] = []
  var level: Level
}

// @mapped derive: .equality
struct Team {
  var name: String
  var founded: Int
}

// @mapped
enum Level: Int { case beginner = 1, expert }

extension Player: MappedCodable, FetchableRecord, PersistableRecord {}
