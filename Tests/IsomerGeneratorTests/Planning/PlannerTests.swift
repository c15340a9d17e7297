import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct PlannerTests {
  private func plan(_ members: String, type: String = "") throws -> MappingPlan {
    let file = DeclarationParser.parse(
      SourceFile(path: "x.swift", text: "// @mapped \(type)\nstruct S {\n\(members)\n}\n"))
    var collector = DiagnosticCollector()
    let classes = ClassIndex([ModuleFile(file: file)])
    let built = ModelBuilder.build(file, classes: classes, &collector)
    let model = try #require(built.models.first)
    #expect(collector.diagnostics.map(\.rendered) == [])
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
    let plan = try self.plan("var a: Int?  // @mapped key: \"x[2].y\"")
    let array = try #require(plan.root.keys[0].array)
    #expect(array.elements.map(\.key) == ["2"])
    #expect(plan.written == [])
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
    #expect(plan.slots.map(\.declaration).suffix(1) == ["Int?? = nil"])
  }
}
