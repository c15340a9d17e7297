/// The path from an array to a value of each element: `[].name` of `users[].name`.
///
/// ```swift
/// static let mappedPath_names = ProjectionPath([.every, .key("name")])
/// ```
@_spi(Generated)
public struct ProjectionPath: Sendable {
  /// A step of the path.
  public enum Step: Sendable {
    /// Every element of the array; their values become one list.
    case every
    /// The element at this position of the array.
    case index(Int)
    /// The member of the object with this key.
    case key(String)
  }

  /// A step with its key as bytes.
  enum Stride: Sendable {
    case every
    case index(Int)
    case key([UInt8])
  }

  let strides: [Stride]
  let rules: ElementRules
  /// True if an element without the value gives null.
  let keepsMissing: Bool

  /// Creates a path that begins with `.every`, and the rules for elements without the value.
  public init(_ steps: [Step], _ rules: ElementRules = [], keepsMissing: Bool = false) {
    strides = steps.map { step in
      switch step {
      case .every: .every
      case .index(let index): .index(index)
      case .key(let key): .key(Array(key.utf8))
      }
    }
    self.rules = rules
    self.keepsMissing = keepsMissing
  }

  /// Returns the path that an element lacks, from a step to the next `.every`.
  func missing(from step: Int) -> String {
    var path = ValuePath()
    for stride in strides[step...] {
      switch stride {
      case .every: return path.description
      case .index(let index): path.components.append(.index(index))
      case .key(let key): path.components.append(.key(String(decoding: key, as: UTF8.self)))
      }
    }
    return path.description
  }

  /// Returns the failure's code for null instead of the container that a step requires.
  func expectation(at step: Int) -> ReadingFailure.Code {
    guard step < strides.count, case .key = strides[step] else { return .expectedArray }
    return .expectedObject
  }
}
