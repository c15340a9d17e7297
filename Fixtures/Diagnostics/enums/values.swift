// @mapped
enum Mixed {
  case point(x: Int, Int)
  case line(/* @mapped key: "from" */ Int, Int, to: Int)
}

// @mapped untagged
enum Alone {
  case number(Int)  // @mapped key: "n"
  case text(/* @mapped alias: "t", required */ String)
  case maybe(/* @mapped default: 1 */ Int?)
}

// @mapped unknown: .error, null: .write, coerce
enum Names {
  case a, b
}

// @mapped tag: "type", content: "value"
enum Empty {
  case a, b
}

// @mapped
enum Words {
  case a(/* @mapped skip, keey: "x" */ x: Int)
  case b(/* @mapped coerce */ y: [Words])
  case c(/* @mapped key: "z" */ first: Int, /* @mapped key: "z" */ second: Int)
  case d(Any)
  case e(/* @mapped key: ["m", "n"] */ x: Int, /* @mapped key: has("o") */ y: Int)
  // @mapped fallback
  case other(/* @mapped with: .url */ String)
}
