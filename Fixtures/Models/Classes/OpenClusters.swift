// Clusters of public protocols: other modules can add members.

// @mapped tag: "kind"
public protocol Feedback {
  var author: String { get }
}

// @mapped key: ["like", 1]
public struct Like: Feedback, Equatable {
  public var author: String
}

/// Nothing here is a member.
// @mapped
public protocol Extra {}
