// Clusters whose subtypes have their keys in an object of their own.

// @mapped tag: "type", content: "type.value"
protocol Message {}

// @mapped
struct Text: Message { var body: String }

// @mapped tag: "kind", content: "value"
class Shape {}

// @mapped tag: "curve"
class Curve: Shape {}

// @mapped content: "value"
class Track {}

// @mapped tag: "kind"
protocol Note {}

// @mapped tag: "kind", content: "value"
protocol Remark {}

// @mapped
struct Hint: Note, Remark { var text: String }

// @mapped
protocol Sign {}

// @mapped key: 1
struct Stop: Sign {}

// @mapped content: "value"
struct Road { var name: String }

// @mapped key: "arrow", transparent
struct Arrow: Sign { var angle: Double }
