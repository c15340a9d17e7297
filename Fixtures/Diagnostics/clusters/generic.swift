// Generic classes in hierarchies whose generated code would need other arguments.

// @mapped tag: "type"
class Box<Content> {
  var content: Content?
}

// @mapped
final class TextBox: Box<String> {
  var text = ""
}

// @mapped
open class Shelf<Content> {
  var content: Content?
}

// @mapped derive: .equality
class Crate<Content> {
  var content: Content?
}

// @mapped derive: .merge
class Part {
  var id = 0
}

// @mapped
class ListPart<Element>: Part {
  var elements: [Element] = []
}

// @mapped
final class TextPart: ListPart<String> {}

// @mapped
final class Unnamed<Value>: Part {
  var value: Value?
}

struct Plain {}

// @mapped
class Row<Element> {
  var elements: [Element] = []
}

// @mapped
final class PlainRow: Row<Plain> {}

// @mapped version: 1
class Kept<Element> {
  var elements: [Element] = []
}

// @mapped
final class KeptText: Kept<String> {}

enum Outer<Parameter> {
  // @mapped
  class Inner {
    var parameter: Parameter?
  }
}

// @mapped
struct Holder {
  // @mapped key: "x"
  var any: any Equatable
}
