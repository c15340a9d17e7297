import Foundation
import GRDB
import Isomer

// Each step prints what it tests; the program exits with 1 if one of them fails.

var failures = 0

@MainActor
func check(_ holds: @autoclosure () throws -> Bool, _ what: String) {
  do {
    guard try !holds() else { return }
    print("does not hold: \(what)")
  } catch {
    print("\(what): \(error)")
  }
  failures += 1
}

func code(_ body: () throws -> Void) -> MappingError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? MappingError)?.code
  }
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let path = folder.appendingPathComponent("library.sqlite").path

let document = """
  {"id": 1, "full_name": "Ada", "homepage": "https://a.b", "note": "mine", "visits": 3, "works": [
    {"kind": "book", "id": 10, "title": "Notes", "published": "1843-09-01", "pages": 66},
    {"kind": "poem", "id": 11, "title": "Rainbow", "lines": 14}]}
  """

do {
  // MO-1, MO-2, MO-3: attributes by keys and transformers, an ordered relationship.
  let library = try Library(at: path)
  let ada = try library.take(document)
  check(ada.fullName == "Ada" && ada.homepage?.host == "a.b", "attributes are read")
  check(ada.works.map(\.id) == [10, 11], "a relationship is read in order")
  // MO-4: the graph of parents and children keeps its identity.
  check(ada.works.allSatisfy { $0.author === ada }, "the works know their author")
  // MO-7: a class cluster.
  check(ada.works[0] is Book && ada.works[1] is Poem, "the kind tells the class")
  check(try library.count(of: "author") == 1 && library.count(of: "work") == 2, "all is inserted")
}

do {
  // A new connection to the same file: the fetched records equal those that were read.
  let library = try Library(at: path)
  guard let ada = try library.author(1) else {
    print("the author is not in the database")
    exit(1)
  }
  check(!ada.hasDatabaseChanges, "a fetched record has no changes")
  check(ada.fullName == "Ada" && ada.visits == 3 && ada.note == "mine", "attributes are fetched")
  check((ada.works[0] as? Book)?.pages == 66, "the subclass is fetched")
  check(ada.works.allSatisfy { $0.author === ada }, "the fetched works know their author")
  let again = try JSONValue(json: ada.json())
  check(try again == JSONValue(json: document), "a fetched record writes the document: \(again)")

  // MO-5: an identity always yields the same record; only keys in the document change it.
  let (book, poem) = (ada.works[0], ada.works[1])
  let taken = try library.take(
    """
    {"id": 1, "homepage": null, "works": [
      {"id": 11, "lines": 15}, {"kind": "book", "id": 12, "title": "Letters"}]}
    """)
  check(taken === ada && ada.fullName == "Ada" && ada.homepage == nil, "the record is updated")
  check(ada.works.map(\.id) == [10, 11, 12], "the collection is updated by identity")
  check(ada.works[0] === book && ada.works[1] === poem, "the works stay the records they were")
  check((poem as? Poem)?.lines == 15 && poem.title == "Rainbow", "a work is updated in its place")
  check(ada.works[2].author === ada, "the new work knows its author")
  check(try library.count(of: "author") == 1 && library.count(of: "work") == 3, "nothing is twice")

  // MO-6: a rule for each property where two records are merged.
  let newer = try [Author](
    json: """
      [{"id": 1, "full_name": "Ada L.", "note": "theirs", "visits": 2, "works": [
         {"kind": "book", "id": 10, "title": "Notes", "pages": 70}]},
       {"id": 2, "full_name": "Bob"}]
      """)
  try library.merge(newer)
  check(ada.fullName == "Ada L." && ada.note == "mine" && ada.visits == 3, "the rules of merging")
  check(ada.works.count == 3 && ada.works[0] === book, "works that are not there stay")
  check((book as? Book)?.pages == 70 && book.published == nil, "a work is merged")
  check(try library.author(2) === newer[1], "a new record is taken as it is")

  // MO-8, MO-9: an invalid document, and one that the database rejects, change nothing.
  let wrong = #"{"id": 1, "full_name": "X", "works": [{"id": 10, "title": "Y", "pages": 0}]}"#
  check(code { try library.take(wrong) } == .checkFailed, "a check refuses a document")
  check(ada.fullName == "Ada L." && book.title == "Notes", "no record has changed")
  let other = #"{"id": 1, "works": [{"id": 10, "kind": "poem"}]}"#
  check(code { try library.take(other) } == .unknownTag, "a record does not change its class")
  let partial = #"{"id": 3, "works": [{"kind": "book", "id": 20, "title": 1}]}"#
  check(code { try library.take(partial) } == .typeMismatch, "a new record has to fit")
  var isRefused = false
  do {
    try library.take(#"{"id": 3, "works": [{"kind": "book", "id": 20, "title": "Z"}]}"#)
  } catch is DatabaseError {
    isRefused = true
  }
  check(isRefused, "the database refuses an author without a name")
  check(try library.count(of: "author") == 2 && library.count(of: "work") == 3, "nor the database")
  check(try library.author(3) == nil, "what was refused is not kept")
}

do {
  // MO-10: from another thread, while this one waits.
  let group = DispatchGroup()
  DispatchQueue.global().async(group: group) {
    do {
      let library = try Library(at: path)
      try library.take(#"{"id": 2, "visits": 9}"#)
    } catch {
      print("on another thread: \(error)")
    }
  }
  group.wait()
  let library = try Library(at: path)
  check(try library.author(2)?.visits == 9, "what another thread has saved is there")
  check(try library.author(1)?.works.count == 3, "all that was merged is saved")
  check(try (library.author(1)?.works[0] as? Book)?.pages == 70, "the merged work is saved")
}

do {
  // A model in one column, and one whose properties are columns.
  let queue = try DatabaseQueue()
  let settings = Settings(theme: "dark", sizes: ["title": 21.5])
  let song = Song(number: 7, fullTitle: "A", plays: 2)
  try queue.write { db in
    try db.execute(
      sql: """
        CREATE TABLE preference (settings TEXT NOT NULL);
        CREATE TABLE song (number INTEGER PRIMARY KEY, full_title TEXT, plays INTEGER)
        """)
    try db.execute(sql: "INSERT INTO preference VALUES (?)", arguments: [settings])
    try song.insert(db)
  }
  try queue.read { db in
    let found = try Settings.fetchOne(db, sql: "SELECT settings FROM preference")
    check(found == settings, "a model is stored in a column")
    check(try Song.fetchOne(db, key: 7) == song, "a model is stored in the columns of its keys")
  }
}

try FileManager.default.removeItem(at: folder)
print(failures == 0 ? "all holds" : "\(failures) failures")
exit(failures == 0 ? 0 : 1)
