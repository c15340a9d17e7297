// @mapped target null: .write

import Isomer

// @mapped
open class Entry {
  public var reviewedBy: String?

  public init(reviewedBy: String? = nil) { self.reviewedBy = reviewedBy }
}
