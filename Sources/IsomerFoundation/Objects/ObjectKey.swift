internal import Foundation
internal import Isomer

/// The text of a dictionary's key.
struct ObjectKey {
  var text: String
  /// The highest rank of keys with the same text counts.
  var rank = 0

  /// Returns the text of a string, or of another type that is a key in JSON; nil for any other key.
  init?(_ key: Any) {
    let key = type(of: key) == String.self ? key : (key as? AnyHashable)?.base ?? key
    if let string = key as? String {
      text = string
      rank = 1
    } else if let key = key as? any MappableKey {
      guard let written = Self.written(key) else { return nil }
      text = written
    } else if let number = key as? NSNumber, let integer = number.integerText {
      text = integer
    } else {
      return nil
    }
  }

  private static func written(_ key: some MappableKey) -> String? {
    var writer = JSONWriter()
    key.writeKey(to: &writer)
    guard writer.failure == nil else { return nil }
    return writer.withBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      return try? reader.readKeyString()
    }
  }
}
