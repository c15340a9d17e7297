/// The heads of functions that read and write.
enum Signature {
  /// Returns the head of a function that reads from a document.
  static func read(_ name: String = "read", _ result: String) -> String {
    "static func \(name)\(reading) -> \(result)"
  }

  static let reading = "(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure)"

  static let unarchiving =
    "(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure)"

  static let unarchive = "static func unarchive\(unarchiving) -> Self"
  static let archive = "func archive\(archiving())"

  /// Returns the parameters of a function that writes, after others.
  static func writing(_ parameters: String = "") -> String {
    "(\(parameters)to writer: inout Isomer.JSONWriter)"
  }

  static func archiving(_ parameters: String = "") -> String {
    "(\(parameters)to writer: inout IsomerArchive.ArchiveWriter)"
  }
}

extension GeneratedNames {
  /// Returns the text before and after a property's transformer for writing.
  static func writeTransformer(for property: Property) -> (head: String, tail: String) {
    guard property.codec.transformers.write?.isOneWay == true else { return ("", "") }
    return ("Isomer.writeTransformer(oneWay:", ", for: \(property.type.wrapped).self)")
  }
}
