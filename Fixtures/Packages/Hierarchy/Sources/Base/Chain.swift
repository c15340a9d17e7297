// @mapped version: 1
open class Chain {
  public let id: Int
  /// A variable that other modules cannot set, so they pass it to the initialiser.
  public internal(set) var next: Chain?

  public init(id: Int, next: Chain?) {
    self.id = id
    self.next = next
  }
}
