import Foundation
import Isomer
import IsomerArchive

// Mantle's MTLTestModel and its like, as archives keep them.

// @mapped name: "MTLTestModel", version: 1
final class MantleArchived {
  // @mapped upgrade: MantleArchived.decodeName, check: .count(...9)
  var name: String?
  var count = 1
  var nestedName: String?
  // @mapped skip: .archive
  var dynamicName: String?
  // @mapped skip: .json
  weak var weakModel: MantleReferred?
  // @mapped skip: .json
  var strongModel: MantleReferred?

  init() {}

  /// Version 0 kept the name elsewhere.
  static func decodeName(_ archive: Archive, from version: Int) throws -> String? {
    try archive.value("mtl_name", as: String.self).map { "M: \($0)" }
  }
}

// @mapped
final class MantleReferred {
  init() {}
}

/// Its archives were one dictionary once.
// @mapped name: "MTLOldTestModel", version: 1, upgrade: MantleOld.fromExternal, derive: .equality
struct MantleOld {
  var name: String?
  var count = 1
  var nestedName: String?

  static func fromExternal(_ archive: inout Archive, from version: Int) throws {
    guard let external = archive["externalRepresentation"] else { return }
    archive["name"] = external["username"]
    archive["count"] = external["count"]
    archive["nestedName"] = external["nested.name"]
  }
}

/// The persistence recipe's item.
// @mapped version: 1, derive: .equality
struct MantleItem {
  // @mapped id
  var id: String
  var title: String
}
