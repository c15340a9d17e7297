import Base

// @mapped key: ["alarm", 7], version: 1
// @mapped(wire) key: "a"
public struct Alarm: Base.Notice, Equatable {
  public var title: String
  // @mapped(wire) key: "l"
  public var level = 1

  public init(title: String) { self.title = title }
}

/// A class with a subclass in the same module.
// @mapped key: "poll", version: 1
open class Poll: Notice {
  public let title: String
  public var options: [String] = []

  public init(title: String) { self.title = title }
}

// @mapped key: "quiz"
final class Quiz: Poll {
  var answer = 0
}

/// A class that is not mapped; it is written as its superclass and never read.
final class Draft: Poll {}

// @mapped
public struct Digest {
  public var lead: any Base.Notice
  public var others: [String: any Notice] = [:]
}

public func quiz(_ title: String) -> any Notice { Quiz(title: title) }
public func draft(_ title: String) -> any Notice { Draft(title: title) }
public let polls: [any SendableMetatype.Type] = [Quiz.self, Poll.self, Draft.self]
