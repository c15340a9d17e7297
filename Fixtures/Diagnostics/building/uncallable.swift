// @mapped init: make(id:)
struct Throwing {
  let id: Int
  static func make(id: Int) throws -> Throwing { Throwing(id: id) }
}
// @mapped init: init(id:)
struct Failing {
  let id: Int
  init?(id: Int) { nil }
}
// @mapped init: .make(id:)
struct Hidden {
  let id: Int
  private static func make(id: Int) -> Hidden { Hidden(id: id) }
}
// @mapped after.read: fix, before.write: prepare
struct Hooked {
  var id: Int
  private mutating func fix() {}
  func prepare() async {}
}
