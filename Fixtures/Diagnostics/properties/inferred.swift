import Foundation

// @mapped
struct Box<Item> { var item: Item }
struct Plain {}
// @mapped
struct Post {
  var link = URL(string: "https://example.com")
  var number = Int("5")
  var maybe = Optional(5)
  var zeros = Array(repeating: 0, count: 3)
  var tags: Set = ["a"]
  var box = Box(item: 1)
  var plain = Plain()
}
