// @mapped
struct Post {
  private(set) var title: String
  private var token = ""  // @mapped skip
}
