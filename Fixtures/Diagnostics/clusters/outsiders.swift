// Mapped types that conform to a mapped protocol but are never chosen.

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
/// A type that is not mapped and therefore not diagnosed.
struct Plain: Tagged {}
