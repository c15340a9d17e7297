/// A cluster to which other modules add subtypes.
// @mapped tag: "type"
// @mapped(wire) tag: "t"
public protocol Notice {
  var title: String { get }
}

// @mapped key: "plain", version: 1
public struct PlainNotice: Notice {
  public var title: String

  public init(title: String) { self.title = title }
}

// @mapped version: 1
public struct Board {
  public var pinned: (any Notice)?
  public var notices: [any Notice] = []
}

/// A cluster by structure without subtypes in this module.
// @mapped
// @mapped(wire) tag: "a"
public protocol Attachment: Sendable {}
