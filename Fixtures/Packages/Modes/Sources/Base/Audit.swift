import Isomer

// @mapped
// @mapped(web) keys: .snake
public struct Audit: Equatable {
  public var createdBy: String
  // @mapped key: "meta.revision"
  public var revision: Int

  public init(createdBy: String, revision: Int) {
    self.createdBy = createdBy
    self.revision = revision
  }
}

// @mapped
public enum Level: String, Sendable { case low, high }

/// A type that another module maps.
public struct Stamp: Equatable {
  public let time: Int
  public let author: String

  public init(time: Int, author: String) {
    self.time = time
    self.author = author
  }
}
