public import Foundation

// @mapped tag: "kind", keys: .snake
// @mapped(wire) tag: "k", keys: .upper
open class Message {
  public var id: Int
  public var sentAt: Date?
  // @mapped key: "meta.priority"
  public var priority = 0

  public init(id: Int) { self.id = id }
}
