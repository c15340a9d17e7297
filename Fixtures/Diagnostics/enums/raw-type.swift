// @mapped
enum Half: GLint { case half = 5 }
// @mapped
enum Letter: Module.Text { case a = "A" }

typealias Raw = Character
// @mapped
enum Aliased: Raw { case seven = "7" }
// @mapped
enum Big: UInt64 {
  case top = 18_446_744_073_709_551_615
  // @mapped key: 99999999999999999999
  case more
}
// @mapped keys: .snake
enum Number: Int { case one = 1 }
// @mapped keys: .snake
enum Ratio: Double { case half = 0.5 }
