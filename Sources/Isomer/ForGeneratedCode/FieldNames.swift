/// The fields of a composite: the keys of its transformer's object, which are paths of the
/// document.
///
/// ```swift
/// static let mappedFields_point = FieldNames(["latitude", "geo.lon"])
/// ```
@_spi(Generated)
public struct FieldNames: Sendable {
  let names: [String]
  /// The names as encoded keys: `"latitude":`.
  let keys: [[UInt8]]
  /// The path of the object with the model's keys.
  private let level: String

  /// Creates the fields in the order of the annotation.
  public init(_ names: [String], below level: String = "") {
    self.names = names
    self.level = level
    keys = names.map(Self.encoded)
  }

  static func encoded(_ name: String) -> [UInt8] {
    var writer = JSONWriter(capacity: name.utf8.count + 8)
    writer.write(name)
    writer.append(Byte.colon)
    return writer.withBytes { [UInt8]($0) }
  }

  /// Returns the document's path of a member that the composite's object lacks.
  func path(ofMissing key: String) -> String {
    guard let missing = ValuePath(key), case .key(let name)? = missing.components.first else {
      return key
    }
    let path = path(of: name)
    let rest = ValuePath(Array(missing.components.dropFirst()))
    return (ValuePath(path)?.appending(rest) ?? missing).description
  }

  /// Adds the fields' paths to a failure of the whole composite.
  ///
  /// The path of an error that the transformer threw need not begin with a field.
  func name(in details: inout FailureDetails) {
    if case .key(let key)? = details.inside?.error.path.components.first, !names.contains(key) {
      details.inside = nil
    }
    let list = names.map { path(of: $0) }.joined(separator: ", ")
    if let expected = details.expected {
      details.expected = "\(expected) in \(list)"
    } else if let reason = details.reason {
      details.reason = "\(list): \(reason)"
    }
  }

  private func path(of name: String) -> String { level.isEmpty ? name : "\(level).\(name)" }
}
