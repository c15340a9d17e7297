// Cases of an untagged enum that an earlier case hides.

// @mapped untagged
enum Anything {
  case value(JSONValue)
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

// @mapped untagged
enum Members {
  case move(x: Int)
  case jump(x: Int)
  case draw(x: Int, y: Int)
  case hide(/* @mapped key: "x" */ with: Double, /* @mapped key: "y" */ height: Double)
  case show(x: String, y: String?)
  case name(x: String)
  case note(x: String = "")
}

// @mapped untagged, unknown: .error
enum StrictMembers {
  case move(x: Int)
  case jump(x: Int)
  case draw(x: Int, y: Int)
}

// @mapped
struct Person { var name: String }

// @mapped
struct Company { var name: String; var size: Int }

// @mapped
struct Closed { var name: String?; var size: Int }

// @mapped untagged
enum Owners {
  case person(Person)
  case company(Company)
  case closed(Closed)
  case again(Person)
  case named(name: String, age: Int)
}

// @mapped untagged
enum OrderedOwners {
  case company(Company)
  case closed(Closed)
  case person(Person)
}

// @mapped untagged
enum Lists {
  case numbers([Double])
  case integers([Int])
  case pair(Int, Double)
  case optionals([Double?])
  case names([String: String])
  case dates([String: Date])
}
