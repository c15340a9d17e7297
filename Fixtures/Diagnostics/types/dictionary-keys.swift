import Foundation
struct Point: Hashable { var x = 0 }
enum Colour { case red }
// @mapped
struct Cell: Hashable { var row: Int }
// @mapped
struct Grid {
  var points: [Point: Int]
  var colours: [Colour: Int]
  var cells: [Cell: Int]
  var weights: [Float: Int]
  var days: [Data: [String]]?
  var lists: [[Int]: Int]
  var names: [UUID: String]
  var numbers: ContiguousArray<Int>
}
