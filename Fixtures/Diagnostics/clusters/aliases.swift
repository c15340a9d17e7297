// Aliases of generic types as subtypes of clusters.

// @mapped tag: "type"
protocol Event {}

// @mapped
struct Page<Item>: Event {
  var items: [Item]
}

// @mapped key: "users"
typealias UserPage = Page<User>

// @mapped key: "users"
typealias TextPage = Page<String>

// @mapped key: "same"
typealias SamePage = Page<Array<Swift.String>>

// @mapped key: "list"
typealias ListPage = Page<[String]>

// @mapped key: has("items")
typealias IntPage = Page<Int>

// @mapped key: .otherwise
typealias BoolPage = Page<Bool>

// @mapped key: "any"
typealias AnyPage<Item> = Page<Item>

// @mapped key: "open"
typealias OpenPage = Page

// @mapped key: "plain"
typealias PlainPage = Page<Plain>

// @mapped key: "private"
private typealias PrivatePage = Page<Double>

// @mapped
struct User: Event {
  var name: String
}

struct Plain {}

// @mapped
typealias Name = String

// @mapped key: "box"
struct Box<Value>: Event {
  var value: Value
}

// @mapped(short) key: "b"
// @mapped
typealias IntBox = Box<Int>

// @mapped
struct Alone<Value> {
  var value: Value
}

// @mapped
typealias IntAlone = Alone<Int>

// @mapped
protocol Shape {}

// @mapped
struct Square<Side>: Shape {
  var side: Side
}

// @mapped key: has("side")
typealias IntSquare = Square<Int>

// @mapped key: "square"
typealias DoubleSquare = Square<Double>

// @mapped
typealias TextSquare = Square<String>

// @mapped tag: "type"
protocol Kept {}

// @mapped version: 1
struct Item<Value>: Kept {
  var value: Value
}

// @mapped
typealias IntItem = Item<Int>

// @mapped
typealias TextItem = Item<String>

// @mapped skip
typealias SkippedPage = Page<Float>
