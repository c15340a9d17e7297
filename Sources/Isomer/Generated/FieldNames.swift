/// The fields of a composite: the keys of its transformer's object, which are paths of the document.
///
/// ```swift
/// static let mappedFields_point = FieldNames(["latitude", "geo.lon"])
/// ```
@_spi(Generated)
public struct FieldNames: Sendable {
  let names: [String]
  /// The same as keys of an object: `"latitude":`.
  let keys: [[UInt8]]
  /// The path below which the model's keys live.
  private let level: String

  /// The fields in the order of the annotation.
  public init(_ names: [String], below level: String = "") {
    self.names = names
    self.level = level
    keys = names.map { name in
      var writer = JSONWriter(capacity: name.utf8.count + 8)
      writer.write(name)
      writer.append(Byte.colon)
      return writer.withBytes { [UInt8]($0) }
    }
  }

  /// The path in the document of a member that the composite's object lacks.
  func path(ofMissing key: String) -> String {
    guard let missing = ValuePath(key), case .key(let name)? = missing.components.first else {
      return key
    }
    let path = path(of: name)
    let rest = ValuePath(Array(missing.components.dropFirst()))
    return (ValuePath(path)?.appending(rest) ?? missing).description
  }

  /// Names the fields in the words of a failure that concerns all of them.
  func name(in details: inout FailureDetails) {
    let list = names.map { path(of: $0) }.joined(separator: ", ")
    if let expected = details.expected {
      details.expected = "\(expected) in \(list)"
    } else if let reason = details.reason {
      details.reason = "\(list): \(reason)"
    }
  }

  private func path(of name: String) -> String { level.isEmpty ? name : "\(level).\(name)" }
}
