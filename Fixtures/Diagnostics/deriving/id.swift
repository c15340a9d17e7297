// @mapped
struct Post {
  static var all = 0  // @mapped skip, id
  lazy var key = "a"  // @mapped skip, id
  // @mapped skip, id
  private var secretly = 0
  #if DEBUG
  var debug = 0  // @mapped id
  #endif
  var computed: Int { get throws { 1 } }  // @mapped skip, id
  var made = make()  // @mapped skip, id
  var pair = (1, 2)  // @mapped skip, id
  var size: (Int, Int) = (1, 2)  // @mapped skip, id
  var author: Author  // @mapped id
  var name: String  // @mapped id: "x"
}

// @mapped derive: .equality
struct Author { var id: Int }
