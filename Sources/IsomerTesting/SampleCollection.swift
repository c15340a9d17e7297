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
    var kind: Kind
    /// The keys of an object and the kinds of their values, or the kind of another value.
    var form: String
  }

  enum Kind: String { case object, array, string, number, bool, other }

  private(set) var all: [Sample] = []
  /// The number of documents that are not JSON.
  private(set) var invalid = 0
  /// The number of values that others of the same form represent, and of long texts.
  private(set) var omitted = 0
  /// The number of values of each form; the first ones of a form represent it.
  private var counts: [String: Int] = [:]
  private var scalars: Set<JSONValue> = []

  /// The number of objects of one form that are compared.
  private static let objectsOfOneForm = 10
  /// The number of different values without members that are compared, and their length.
  private static let maximumOfScalars = 500
  private static let longestScalar = 40

  init(_ documents: [(name: String, json: Data)]) {
    for (name, json) in documents {
      guard let value = try? JSONValue(json: json) else {
        invalid += 1
        continue
      }
      add(value, name, document: json)
      addParts(of: value, "\(name): ", isRoot: true)
    }
  }

  private mutating func add(_ value: JSONValue, _ name: String, document: Data? = nil) {
    guard let json = document ?? (try? value.json()) else { return }
    all.append(
      Sample(
        name: name, json: json, isDocument: document != nil, kind: Self.kind(of: value),
        form: Self.form(of: value)))
  }

  private static func kind(of value: JSONValue) -> Kind {
    switch value {
    case .object: .object
    case .array: .array
    case .string: .string
    case .int, .uint, .double, .decimal, .number: .number
    case .bool: .bool
    case .null, .data, .date: .other
    }
  }

  private static func form(of value: JSONValue) -> String {
    guard case .object(let object) = value else { return kind(of: value).rawValue }
    return object.map { "\($0.key) \(kind(of: $0.value))" }.sorted().joined(separator: ",")
  }

  /// Adds the values in a value; the reader of JSON limits their depth.
  private mutating func addParts(of value: JSONValue, _ path: String, isRoot: Bool = false) {
    switch value {
    case .object(let object):
      let form = Self.form(of: value)
      counts[form, default: 0] += 1
      if counts[form, default: 0] > Self.objectsOfOneForm {
        omitted += 1
      } else if !isRoot {
        add(value, path)
      }
      let separator = isRoot ? "" : "."
      for (key, member) in object { addParts(of: member, path + separator + key) }
    case .array(let elements):
      for (index, element) in elements.enumerated() { addParts(of: element, "\(path)[\(index)]") }
    case .null: break
    // `JSONDecoder` also reads 50.0 as an integer, so every enum of integers would differ.
    case .double(let number) where number == number.rounded(): omitted += 1
    case .string(let text) where text.utf8.count > Self.longestScalar: omitted += 1
    default:
      guard !scalars.contains(value) else { return }
      guard scalars.count < Self.maximumOfScalars else { return omitted += 1 }
      scalars.insert(value)
      add(value, path)
    }
  }
}
