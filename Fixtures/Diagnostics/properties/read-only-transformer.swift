import Isomer

struct Uppercasing: ForwardTransformer {
  func transform(_ input: String) -> String { input.uppercased() }
}

// @mapped
struct Post {
  // @mapped with: Uppercasing()
  var title: String
  // @mapped with.read: Uppercasing()
  var body: String
  // @mapped with: Uppercasing(), skip: .write
  var note: String
  // @mapped with: .reading { (text: String) in text.count }
  var length: Int
}
