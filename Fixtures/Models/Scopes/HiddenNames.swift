// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import Isomer

/// Properties with the names of types.
// @mapped derive: [.equality, .hash, .description, .copy, .merge]
struct Bookmark {
  let URL: URL
  var Kind: Kind
  var Date: [Date?] = []
  var UUID: [String: UUID]? = nil
  // @mapped check: 1...5
  var Int: Int = 1
  // @mapped with: .secondsSince1970
  var other: Foundation.Date?
  // @mapped elements: .lossy
  var list: [Kind] = []
  var text = "x"

  var String: String { "" }

  // @mapped
  enum Kind: String { case a, String, Int64 }
}

/// Cases with the names of types.
// @mapped
enum Link: Equatable {
  case URL(URL)
  case Date(at: Date, of: String)
  case String(String, Int)
  case Int(Int = 4)
  // @mapped fallback
  case Value(JSONValue)
}

// @mapped
final class Section {
  var Section: Section?
  var Title: String
  init(Title: String) { self.Title = Title }
}

// @mapped
class Chapter {
  var String: String
  var Level: Level?
  init(String: String) { self.String = String }

  // @mapped
  enum Level: Int { case Int64, Int }
}

// @mapped
class Appendix: Chapter {
  var letter: String = ""
}
