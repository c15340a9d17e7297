// @mapped
struct Order {
  var id: Int  // @mapped null: .omit
  var count: Int  // @mapped omit: .empty
  var note: String?  // @mapped null: .write, omit: .default
  var title: String  // @mapped omit: .empty
  var size: Int? = 20  // @mapped null: .omit
  var tags = ["new"]  // @mapped omit: .empty
  var price: Int  // @mapped omit: .default
  let version = 1  // @mapped omit: .default
  var list: [Int] = []  // @mapped omit: [.off, .empty]
  var ratio: Double  // @mapped omit: { $0 == 0 }
  var first = ""  // @mapped fields: ["a", "b"], with: Joining(), omit: .default
  var inner: Inner  // @mapped flatten, omit: .empty
  var read: [Int]?  // @mapped skip: .write, omit: .empty
  var ok: [Int]?  // @mapped omit: .empty, null: .omit
  var word: Int?  // @mapped omit: 5
  var none: Int?  // @mapped omit: .null
}

// @mapped
struct Inner {
  var x = 1
}

// @mapped omit: { $0 == 1 }
struct TypeWide {
  var x = 1
}

// @mapped omit: .empty
enum Event {
  case note(String  /* @mapped omit: .empty */)
}
