import Foundation
import Isomer
import IsomerArchive
import IsomerTesting
import V1
import V2
import V3
import V4

/// Exits with a message if a condition is false.
func expect(_ holds: Bool, _ what: String) {
  if holds { return }
  print("failed: \(what)")
  exit(1)
}

let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appendingPathComponent("../../Archives").standardizedFileURL
let recordings = ArchiveFixtures(in: folder)

// Each version reads its own recording and all earlier ones.
let first = try recordings.check(V1.Person.sample)
expect(first == [1: V1.Person.sample], "version 1 reads its own")
let second = try recordings.check(V2.Person.sample)
expect(second.keys.sorted() == [1, 2], "version 2 reads both")
let third = try recordings.check(V3.Person.sample)
expect(third.keys.sorted() == [1, 2, 3], "version 3 reads all three")
let fourth = try recordings.check(V4.Person.sample)
expect(fourth.keys.sorted() == [1, 2, 3, 4], "version 4 reads all four")

expect(
  second[1] == V2.Person.ofVersion1, "names of version 1 in version 2")
expect(second[2] == V2.Person.sample, "version 2 reads its own")
expect(third[1]?.initials == "AL" && third[2]?.initials == "AL", "initials are made of the name")
expect(third[3] == V3.Person.sample, "version 3 reads its own")

for version in 1...3 {
  expect(fourth[version]?.first == "Ada", "the first name of version \(version)")
  expect(fourth[version]?.last == "Lovelace", "the last name of version \(version)")
}
expect(fourth[1]?.relation == .foe && fourth[1]?.notes == ["first"], "the rest of version 1")
expect(fourth[2]?.events == [.encountered(place: "London", year: 1833)], "the events of version 2")
expect(fourth[3]?.address?.city == "London", "the address of version 3")
expect(fourth[4] == V4.Person.sample, "version 4 reads its own")

// A newer archive fails with an error that says so.
let newest = try V4.Person.sample.archive()
for (version, read) in [
  (1, { _ = try V1.Person(archive: newest) }), (2, { _ = try V2.Person(archive: newest) }),
  (3, { _ = try V3.Person(archive: newest) }),
] as [(Int, () throws -> Void)] {
  do {
    try read()
    expect(false, "version \(version) reads version 4")
  } catch let error as MappingError {
    expect(error.code == .archiveNewer, "\(error)")
    expect(
      "\(error)".contains("'Person' is of version 4, and the program knows it up to \(version)"),
      "\(error)")
  }
}
print("archives of versions 1 to 4 open with version 4")
