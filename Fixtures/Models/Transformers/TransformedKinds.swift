import Foundation
import Isomer

/// A transformer on every kind of property, for the handling of values that it rejects.
// @mapped
struct TransformedKinds: Equatable {
  // @mapped with: PointTransformer()
  var plain: Point
  // @mapped with: PointTransformer()
  var initial: Point = Point(x: 1, y: 1)
  // @mapped with: PointTransformer(), default: Point(x: 2, y: 2), recover
  var recovered: Point
  // @mapped with: PointTransformer(), required
  var needed: Point?
  // @mapped with: PointTransformer(), null: .missing
  var kept: Point? = Point(x: 3, y: 3)
  // @mapped with: PointTransformer(), null: .write
  var written: Point?
}

/// Properties with the representation of their value in the document.
// @mapped
struct Represented: Equatable {
  // @mapped with: .rfc3339
  var text: Date?
  // @mapped with: .dateFormat(
  //   "MMMM dd, yyyy", timeZone: TimeZone(identifier: "America/Los_Angeles") ?? .gmt)
  var long: Date?
  // @mapped with: .hex
  var hex: Data?
  // @mapped with: .base64
  var base64: Data?
  // @mapped with: .string()
  var number: Int?
  // @mapped with: .url
  var url: URL?
  // @mapped with: .uuid
  var uuid: UUID?
  // @mapped with: .boolean
  var loose: Bool?
  // @mapped with: .zeroOne
  var digit: Bool?
  // @mapped with: .boolean(true: "Y", false: "N")
  var word: Bool?
  // @mapped with.read: Uppercasing(), with.write: Lowercasing()
  var code: String?
  // @mapped with: .reading { (text: String) in text.count }, skip: .write
  var length: Int?
}

/// A transformer that is used only for writing, with `with.write:`.
struct Lowercasing: ForwardTransformer {
  func transform(_ input: String) -> String { input.lowercased() }
}
