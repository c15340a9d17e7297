// @mapped derive: [.equality, .hash, .description, .merge]
open class Measure {
  public var value = 0.0
  public var unit: String?

  public init() {}
}
