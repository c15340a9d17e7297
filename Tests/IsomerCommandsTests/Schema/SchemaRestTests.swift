import Testing

@testable import IsomerCommands

@Suite struct SchemaRestTests {
  private let source = """
    // @mapped
    struct Operation {
      // @mapped key: "x-id"
      var id: Bool?
      // @mapped rest: .prefix("x-")
      var extensions: [String: Value]
      // @mapped rest: .prefix("x-own.")
      var own: OrderedMap<Bool?>
      // @mapped rest
      var points: [String: Point]
    }
    // @mapped
    struct Point { var isOn: Bool }
    // @mapped unknown: .error
    struct Closed {
      // @mapped flatten
      var point: Point
      // @mapped rest: .prefix("x-")
      var extensions: [String: Bool]
    }
    // @mapped under: "data"
    struct Under {
      // @mapped rest
      var numbers: [Int: Bool]
    }
    // @mapped
    struct Plain {
      // @mapped rest
      var others: [String: Value]
    }
    // @mapped
    struct Mapped { var points: OrderedMap<Point?> }
    """

  @Test func describesUnknownMembers() throws {
    let text = SchemaText(source)
    for name in ["Operation", "Closed", "Under", "Plain", "Mapped"] { print(try text.of(name)); print(try SchemaText(source, .write).of(name)) }
  }
}
