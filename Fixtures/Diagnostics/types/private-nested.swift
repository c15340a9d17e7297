// @mapped
struct User {
  var address: Address

  // @mapped
  private struct Address {
    var city: String
  }
}
