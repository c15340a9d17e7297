import Base
import Isomer

/// A model that flattens and nests models of another module.
// @mapped unknown: .error
// @mapped(web, brief)
public struct Document: Equatable {
  // @mapped(web) key: "headline"
  public var title: String
  public var levels: [Level: Int] = [:]
  // @mapped key: "meta.pages"
  public var pages: Int?
  // @mapped flatten
  public var audit: Audit
}
