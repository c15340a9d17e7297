import Isomer

// @mapped keys: .snake
struct Post {
  let id: Int
  // @mapped kee: "headline"
  let title: String
  private let token: String
  // @mapped key: "id"
  let number: Int
}
