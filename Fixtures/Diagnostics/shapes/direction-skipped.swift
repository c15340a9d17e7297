struct Reversing: ForwardTransformer {
  func transform(_ input: String) -> Name { Name(text: String(input.reversed())) }
}

// @mapped for: Name, with: Reversing()
protocol NameShape {}

struct Name { var text: String }

// @mapped
struct Person {
  var first: Name
  var others: [Name]
  // @mapped skip: .write
  var read: Name
}
