import Foundation
import Isomer
import IsomerArchive

// Mantle's `MTLTestModel` and similar models, for archives.

// @mapped key.archive: "MTLTestModel", version: 1
final class MantleArchived {
  // @mapped upgrade: MantleArchived.decodeName, check: .count(...9)
  var name: String?
  var count = 1
  var nestedName: String?
  // @mapped skip: .archive
  var dynamicName: String?
  // @mapped skip: .documents
  weak var weakModel: MantleReferred?
  // @mapped skip: .documents
  var strongModel: MantleReferred?

  init() {}

  /// Reads the name that version 0 archived under another key.
  static func decodeName(_ archive: Archive, from version: Int) throws -> String? {
    try archive.value("mtl_name", as: String.self).map { "M: \($0)" }
  }
}

// @mapped
final class MantleReferred {
  init() {}
}

/// A model whose old archives contained a single dictionary.
// @mapped key.archive: "MTLOldTestModel", version: 1, upgrade: MantleOld.fromExternal, derive: .equality
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

/// The item of the guide's recipe for persistence.
// @mapped version: 1, derive: .equality
struct MantleItem {
  // @mapped id
  var id: String
  var title: String
}
