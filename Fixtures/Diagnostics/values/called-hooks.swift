// @mapped after.read: validate(), before.write: Self.hook()
struct User {
  var name: String

  func validate() {}
  static func hook() -> (inout User) -> Void { { _ in } }
}
