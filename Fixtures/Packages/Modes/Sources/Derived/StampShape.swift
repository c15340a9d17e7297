import Base
import Isomer

// @mapped for: Base.Stamp
public protocol StampShape {
  var time: Int { get }  // @mapped key: "at"
  var author: String { get }  // @mapped key: "by"
}

// @mapped version: 1
public struct History: Equatable {
  public var stamps: [Stamp]
}
