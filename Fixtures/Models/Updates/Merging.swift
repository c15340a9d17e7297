import Foundation
import Isomer

/// A property for each merging rule.
// @mapped derive: [.merge, .equality]
public struct Post: Sendable {
  public let number: Int  // @mapped id
  public var title: String
  public var body: String?
  public var note: String?  // @mapped merge: .keep
  public var origin = "here"  // @mapped merge: .keep
  public var summary: String?  // @mapped merge: .ifPresent
  // @mapped merge: +
  public var views = 0
  // @mapped merge: { own, newer in own.map { max($0, newer ?? $0) } ?? newer }
  public var rating: Double? = 1.5
  // @mapped merge: Self.union
  public var tags: [String] = []
  // @mapped merge: .deep
  public var author: Author
  public var reviewer: Author?  // @mapped merge: .deep
  public var editor: Author?
  public var comments: [Comment] = []  // @mapped merge: .deep
  public var links: [Link]?  // @mapped merge: .deep
  public var words: [String: Int] = [:]  // @mapped merge: .deep
  public var guests: [String: Author]?  // @mapped merge: .deep
  public var pinned = false  // @mapped skip: .merge
  public var cached: Int?  // @mapped skip
  public var draft: String?  // @mapped skip: .documents
  public var isSelected = false  // @mapped skip: .equality
  public private(set) var changes = 0  // @mapped skip: .documents
  var secret = 1  // @mapped key: "hidden"

  static func union(_ own: [String], _ newer: [String]) -> [String] {
    own + newer.filter { !own.contains($0) }
  }

  init(number: Int, title: String, author: Author) {
    self.number = number
    self.title = title
    self.author = author
  }

  // @mapped derive: [.merge, .equality]
  public struct Author: Sendable {
    public var name: String
    public var age: Int?  // @mapped merge: .ifPresent
  }

  // @mapped derive: [.merge, .equality]
  public struct Comment: Sendable {
    public var id: Int  // @mapped id
    public var text: String
    public var likes = 0  // @mapped merge: max
  }

  /// A model that has an identity but does not merge; a newer value replaces it.
  // @mapped derive: .equality
  public struct Link: Sendable {
    public var url: String  // @mapped id
    public var title: String?
  }
}

/// Throwing merge functions; no property changes if one of them throws.
// @mapped derive: [.merge, .equality]
struct Ledger {
  var name: String
  var total = 0  // @mapped merge: Ledger.checked
  // @mapped merge: { try Ledger.checked($0, $1) }
  var count = 0
  var page: Page?  // @mapped merge: .deep
  var pages: [String: Page] = [:]  // @mapped merge: .deep

  static func checked(_ own: Int, _ newer: Int) throws -> Int {
    guard newer >= own else { throw Decreased(from: own, to: newer) }
    return newer
  }

  struct Decreased: Error, Equatable { var from: Int, to: Int }

  // @mapped derive: [.merge, .equality]
  struct Page {
    var number: Int  // @mapped id
    // @mapped merge: {
    //   guard $1 > 0 else { throw Ledger.Decreased(from: $0, to: $1) }
    //   return $1
    // }
    var lines = 0
  }
}

/// A type that merges but is neither read nor written.
// @mapped skip, derive: .merge
struct Pane<Content> {
  var content: Content
  var contents: [String: Content] = [:]  // @mapped merge: .deep
  var frame = (width: 1, height: 1)
  var title: String?  // @mapped merge: .ifPresent
  weak var owner: TreeNode?
}

/// A hierarchy whose objects merge by their common class.
// @mapped derive: .merge
class TreeNode {
  let id: Int  // @mapped id
  var name: String
  var hits = 0  // @mapped merge: +
  var next: TreeNode?  // @mapped merge: .deep
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

// @mapped
class TreeFolder: TreeNode {
  var children: [TreeNode] = []  // @mapped merge: .deep
  override var name: String {
    didSet { renamings += 1 }
  }
  var renamings = 0  // @mapped skip
  var leaves: [TreeLeaf]?
}

// @mapped
final class TreeCrate: TreeFolder {
  var format: String?  // @mapped merge: .ifPresent
}

/// A class that repeats an inherited `derive:` and has a parent.
// @mapped derive: .merge
final class TreeLeaf: TreeNode {
  var text = ""
  weak var folder: TreeFolder?  // @mapped parent
}

/// A hierarchy in which all throwing functions run before any property changes.
// @mapped derive: .merge
class Meter {
  var reading = 0  // @mapped merge: { try Ledger.checked($0, $1) }
  var unit = "kWh"
}

// @mapped
class TwinMeter: Meter {
  var second = 0  // @mapped merge: { try Ledger.checked($0, $1) }
}

// @mapped
final class LoggedMeter: TwinMeter {
  var log: [String] = []  // @mapped merge: +
  var last: Ledger.Page?  // @mapped merge: .deep
}

/// A secret property, whose value appears in no error of merging.
// @mapped derive: .merge
struct Padlock {
  var code = 0  // @mapped secret, merge: Padlock.same

  static func same(_ own: Int, _ newer: Int) throws -> Int {
    guard newer == own else { throw Ledger.Decreased(from: own, to: newer) }
    return own
  }
}

/// A class of Foundation, which does not inherit merging.
// @mapped derive: .merge
final class MergedObject: NSObject {
  var count = 0
  var name: String?
}
