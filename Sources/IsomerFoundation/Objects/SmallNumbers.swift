internal import Foundation

/// The `NSNumber`s of the most common values, each created once for a document.
struct SmallNumbers {
  private var integers: [NSNumber?] = []
  private let yes = NSNumber(value: true)
  private let no = NSNumber(value: false)

  func boolean(_ value: Bool) -> NSNumber { value ? yes : no }

  mutating func integer(_ value: Int64) -> NSNumber {
    guard (0..<256).contains(value) else { return NSNumber(value: value) }
    if integers.isEmpty { integers = Array(repeating: nil, count: 256) }
    let index = Int(value)
    if let number = integers[index] { return number }
    let number = NSNumber(value: value)
    integers[index] = number
    return number
  }
}
