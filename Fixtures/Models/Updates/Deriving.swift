import Foundation
import Isomer

/// A struct with all derived members and the options that exclude properties from them.
// @mapped derive: [.equality, .hash, .copy, .description]
struct Ticket {
  var id: Int
  var title: String
  var labels: [String] = []
  var reporter: String?
  var due: Date?
  // @mapped skip: [.equality, .hash, .description]
  var isSelected = false
  // @mapped skip
  var retrieved = 0
  // @mapped skip: .documents
  var draft: String?
  // @mapped skip: [.equality, .hash]
  var edits = 0
  // @mapped skip: [.description, .copy]
  var cached = [1, 2]
  private var secretly = 1  // @mapped skip
  static let limit = 9
  var summary: String { "\(id) \(title)" }
  lazy var words = title.split(separator: " ")

  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// A class with derived value equality, whose copy is another object.
// @mapped derive: [.hash, .copy, .description]
final class Profile {
  let id: Int
  var name: String
  var visits = 0
  var state: State = .away
  let kind = "profile"  // @mapped skip: .read
  var tags: Set<String> = []
  var counts: [String: Int] = [:]
  // @mapped skip
  var best: Profile?
  // @mapped skip: [.read, .equality, .hash, .description]
  weak var rival: Profile?
  // @mapped skip: [.documents, .equality, .hash, .description, .copy]
  private(set) var changes = 0

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  func touch() { changes += 1 }

  // @mapped
  enum State { case here, away }
}

/// A struct that is neither read nor written but derives members.
// @mapped skip, derive: [.equality, .description]
public struct Cursor {
  public var line: Int
  // @mapped skip: [.equality, .description]
  public var column = 0
  public var mark: (Int, Int)? { nil }
  var range: (start: Int, end: Int)
}

/// A struct that declares the conformances itself, so only the functions are derived.
// @mapped derive: [.equality, .description]
struct Stamp: Hashable, CustomStringConvertible {
  var text: String
  // @mapped skip: [.equality, .hash, .description]
  var ink = 1.0
}

/// A generic type whose derived conformances depend on its parameters.
// @mapped derive: [.hash, .copy, .description]
struct Pair<First, Second: Identifiable> {
  var first: First
  var second: [Second]?
  var index: [Second.ID: First] = [:]
}

/// Nested classes, and members in `#if` blocks.
enum Library {
  // @mapped derive: [.equality, .copy, .description]
  final class Shelf {
    var books: [Book]
    #if os(Linux)
    var onLinux = 1
    #else
    var elsewhere = 1
    #endif
    init(books: [Book]) { self.books = books }
  }

  // @mapped derive: [.equality, .hash, .description]
  struct Book { var title: String, `default`: Int? }
}
