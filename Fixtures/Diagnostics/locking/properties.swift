// Properties that have changed since they were locked, in the same version.

// @mapped version: 1
struct Added {
  var id: Int
  var title: String
}

// @mapped version: 1
struct AddedWithDefault {
  var id: Int
  var title = ""
  var note: String?
}

// @mapped version: 1
struct Removed {
  var id: Int
}

// @mapped version: 1
struct Renamed {
  var id: Int
  var title: String
}

// @mapped version: 1
struct RenamedRightly {
  // @mapped was: "label"
  var title: String
}

// @mapped version: 1
struct Retyped {
  var id: String
  var count: Int32
  var tags: [Int]
  var by: [Int: Int]
}

// @mapped version: 1
struct Widened {
  var count: Int
  var tags: Set<Double>
  var note: String?
  var when = Date()
}

// @mapped version: 1
struct Other {
  // @mapped with: ColorName()
  var color: Color
}

struct Color {}
