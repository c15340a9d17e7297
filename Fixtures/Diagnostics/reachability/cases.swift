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
enum Names {
  case name(String)
  case auto
}

// @mapped untagged
enum OrderedNames {
  case auto
  case name(String)
}
