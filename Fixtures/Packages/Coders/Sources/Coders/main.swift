import Foundation
import GRDB
import Isomer
import Yams

/// Stops the program if a condition is false.
func check(_ condition: Bool, _ name: String) {
  guard condition else {
    print("\(name): failed")
    exit(1)
  }
  print("\(name): ok")
}

let player = try Player(
  json: """
    {"id":1,"name":"Ann","score":12,"is_active":true,"zip":"01234",
     "joined_at":"2015-09-25T07:00:00Z","team":{"name":"Reds","founded":1898},
     "badges":["a","007"],"level":2}
    """)

// YAML: a number in the document is also a string for the decoder.
let yaml = try YAMLEncoder().encode(player)
check(try YAMLDecoder().decode(Player.self, from: yaml) == player, "YAML, written by Yams")
let text = """
  id: 1
  name: Ann
  score: 12
  is_active: true
  zip: "01234"
  joined_at: 2015-09-25T07:00:00Z
  team: {name: Reds, founded: 1898}
  badges: [a, "007"]
  level: 2
  """
check(try YAMLDecoder().decode(Player.self, from: text) == player, "YAML, written by a person")
do {
  _ = try YAMLDecoder().decode(Player.self, from: text + "\nscore2: 1\nlevel: 9")
  check(false, "YAML, an error")
} catch {
  check("\(error)".contains("level"), "YAML, an error")
}

// SQLite: a column has no Boolean, and an object is stored as JSON.
let queue = try DatabaseQueue()
try queue.write { database in
  try database.create(table: "player") { table in
    table.primaryKey("id", .integer)
    table.column("name", .text)
    table.column("score", .double)
    table.column("is_active", .boolean)
    table.column("zip", .text)
    table.column("joined_at", .datetime)
    table.column("team", .jsonText)
    table.column("badges", .jsonText)
    table.column("level", .integer)
  }
  try player.insert(database)
  var other = player
  other.id = 2
  other.isActive = false
  other.team = nil
  other.score = 0.5
  try other.insert(database)
  let players = try Player.order(Column("id")).fetchAll(database)
  check(players == [player, other], "records of GRDB")
  let actives = try Player.filter(Column("is_active") == true).fetchCount(database)
  check(actives == 1, "columns of GRDB")
}
