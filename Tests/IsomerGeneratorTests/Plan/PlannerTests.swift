import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct PlannerTests {
  private func plan(_ members: String, type: String = "") throws -> MappingPlan {
    let file = DeclarationParser.parse(
      SourceFile(path: "x.swift", text: "// @mapped \(type)\nstruct S {\n\(members)\n}\n"))
    let reporter = Reporter()
    let classes = ClassIndex([ModuleFile(file: file)])
    let context = FileContext(file, TypeTransformers(), OptionReader(reporter), reporter)
    let built = ModelBuilder.build(
      context, classes: classes, defaults: DefaultOptions([], of: [:]))
    let model = try #require(built.models.first)
    #expect(reporter.diagnostics.map(\.rendered) == [])
    return Planner(model).plan()
  }

  @Test func pathsThatMeetShareAnObject() throws {
    let plan = try self.plan(
      """
      var id: Int
      var login: String  // @mapped key: "user.login"
      var userID: Int  // @mapped key: "user.id"
      """)
    #expect(plan.root.keys.map(\.key) == ["id", "user"])
    let user = try #require(plan.root.keys[1].object)
    #expect(user.keys.map(\.key) == ["login", "id"])
    #expect(user.keys.map(\.visits) == [1, 1])
    #expect(plan.keySetNames[[.key("user")]] == "mappedKeys_user")
    #expect(plan.written.count == 2)
  }

  @Test func keySetNamesStayApart() throws {
    let plan = try self.plan(
      """
      var a: Int  // @mapped key: "x.y.a"
      var b: Int  // @mapped key: "x-y.b"
      """)
    let names = plan.objects.compactMap { plan.keySetNames[$0.path] }
    #expect(Set(names).count == names.count)
  }

  @Test func alternativesAreRanked() throws {
    let plan = try self.plan("var a: Int  // @mapped alias: [\"b\", \"c.d\"], alias: \"e\"")
    #expect(plan.slots.map(\.name) == ["a", "mappedAlternative_a"])
    #expect(plan.root.keys.map { $0.readers.map(\.rank) } == [[0], [1], [], [3]])
  }

  @Test func indexesAreReadAndNotWritten() throws {
    let plan = try self.plan("var a: Int?  // @mapped key: \"x[2].y\", skip: .write")
    let array = try #require(plan.root.keys[0].array)
    #expect(array.elements.map(\.key) == ["2"])
    #expect(plan.written.isEmpty)
  }

  @Test func fieldsAreRememberedAndWrittenEachAtItsPlace() throws {
    let plan = try self.plan(
      """
      var a: Int  // @mapped key: "x.a"
      // @mapped fields: ["x.b", "y"], with: T()
      var b: Int
      """)
    #expect(plan.root.keys.map(\.key) == ["x", "y"])
    #expect(plan.root.keys[0].object?.keys.map { $0.readers.map(\.field) } == [[nil], [0]])
    #expect(plan.root.keys[1].readers.map(\.field) == [1])
    #expect(plan.slots.map(\.name) == ["a", "b", "mappedFields_b"])
    #expect(plan.required.map(\.slot) == ["a"])
    #expect(plan.written.count == 2)
    guard case .object("x", false, let members) = plan.written[0] else {
      Issue.record("no container")
      return
    }
    #expect(members.count == 2)
  }

  @Test func projectionsAreReadAtTheirArray() throws {
    let plan = try self.plan("var a: [Int]  // @mapped key: \"x.y[].z\", skip: .write")
    let array = try #require(plan.root.keys[0].object?.keys.first)
    #expect(array.readers.map(\.projection) == [[.every, .key("z")]])
    #expect(array.array == nil)
    #expect(plan.required.map(\.path) == ["x.y"])
    #expect(plan.written.isEmpty)
  }

  @Test func strictModelsLookIntoProjections() throws {
    let plan = try self.plan(
      """
      var a: [Int]  // @mapped key: "x[].y[0].a", skip: .write
      var b: [Int]  // @mapped key: "x[].y[].b", skip: .write
      var c: Int?  // @mapped key: "x[1].c", skip: .write
      """, type: "unknown: .error")
    let texts = plan.objects.map { "\($0.text): \($0.keys.map(\.key).joined(separator: " "))" }
    #expect(
      texts.sorted() == [
        ": x", "x[1].y[0]: a b", "x[1].y[]: b", "x[1]: c y", "x[].y[0]: a b", "x[].y[]: b",
        "x[]: y",
      ])
  }

  @Test func underPrefixesEverything() throws {
    let plan = try self.plan("var a: Int", type: "under: \"data.x\", unknown: .error")
    #expect(!plan.root.isLevel)
    let level = try #require(plan.objects.first { $0.isLevel })
    #expect(level.text == "data.x")
    #expect(plan.required.map(\.path) == ["data.x.a"])
  }

  @Test func onlyWhatHasNoDefaultIsRequired() throws {
    let plan = try self.plan(
      """
      var a: Int
      var b = 1
      var c: Int?
      var d: Int  // @mapped default: 2
      var e: Int?  // @mapped required
      """)
    #expect(plan.required.map(\.slot) == ["a", "e"])
    #expect(plan.slots.map(\.declaration).suffix(1) == [": Int?? = nil"])
  }

  @Test func `the runtime finds a missing key if its presence means a value`() throws {
    let plan = try self.plan(
      """
      var a: Int
      var b: Int?  // @mapped required
      var c: Int  // @mapped alias: "other"
      var d: Int  // @mapped key: "inner.d"
      """)
    #expect(plan.required.filter(\.isKey).map(\.slot) == ["a", "b"])
    #expect(plan.required.map(\.slot) == ["a", "b", "c", "d"])
  }

  @Test func `the runtime finds missing keys if there are at most 63`() throws {
    for count in [63, 64] {
      let members = (0..<count).map { "var p\($0): Int" }.joined(separator: "\n")
      let required = try plan(members).required
      #expect(required.count == count && required.allSatisfy { $0.isKey == (count == 63) })
    }
  }
}
