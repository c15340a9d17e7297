// @mapped file version: 1

import Foundation
import Isomer

/// Models in extensions, of generic types and of types that another module declares.

extension Optional {
  // @mapped
  struct Record {
    var value: Wrapped
    var count = 0
  }

  // @mapped tag: "t"
  enum Step {
    case some(value: Wrapped)
    case none
  }
}

extension [String] {
  // @mapped
  struct Summary { var first: String? }
}

extension Date {
  // @mapped
  struct Window { var from: Date, to: Date }
}

nonisolated struct Grid<Cell> {
  // @mapped
  struct Row { var cells: [Cell] }
}

extension Grid {
  // @mapped tag: "axis"
  enum Line {
    case row(cells: [Cell])
    case column(index: Int)
  }
}

nonisolated extension Grid {
  // @mapped
  struct Corner { var cell: Cell? }
}
