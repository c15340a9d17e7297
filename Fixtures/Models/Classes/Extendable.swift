/// A class with a tag whose subclasses are all in other modules.
// @mapped tag: "kind"
open class Extendable {
  public var id = 0
  public init() {}
}
