import Isomer
import IsomerArchive

/// Defaults that are nil in several spellings, which are written as nothing.
// @mapped
struct NilDefaults: Equatable {
  var option: Int?  // @mapped default: nil
  var member: Int? = .none
  var path: Int? = Optional.none
  var generic: Int? = Optional<Int>.none
  // @mapped default: nil
  var removed: Int? = 7
  // @mapped
  var computed: Int? {
    get { nil }
    set {}
  }
}

/// Nil instead of an invalid value, although the key must be present.
// @mapped
struct RecoveredNil: Equatable {
  var value: Int?  // @mapped required, recover
}

/// Arrays whose last values have defaults.
// @mapped
enum Position: Equatable {
  case point(Double, Double, Double?)
  case sized(Int, Int? = 3, Int = 4)
  case ranged(
    Int,
    // @mapped check: 1...9
    Int = 5)
}

/// Checks whose functions an update calls.
// @mapped derive: [.merge, .changes]
struct CheckedUpdate: Equatable {
  // @mapped check: 1...9
  var level = 3
  // @mapped fields: ["a", "b"], with: CheckedPair(), check: { $0.count < 3 }
  var pair: [Int]
}

struct CheckedPair: Transformer {
  func transform(_ input: [String: Int]) -> [Int] { [input["a"], input["b"]].compactMap(\.self) }

  func reverse(_ output: [Int]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: zip(["a", "b"], output))
  }
}

/// A class that a function changes after it is read.
// @mapped after.read: AdjustedObject.adjust
final class AdjustedObject {
  var count = 1

  static func adjust(_ object: inout AdjustedObject) { object.count += 1 }
}

/// The identity of a generic type, which is read before the rest.
// @mapped derive: .merge
struct IdentifiedGeneric<Content: Equatable>: Equatable {
  var id: Int  // @mapped id
  var content: Content
}

/// A class with optionals that are never null in documents, although one of their types accepts null.
// @mapped derive: .merge
final class NonNullObject {
  var name: String?  // @mapped null: .error
  // @mapped null: .error
  var value: JSONValue?
  // @mapped null: .error, recover
  var recovered: JSONValue? = 1
  // @mapped null: .error, with: .reading { (value: JSONValue) in value }, skip: .write
  var adjusted: JSONValue?

  init() {}
}

/// A property of three states that older archives store in another form.
// @mapped version: 2, derive: .changes
struct UpgradedChange: Equatable {
  // @mapped upgrade: { archive, _ in try archive.value("old", as: Int.self).map { .value($0) } }
  var count: PropertyChange<Int>
}

/// Defaults of a three-state value.
// @mapped derive: .merge
struct ChangeDefaults: Equatable {
  var count: PropertyChange<Int>  // @mapped recover: .value(5)
  var size: PropertyChange<Int>  // @mapped default: .value(3), recover
  let kind: PropertyChange<Int> = .value(4)  // @mapped skip: .read
}

/// A composite whose nil differs from its default.
// @mapped
struct NilComposite: Equatable {
  // @mapped fields: ["a", "b"], with: CheckedPair()
  var pair: [Int]? = [7]
}

/// An optional composite with a value for fields that the transformer rejects.
// @mapped derive: .merge
struct RecoveredComposite: Equatable {
  // @mapped fields: ["a", "b"], with: CheckedPair(), recover: [9]
  var pair: [Int]?
}

/// A transformer whose input in archives can be null.
// @mapped version: 1
struct ArchivedTree: Equatable {
  // @mapped with: TreeTransformer()
  var leaf: SizedLeaf
  // @mapped with: TreeTransformer()
  var other: SizedLeaf?
}

struct SizedLeaf: Equatable { var size: Int }

struct TreeTransformer: Transformer {
  func transform(_ input: JSONValue) throws -> SizedLeaf {
    guard let size = input["size"]?.int else {
      throw TransformerError(expected: "an object with 'size'", input: input)
    }
    return SizedLeaf(size: size)
  }

  func reverse(_ output: SizedLeaf) -> JSONValue { ["size": .int(Int64(output.size))] }
}

/// A generic type inside another type, in archives.
enum ArchivedScope {
  // @mapped version: 1
  struct Pair<Content: Equatable>: Equatable {
    var number: Int
    var content: Content
  }

  // @mapped version: 1
  enum Choice<Content: Equatable>: Equatable {
    case none
    case some(value: Content, count: Int)
  }
}
