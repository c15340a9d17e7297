import Foundation
import Isomer

/// A label of issues.
// @mapped keys: .snake
struct Label: Equatable {
  let id: Int
  let nodeID: String
  let url: URL
  var name: String
  // @mapped with: HexColor()
  var color: Color
  // @mapped key: "default"
  let isDefault: Bool
  var description: String?
}

/// A colour with three components from 0 to 255.
struct Color: Hashable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
}

/// A transformer for colours of six hexadecimal digits, such as `d73a4a`.
struct HexColor: Transformer {
  func transform(_ text: String) throws -> Color {
    guard text.utf8.count == 6, let number = UInt32(text, radix: 16) else {
      throw InvalidColor(text: text)
    }
    return Color(
      red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
      blue: UInt8(truncatingIfNeeded: number))
  }

  func reverse(_ color: Color) -> String {
    [color.red, color.green, color.blue].map { part in
      let digits = String(part, radix: 16)
      return part < 16 ? "0" + digits : digits
    }.joined()
  }
}

/// An error for a colour that is not six hexadecimal digits.
struct InvalidColor: Error, CustomStringConvertible {
  let text: String

  var description: String { "'\(text)' is not a colour of six hexadecimal digits" }
}

/// The number of times each reaction was given.
// @mapped keys: .snake
struct Reactions: Equatable {
  let url: URL
  var totalCount = 0
  // @mapped key: "+1"
  var plusOne = 0
  // @mapped key: "-1"
  var minusOne = 0
  var laugh = 0
  var hooray = 0
  var confused = 0
  var heart = 0
  var rocket = 0
  var eyes = 0
}
