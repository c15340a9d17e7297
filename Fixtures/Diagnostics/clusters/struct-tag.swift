// @mapped tag: "type", key: has("x")
struct ByShape { var x: Int }

// @mapped tag: "kind"
protocol Pet {}

// @mapped tag: "type", key: "cat"
struct Cat: Pet { var lives: Int }

// @mapped tag: "type", transparent
struct Whole { var x: Int }

// @mapped key: "lonely"
struct Lonely { var x: Int }
