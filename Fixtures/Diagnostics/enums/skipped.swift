// @mapped
enum Upload {
  case started(/* @mapped skip */ at: Int)
  case done(/* @mapped skip: .read */ etag: String, size: Int)
  case text(/* @mapped skip: .write */ String)
  case both(Int, /* @mapped skip, key: "k", check: 1...2 */ Int = 1)
  // @mapped fallback, skip: .read
  case other
}

// @mapped
enum Hidden {
  // @mapped skip: .read
  case a
  case b  // @mapped skip
}

// @mapped skip: .read, after.read: { _ in }, before.read: Written.prepare
enum Written { case a }

// @mapped skip: .write, before.write: { _ in }, after.read: { _ in }
struct Read {
  var id: Int
  // @mapped key: "a", key.read: "b", key.write: "c"
  var name: String
}

// @mapped skip
protocol Nowhere {}
// @mapped key: has("a"), key.read: "b"
struct Somewhere: Nowhere { var a: Int }
