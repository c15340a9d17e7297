import Foundation
import Isomer

// The models of Mantle's tests in Swift; `Seeds/MantleTests` reads their documents.

/// `MTLTestModel`, the superclass of `MTLSubclassTestModel`.
// @mapped null: .write, derive: [.equality, .hash, .copy, .description, .merge]
class MantleModel {
  // @mapped key: "username", check: { $0.count < 10 }
  var name: String?
  // @mapped with: .string(), merge: { $0 + $1 }
  var count = 1
  // @mapped key: "nested.name"
  var nestedName: String?
  /// A property that is excluded from documents, equality, hash and description.
  // @mapped skip
  weak var weakModel: MantleModel?
  /// A computed property, which is skipped.
  var dynamicName: String? { name }

  init() {}
}

// @mapped
final class MantleSubclass: MantleModel {
  // @mapped key: "generation"
  var generation: Int?
  var role: String?
}

/// `MTLEmptyTestModel`.
// @mapped
struct MantleEmpty: Equatable {}

/// `MTLArrayTestModel`: a key path through an array.
// @mapped
struct MantleArray: Equatable {
  // @mapped key: "users[].name", skip: .write
  var names: [String] = []
}

/// `MTLMultiKeypathModel`: a property with several fields.
// @mapped
struct MantleRanges: Equatable {
  // @mapped fields: ["location", "length"], with: MantleRangeTransformer("")
  var range: Range<Int>
  // @mapped fields: ["nested.location", "nested.length"], with: MantleRangeTransformer("nested.")
  var nestedRange: Range<Int>
}

struct MantleRangeTransformer: Transformer {
  let prefix: String

  init(_ prefix: String) { self.prefix = prefix }

  func transform(_ input: [String: Int]) throws -> Range<Int> {
    guard let location = input[prefix + "location"], let length = input[prefix + "length"],
      length >= 0
    else { throw TransformerError(expected: "a location and a length", input: input) }
    return location..<location + length
  }

  func reverse(_ output: Range<Int>) -> [String: Int] {
    [prefix + "location": output.lowerBound, prefix + "length": output.count]
  }
}

/// `MTLURLModel`, `MTLUUIDModel`, `MTLBoolModel`, `MTLStringModel`, `MTLIDModel`.
// @mapped
struct MantleKinds: Equatable {
  var url: URL?
  var uuid: UUID?
  var flag = false
  var text: String?
  var anyObject: JSONValue?
}

/// `MTLValidationModel`, and `MTLSelfValidatingModel`, which corrects invalid values.
// @mapped
struct MantleValidated: Equatable {
  // @mapped check: { !$0.isEmpty }
  var name: String
}

// @mapped check: MantleMended.mend
struct MantleMended: Equatable {
  var name: String?

  static func mend(_ model: inout MantleMended) { model.name = model.name ?? "foobar" }
}

/// `MTLClassClusterModel`.
// @mapped tag: "flavor"
class MantleSweet {
  init() {}
}

// @mapped key: "chocolate"
final class MantleChocolate: MantleSweet {
  // @mapped key: "chocolate_bitterness", with: .string()
  var bitterness = 0
}

// @mapped key: "strawberry"
final class MantleStrawberry: MantleSweet {
  // @mapped key: "strawberry_freshness"
  var freshness = 0
}

/// `MTLRecursiveUserModel` and `MTLRecursiveGroupModel`.
// @mapped
final class MantleUser {
  // @mapped key: "name_"
  var name: String
  // @mapped key: "groups_"
  var groups: [MantleGroup]

  init(name: String, groups: [MantleGroup]) {
    self.name = name
    self.groups = groups
  }
}

// @mapped
final class MantleGroup {
  // @mapped key: "owner_"
  var owner: MantleUser?
  // @mapped key: "users_"
  var users: [MantleUser] = []
}

/// A mapping of selected properties, like a filtered adapter.
// @mapped explicit
struct MantleExplicit: Equatable {
  var id = 0  // @mapped
  var cached = "c"
}

/// `MTLConformingModel`: a manual conformance without a base class.
struct MantleConforming: Mappable, Equatable {
  var name: String

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> MantleConforming {
    MantleConforming(name: try reader.readString())
  }

  func write(to writer: inout JSONWriter) { writer.write(name) }
}

/// A container for the other models.
// @mapped
struct MantleHolder: Equatable {
  var conforming: MantleConforming?
  var ranges: MantleRanges?
  var rangesList: [MantleRanges?] = []
}

/// A model whose transformer reads but fails to write.
// @mapped
struct MantleFailing: Equatable {
  // @mapped with: .custom(read: { (text: String) in text }, write: MantleFailing.refuse)
  var value: String

  static func refuse(_ value: String) throws -> String {
    throw TransformerError(expected: "nothing to write", input: value)
  }
}
