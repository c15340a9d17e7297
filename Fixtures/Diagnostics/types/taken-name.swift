// @mapped
struct Post {
  var id: Int
  struct MappedPartial {}
}
// @mapped derive: [.changes, .copy]
struct Draft {
  var copy: Int
  static var mappedKeys: Int { 1 }
  struct Changes {}
  func mappedMerge() {}
}
// @mapped
enum Event {
  case video(url: String)
  enum Mapped_video {}
}
struct AnyShape {}
// @mapped tag: "t"
protocol Shape {}
// @mapped key: "a"
struct Square: Shape { var side: Int }
