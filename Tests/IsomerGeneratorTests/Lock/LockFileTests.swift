import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests the contents of lock files and their changes.
struct LockFileTests {
  private func shapes(_ source: String) -> [CurrentShape] {
    Generator(module: "M").run([SourceFile(path: "M.swift", text: source)]).shapes
  }

  private func lock(_ source: String, after old: LockFile = LockFile(), byForce: Bool = false)
    -> LockFile
  {
    old.updated(shapes(source), byForce: byForce)
  }

  private func text(_ lock: LockFile) -> String {
    lock.text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }

  @Test func everythingThatIsKeptIsLocked() {
    let lock = lock(
      """
      // @mapped version: 2
      struct Box<T> {
        var content: [String: T?]
        var kind: Kind
        var color: Color      // @mapped with: Named()
        var parts: Swift.Set<Part>
        // @mapped skip: .archive
        var cache: Int?
      }
      // @mapped key.archive: "Odd name"
      enum Kind { case plain, odd(Int, String) }
      // @mapped
      struct Part: Hashable { var `default`: Double }
      // @mapped
      struct NeverKept { var x: Int }
      struct Color {}
      """)
    #expect(
      text(lock) == """

        Box 2
          content: [String: T?]
          kind: Odd name
          color: Color with Named()
          parts: Set<Part>

        "Odd name" 0
          case plain
          case odd

        "Odd name.odd" 0
          0: Int
          1: String

        Part 0
          default: Double

        """)
  }

  @Test(arguments: [
    "", "// @mapped version: 1\nstruct A { var x: Int }",
    "// @mapped version: 1, key.archive: \"class\"\nclass A { init() {} }\n// @mapped\nclass B: A {}",
    "// @mapped version: 7, key.archive: \"a \\\"b\\\" \\\\ é\"\nenum A { case x(case: Int?), y }",
  ])
  func theTextIsReadBackAsItWas(_ source: String) throws {
    let lock = lock(source)
    let read = try LockFile(path: "Isomer.lock", text: lock.text)
    #expect(read.entries.map(\.shape) == lock.entries.map(\.shape))
    #expect(read.text == lock.text)
  }

  @Test func pastVersionsStay() {
    let first = lock("// @mapped version: 1\nstruct A { var x: Int }")
    let second = lock("// @mapped version: 2\nstruct A { var y = 1 }", after: first)
    #expect(text(second) == "\nA 2\n  y: Int\n\nA 1\n  x: Int\n")
    let gone = lock("// @mapped version: 1\nstruct B { var z: Int }", after: second)
    #expect(text(gone) == "\nB 1\n  z: Int\n")
  }

  /// Archives of each schema may exist.
  @Test func aVersionMayHaveSeveralShapes() throws {
    let first = lock("// @mapped version: 1\nstruct A { var x: Int }")
    let changed = "// @mapped version: 1\nstruct A { var x: Int; var y = 1 }"
    let second = lock(changed, after: first)
    #expect(text(second) == "\nA 1\n  x: Int\n  y: Int\n\nA 1\n  x: Int\n")
    #expect(try LockFile(path: "", text: second.text).text == second.text)
    let forced = lock(changed, after: second, byForce: true)
    #expect(text(forced) == "\nA 1\n  x: Int\n  y: Int\n")
  }

  @Test func eachShapeOfAVersionIsCompared() throws {
    let lock = try LockFile(path: "l", text: "A 1\n  x: Int\n\nA 1\n  z: Int\n")
    let source = SourceFile(
      path: "M.swift", text: "// @mapped version: 1\nstruct A { var x: Int }")
    let output = Generator(module: "M", lock: lock).run([source])
    #expect(output.diagnostics.map(\.message.id) == ["lock-lacks"])
  }

  @Test func whatIsLockedAsItIsSaysNothing() {
    let source = "// @mapped version: 3\nstruct A { var x: Int }\n// @mapped\nenum K { case a }"
    let lock = lock(source)
    let output = Generator(module: "M", lock: lock)
      .run([SourceFile(path: "M.swift", text: source)])
    #expect(output.diagnostics.isEmpty)
  }
}

/// Tests which types can read the archived values of other types.
struct ArchivedTypesTests {
  @Test(arguments: [
    ("Int32", "Int"), ("T", "T?"), ("[Float]", "Set<Double>"), ("[[Int8]]", "[[Int]]"),
    ("[Int]?", "[Int?]?"), ("UInt8?", "Int?"), ("Character", "String"),
    ("[[String: Int]]", "Set<[String: Int]>"), ("Array<Int8>", "[Int]"), ("Int32", "Double"),
    ("UInt8", "Float16"), ("Float", "TimeInterval"), ("CGFloat", "Double"),
    ("[String: Int8]", "OrderedMap<Int>"), ("[Int8: [Float]]", "[Int: [Double]]"),
    ("OrderedMap<JSONValue>", "[String: JSONValue]"), ("Range<Int32>", "Range<Int>"),
    ("Int??", "Int64??"),
    ("PropertyChange<Int8>", "PropertyChange<Int>"), ("Box<Int8, [T]>", "Box<Int, [T?]>"),
    ("Circle", "Shape"),
    ("[Circle]", "Set<any Shape>"), ("any Shape", "(any Shape)?"),
    ("(Int, [a: b])", "(Int, [a: b])?"),
    ("A with Isomer.ShapeTransformer<B>()", "A? with Isomer.ShapeTransformer<B>()"),
  ])
  func wider(_ old: String, _ new: String) {
    #expect(types.reads(old, as: new, hasDefault: false))
  }

  private let types = ArchivedTypes(supertypes: ["Circle": ["Shape"], "Box": []])

  @Test(arguments: [
    ("Int", "Int32"), ("T?", "T"), ("[Int]", "Int"), ("[String: Int]", "[Int]"),
    ("[Int]", "[String: Int]"), ("Int64", "UInt64"), ("[Int?]", "[Int]"), ("String", "URL"),
    ("[", "]"), ("[a]b[c]", "[a]"), ("Int64", "Double"), ("UInt16", "Float16"), ("Double", "Float"),
    ("Shape", "Circle"), ("Other<Int8>", "Other<Int>"), ("Box<Int>", "Box<Int?>"),
    ("Range<Int>", "ClosedRange<Int>"), ("Range<Int>", "[Int]"), ("[Int: T]", "OrderedMap<T>"),
    // An optional of a type that may be null is an array.
    ("JSONValue", "JSONValue?"), ("Int?", "Int??"), ("Int??", "Int?"),
    ("PropertyChange<Int>", "PropertyChange<Int>?"),
    ("A with B()", "A? with B()"), ("String", "Character"), ("A<[B>", "A<[B>?>"),
  ])
  func narrower(_ old: String, _ new: String) {
    #expect(!types.reads(old, as: new, hasDefault: false))
  }

  @Test func aDefaultStandsForNil() {
    #expect(types.reads("Int?", as: "Int", hasDefault: true))
    #expect(types.reads("[T]?", as: "Set<T>", hasDefault: true))
    #expect(!types.reads("JSONValue?", as: "JSONValue", hasDefault: true))
    #expect(!types.reads("Int??", as: "Int", hasDefault: true))
  }
}
