// Mapped types that conform to a mapped protocol, and that nothing chooses.

// @mapped
protocol Shaped {}
// @mapped key: has("a")
struct Known: Shaped { var a: Int }
// @mapped
struct Unknown: Shaped { var b: Int }

// @mapped tag: "type"
protocol Tagged {}
// @mapped
struct Member: Tagged { var a: Int }
// @mapped
enum Choice: Tagged { case first, second(Int) }
/// Not mapped, so nothing is expected of it.
struct Plain: Tagged {}
