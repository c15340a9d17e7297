import Foundation
import Isomer

/// The documents that mappings are compared with, and the values in them.
struct SampleCollection {
  struct Sample {
    /// The name of the document with the path of the value: `list.json: items[0].user`.
    var name: String
    var json: Data
    /// True for a whole document.
    var isDocument: Bool
  }

  private(set) var all: [Sample] = []
  /// The number of documents that are not JSON.
  private(set) var invalid = 0
  /// The number of values of each form; the first ones of a form represent it.
  private var counts: [String: Int] = [:]
  private var scalars: Set<Value> = []

  /// The number of objects with the same keys that are compared.
  private static let objectsOfOneForm = 10
  /// The number of different values without members that are compared.
  private static let maximumOfScalars = 1_000

  init(_ documents: [(name: String, json: Data)]) {
    for (name, json) in documents {
      guard let value = try? Value(json: json) else {
        invalid += 1
        continue
      }
      all.append(Sample(name: name, json: json, isDocument: true))
      addParts(of: value, "\(name): ", isRoot: true)
    }
  }

  private mutating func add(_ value: Value, _ name: String) {
    guard let json = try? value.json() else { return }
    all.append(Sample(name: name, json: json, isDocument: false))
  }

  /// Adds the values in a value; the reader of JSON limits their depth.
  private mutating func addParts(of value: Value, _ path: String, isRoot: Bool = false) {
    switch value {
    case .object(let object):
      let form = object.keys.sorted().joined(separator: ",")
      counts[form, default: 0] += 1
      if !isRoot, counts[form, default: 0] <= Self.objectsOfOneForm { add(value, path) }
      let separator = isRoot ? "" : "."
      for (key, member) in object { addParts(of: member, path + separator + key) }
    case .array(let elements):
      for (index, element) in elements.enumerated() { addParts(of: element, "\(path)[\(index)]") }
    case .null: break
    default:
      guard scalars.count < Self.maximumOfScalars, scalars.insert(value).inserted else { return }
      add(value, path)
    }
  }
}
