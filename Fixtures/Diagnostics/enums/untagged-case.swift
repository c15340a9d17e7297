// @mapped tag: "kind"
enum Form {
  case dot  // @mapped untagged
  case box(Int)
  case at(lat: Int)  // @mapped untagged, key: "at"
  case far(lat: Int, lon: Int)  // @mapped untagged
  case other(JSONValue)  // @mapped untagged, fallback
}

// @mapped untagged
enum Loose {
  case number(Int)  // @mapped untagged
  case text(String)
}

// @mapped tag: "type"
enum Outer {
  case inner(Form)
  case map([String: Int])
}
