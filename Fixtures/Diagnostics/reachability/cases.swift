// Cases of an untagged enum that an earlier case hides.

// @mapped untagged
enum Anything {
  case value(Value)
  case number(Int)
  case list([Int])
}

// @mapped untagged
enum Scalars {
  case double(Double)
  case integer(Int)
  case small(Int8)
  case text(String)
  case date(Date)
  case again(String)
}

// @mapped untagged
enum Ordered {
  case small(UInt8)
  case integer(Int)
  case double(Double)
  case date(Date)
  case pair(/* @mapped check: .count(2) */ String)
  case text(String)
}

// @mapped untagged
enum Objects {
  case point(x: Int)
  case other(x: Int)
  case longer(x: Int8, y: Int)
  case real(x: Double)
  case perhaps(x: Int?)
  case name(String)
  case auto
}

// @mapped untagged
enum OrderedObjects {
  case longer(x: Int, y: Int)
  case checked(x: Int, /* @mapped check: 1...3 */ z: Int)
  case bounded(x: Int, z: Int)
  case point(x: Int)
  case perhaps(x: Int?)
  case auto
  case name(String)
}

// @mapped untagged, unknown: .error
enum ClosedObjects {
  case point(x: Int)
  case longer(x: Int, y: Int)
}
