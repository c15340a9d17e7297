import Foundation
import Isomer
import IsomerFoundation

@testable import FixtureModels

/// Tests objects: the first byte chooses a model, and the rest determines the objects to build.
struct ObjectTarget: FuzzTarget {
  func test(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    var builder = ObjectGraph(bytes.dropFirst())
    let object = builder.next(depth: 6)
    let value = try? JSONValue(object: object)
    read([String: Date].self, object, value)
    switch first % 12 {
    case 0: read(Scalars.self, object, value)
    case 1: read(Collections.self, object, value)
    case 2: read(Page<Tree, [Int?]>.self, object, value)
    case 3: read(Lossy.self, object, value)
    case 4: read([Activity].self, object, value)
    case 5: read([Measure].self, object, value)
    case 6: read(Drawing.self, object, value)
    case 7: read(Elements.self, object, value)
    case 8: read(Roster.self, object, value)
    case 9: read(Inferred.self, object, value)
    case 10: read(Document.self, object, value)
    default: read([String: [Decimal?]].self, object, value)
    }
  }

  private func read<Model: Readable & Writable>(_: Model.Type, _ object: Any, _ value: JSONValue?) {
    typealias Answer = FormAgreement<Model>.Answer
    let typed = Answer { () throws(MappingError) in try Model(object: object) }
    let reported = Answer { () throws(MappingError) in try Model.readWithReport(object: object).0 }
    guard typed == reported else {
      fault("init(object:) \(typed), readWithReport(object:) \(reported)")
    }
    guard let value, let native = try? value.object(.native) else { return }
    let tree = Answer { () throws(MappingError) in try Model(object: native) }
    guard typed == tree else {
      fault("\(Model.self): init(object:) \(typed), through a tree \(tree): \(value)")
    }
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] {
    (0..<12).map { [$0, 9, 2, 3, 1, 0, 4, 1, 5, 6, 7, 8, 1, 2, 3, 9, 1, 2, 0, 5] }
  }
}

/// Builds objects of Foundation and Swift from bytes.
struct ObjectGraph {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Keys and texts that occur in the models, so their members are tested.
  private static let words = [
    "int", "int8", "double", "decimal", "string", "character", "url", "uuid", "date", "data",
    "bool", "float", "list", "map", "text", "labels", "numbers", "counts", "type", "kind", "name",
    "shapes", "radius", "users", "x", "", "é", "e\u{301}", "1", "-7", "2019-05-15T15:20:18Z",
    "https://a.b", "AAE=", "video", "YES", "1e2", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
  ]

  private mutating func byte() -> UInt8 { bytes.popFirst() ?? 0 }

  private mutating func word() -> String { Self.words[Int(byte()) % Self.words.count] }

  private mutating func bits() -> UInt64 {
    (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(byte()) }
  }

  mutating func next(depth: Int) -> Any {
    let kind = byte() % 24
    if depth > 0, kind < 4 { return elements(depth, kind) }
    if depth > 0, kind < 12 { return members(depth, kind) }
    return scalar(kind)
  }

  private mutating func elements(_ depth: Int, _ kind: UInt8) -> Any {
    var elements: [Any] = []
    for _ in 0..<byte() % 5 { elements.append(next(depth: depth - 1)) }
    return kind == 0 ? NSArray(array: elements) : kind == 1 ? elements.map(Optional.some) : elements
  }

  private mutating func members(_ depth: Int, _ kind: UInt8) -> Any {
    var members: [String: Any] = [:]
    for _ in 0..<byte() % 6 { members[word()] = next(depth: depth - 1) }
    switch kind {
    case 4: return members as NSDictionary
    case 5: return Dictionary(uniqueKeysWithValues: members.map { (AnyHashable($0), $1) })
    default: return members
    }
  }

  private mutating func scalar(_ kind: UInt8) -> Any {
    switch kind {
    case 0, 12: return Int(truncatingIfNeeded: Int8(bitPattern: byte()))
    case 1, 13: return word()
    case 2, 14: return Double(bitPattern: bits())
    case 3, 15: return NSNumber(value: Int64(bitPattern: bits()))
    case 4, 16: return NSNull()
    case 5, 17: return byte() & 1 == 0
    case 6, 18: return Date(timeIntervalSinceReferenceDate: Double(bitPattern: bits()))
    case 7, 19: return Data([byte(), byte()])
    case 8, 20:
      return Decimal(sign: .minus, exponent: Int(Int8(bitPattern: byte())), significand: 7)
    case 9, 21: return UInt64(bits())
    case 10, 22: return NSString(string: word())
    default: return Float(bitPattern: UInt32(truncatingIfNeeded: bits()))
    }
  }
}
