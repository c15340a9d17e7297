/// Names that are not plain identifiers.
// @mapped
struct `Odd names`: Equatable {
  var `hello world`: Int
  var `1st`: String?  // @mapped alias: "first"
  var `type`: `Type`
  var letter: Letter
  var été = 1, 名前: String?

  // @mapped
  enum `Type`: String { case `404`, `a b`, `default`, `self` }
  // @mapped
  enum Letter { case `init`, `Type`, none, some }
}

/// Private setters, and argument labels that require back-ticks.
// @mapped
struct `Odd labels`: Equatable {
  private(set) var `inout`: Int
  private(set) var `two words`: Int
}
