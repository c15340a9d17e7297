// @mapped
final class Account {
  let id: Int
  var name: String?
  init(number: Int) { id = number }
}
