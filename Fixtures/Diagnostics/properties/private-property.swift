// @mapped
struct Post {
  var title: String
  private var token: String
  fileprivate var secret = ""
}
