// Clusters of public protocols, to which other modules can add subtypes.

// @mapped tag: "kind"
public protocol Feedback {
  var author: String { get }
}

// @mapped key: ["like", 1]
public struct Like: Feedback, Equatable {
  public var author: String
}

/// A cluster without subtypes in this module.
// @mapped
public protocol Extra {}
