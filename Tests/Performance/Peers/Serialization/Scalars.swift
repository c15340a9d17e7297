import Foundation

/// A number that the service writes as a string.
struct TextNumber<Number: FixedWidthInteger>: Equatable {
  let number: Number

  init?(_ object: Any?) {
    guard let text = object as? String, let number = Number(text) else { return nil }
    self.number = number
  }

  var object: Any { String(number) }
}

/// A colour as six hexadecimal digits.
struct HexColor: Equatable {
  let rgb: UInt32

  init?(_ object: Any?) {
    guard let text = object as? String, let rgb = UInt32(text, radix: 16) else { return nil }
    self.rgb = rgb
  }

  var object: Any {
    let digits = String(rgb, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}

/// A list that is empty in every recorded document.
struct EmptyList: Equatable {
  init?(_ object: Any?) {
    guard let list = object as? [Any], list.isEmpty else { return nil }
  }

  var object: Any { [Any]() }
}

/// A member that is null in every recorded document.
struct Null: Equatable {
  init?(_ object: Any?) {
    guard object is NSNull else { return nil }
  }

  var object: Any { NSNull() }
}

/// The range of a part of a text.
struct Indices: Equatable {
  let start: UInt8
  let end: UInt8

  init?(_ object: Any?) {
    guard let numbers = object as? [UInt8], numbers.count == 2 else { return nil }
    (start, end) = (numbers[0], numbers[1])
  }

  var object: Any { [start, end] }
}

/// A point on the map.
struct Position: Equatable {
  let longitude: Double
  let latitude: Double

  init?(_ object: Any?) {
    guard let numbers = object as? [Double], numbers.count == 2 else { return nil }
    (longitude, latitude) = (numbers[0], numbers[1])
  }

  var object: Any { [longitude, latitude] }
}

/// A value on the heap, which allows recursive structs.
final class Box<Content: Equatable>: Equatable {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  static func == (left: Box, right: Box) -> Bool { left.content == right.content }
}
