// @mapped
struct Compound {
  var id: Int
  enum Isomer {}
}
// @mapped tag: "t"
protocol Shape {}
enum Other {
  // @mapped tag: "t"
  protocol Shape {}
  // @mapped key: "a"
  struct Round: Shape { var radius: Int }
}
// @mapped key: "b"
struct Square: Shape { var side: Int }
