public import Foundation

// @mapped tag: "kind", keys: .snake, check: { $0.id >= 0 }, version: 1
// @mapped(wire) tag: "k", keys: .upper
open class Message {
  public var id: Int
  public var sentAt: Date?
  // @mapped key: "meta.priority"
  public var priority = 0
  // @mapped check: .count(...3)
  public var marks: [Mark]?

  public init(id: Int) { self.id = id }
}
