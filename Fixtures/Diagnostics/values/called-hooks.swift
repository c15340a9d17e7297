// @mapped after: validate(), before: Self.hook()
struct User {
  var name: String

  func validate() {}
  static func hook() -> (inout User) -> Void { { _ in } }
}
