import Foundation
import Isomer

/// A struct with one identifying property.
// @mapped
public struct Article {
  public var number: Int  // @mapped id
  public var title: String
}

/// A class with several identifying properties of different access levels.
// @mapped derive: .copy
public final class Commit {
  public let repository: String  // @mapped id
  let hash: String?  // @mapped id, key: "sha"
  public var message = ""
  init(repository: String, hash: String?) {
    self.repository = repository
    self.hash = hash
  }
}

/// A model whose identity has the type of a generic parameter.
// @mapped
struct Box<Content> {
  var content: Content  // @mapped id
  var size = 1
}

/// A type that is not mapped, with a nested type and a computed property in its identity.
enum Storage {
  // @mapped skip
  struct Slot {
    var kind: Kind  // @mapped id
    var index: Int
    var place: String { "\(kind)/\(index)" }  // @mapped id

    enum Kind { case near, far }
  }
}

/// A class that a function builds and copies.
// @mapped init: Seal.make(id:), derive: [.copy, .equality]
@MainActor final class Seal {
  let id: UUID  // @mapped id
  var note: String?
  private init(_ id: UUID) { self.id = id }
  static func make(id: UUID) -> Seal { Seal(id) }
}
