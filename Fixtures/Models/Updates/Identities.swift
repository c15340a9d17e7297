import Foundation
import Isomer

/// One property tells two values apart.
// @mapped
public struct Article {
  public var number: Int  // @mapped id
  public var title: String
}

/// Several do, each with its own access.
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

/// An identity of a type that the parameter brings along, and one that is computed.
// @mapped
struct Box<Content> {
  var content: Content  // @mapped id
  var size = 1
}

/// Nothing but the identity; the type of it stands inside.
enum Storage {
  // @mapped skip
  struct Slot {
    var kind: Kind  // @mapped id
    var index: Int
    var place: String { "\(kind)/\(index)" }  // @mapped id

    enum Kind { case near, far }
  }
}

/// Built by a function, copied by it too.
// @mapped init: Seal.make(id:), derive: [.copy, .equality]
@MainActor final class Seal {
  let id: UUID  // @mapped id
  var note: String?
  private init(_ id: UUID) { self.id = id }
  static func make(id: UUID) -> Seal { Seal(id) }
}
