import Foundation
import Isomer
import IsomerFoundation

/// The result of reading a document in one format: an error, or nil.
struct FormatFailure: Sendable {
  var form: String
  var error: MappingError?

  /// Reads the document as JSON text, then in all other formats that can represent it.
  static func all<Model: Readable>(of type: Model.Type, _ document: JSONValue) -> [FormatFailure] {
    guard let json = try? document.json() else { return [] }
    var failures = [reading("JSON") { () throws(MappingError) in _ = try Model(json: json) }]
    failures.append(reading("JSONValue") { () throws(MappingError) in _ = try Model(document) })
    // Objects in the form of `JSONSerialization`.
    if let object = try? JSONSerialization.jsonObject(with: json),
      let members = object as? [String: Any]
    {
      failures.append(
        reading("dictionary") { () throws(MappingError) in _ = try Model(dictionary: members) })
    }
    if let members = try? document.dictionary() {
      failures.append(
        reading("own dictionary") { () throws(MappingError) in
          _ = try Model(dictionary: members)
        })
    }
    // A property list has no null, so a null would be missing.
    for format in [PropertyListFormat.xml, .binary] where !document.hasNull {
      guard let list = try? document.propertyList(format) else { continue }
      failures.append(
        reading("\(format) list") { () throws(MappingError) in
          _ = try Model(propertyList: list)
        })
    }
    return failures
  }

  private static func reading(
    _ form: String, _ read: () throws(MappingError) -> Void
  ) -> FormatFailure {
    do throws(MappingError) {
      try read()
      return FormatFailure(form: form, error: nil)
    } catch {
      return FormatFailure(form: form, error: error)
    }
  }
}

extension JSONValue {
  /// The documents that differ from this one in one value or lack one member.
  var variants: [JSONValue] {
    let others: [JSONValue] = [
      .null, .bool(true), .int(7), .int(-70_000), .double(0.5), .string("x"), .array([]),
      .object([:]),
    ]
    return others + inner
  }

  var hasNull: Bool {
    switch self {
    case .null: true
    case .array(let elements): elements.contains(where: \.hasNull)
    case .object(let members): members.values.contains(where: \.hasNull)
    default: false
    }
  }

  private var inner: [JSONValue] {
    switch self {
    case .array(let elements):
      return elements.indices.flatMap { index in
        elements[index].variants.map { variant in
          var changed = elements
          changed[index] = variant
          return .array(changed)
        }
      }
    case .object(let members):
      return members.keys.flatMap { key -> [JSONValue] in
        var without = members
        let value = without.removeValue(forKey: key) ?? .null
        let changed = value.variants.map { variant -> JSONValue in
          var changed = members
          changed[key] = variant
          return .object(changed)
        }
        return [.object(without)] + changed
      }
    default: return []
    }
  }
}
