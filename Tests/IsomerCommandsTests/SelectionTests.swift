import IsomerGenerator
import IsomerSyntax
import Testing

@testable import IsomerCommands

@Suite struct SelectionTests {
  private func target(_ module: String, _ sources: [String: String]) -> GeneratedTarget {
    let files = sources.sorted { $0.key < $1.key }.map { name, text in
      SourceFile(path: "/models/\(name).swift", bytes: Array(text.utf8))
    }
    return GeneratedTarget(module: module, files: Generator(module: module).run(files).files)
  }

  private var models: GeneratedTarget {
    let issue = "// @mapped\nstruct Issue {\n  // @mapped\n  struct Fields { var a = 1 }\n}"
    return target(
      "Models", ["Issue": issue, "B": "struct B {}", "C": "// @mapped\nenum C { case a }"])
  }

  @Test(arguments: [
    ("Issue.swift", ["Issue.mapped.swift"]), ("C.mapped.swift", ["C.mapped.swift"]),
    ("Sources/App/C.swift", ["C.mapped.swift"]), ("Issue", ["Issue.mapped.swift"]),
    ("Issue.Fields", ["Issue.mapped.swift"]), ("B.swift", ["B.mapped.swift"]), ("B", []),
    ("Fields", []),
  ])
  func selectsFiles(_ name: String, _ expected: [String]) {
    #expect(models.named([name]).map(\.name) == expected)
    #expect(models.contains(name) == !expected.isEmpty)
  }

  @Test func selectsFilesWithModels() {
    #expect(models.named([]).map(\.name) == ["C.mapped.swift", "Issue.mapped.swift"])
  }

  @Test func selectsTargetsWithNames() throws {
    let targets = [
      target("First", ["A": "// @mapped\nstruct A { var x = 1 }"]),
      target("Empty", ["E": "struct E {}"]),
      target("Second", ["B": "// @mapped\nstruct B { var x = 1 }"]),
    ]
    let (first, second) = (targets[0].text(of: ["A"]), targets[2].text(of: ["B"]))
    #expect(try targets.texts(of: ["A"]) == [first])
    #expect(try targets.texts(of: ["B", "A"]) == [first, second])
    #expect(try targets.texts(of: []) == [first, second])
    #expect(try [targets[1]].texts(of: []) == [""])
    #expect {
      try targets.texts(of: ["A", "D"])
    } throws: {
      ($0 as? SelectionProblem)?.text.hasPrefix("there is no file or mapped type 'D'; ") == true
    }
  }

  private static let known = ["Issue", "Issue.Fields", "Page", "User", "User.Fields", "Repository"]

  @Test(arguments: [
    // A nested type.
    ("Fields", "; did you mean 'Issue.Fields' or 'User.Fields'?"),
    // Another case.
    ("issue", "; did you mean 'Issue'?"), ("issue.fields", "; did you mean 'Issue.Fields'?"),
    // The name of the module.
    ("Models.Issue", "; did you mean 'Issue'?"),
    ("Models.User.Fields", "; did you mean 'User.Fields'?"),
    // A misspelling.
    ("Isue", "; did you mean 'Issue'?"), ("Repositories", "; did you mean 'Repository'?"),
    ("Isue.Fields", "; did you mean 'Issue.Fields'?"),
    ("Feilds", "; did you mean 'Issue.Fields' or 'User.Fields'?"),
    ("Pag<Int>", "; did you mean 'Page'?"),
    // Nothing is similar.
    ("Z", "; available: Issue, Issue.Fields, Page, Repository, User, User.Fields"),
  ])
  func suggestsNames(_ name: String, _ expected: String) {
    let problem = KnownNames(noun: "mapped type", names: Self.known).problem(with: name)
    #expect(problem.text == "there is no mapped type '\(name)'\(expected)")
  }

  @Test func shortensLongLists() {
    let text = KnownNames(noun: "type", names: (100..<130).map { "T\($0)" }).problem(with: "x").text
    #expect(text.hasPrefix("there is no type 'x'; available: T100, T101, "))
    #expect(text.hasSuffix(", T119 and 10 others"))
    #expect(KnownNames(noun: "type", names: []).problem(with: "x").text == "there is no type 'x'")
  }

  @Test func selectsTargetsWithProfile() throws {
    let targets = [("A", ""), ("B", "(api)")].map { module, profile in
      let text =
        "// @mapped\n// @mapped\(profile)\nstruct A {\n  // @mapped\(profile) key: \"b\"\n  var x = 1\n}"
      let (target, mappings, _) = Generator(module: module).understand([
        SourceFile(path: "/models/A.swift", text: text)
      ])
      return MappedTarget(module: module, target: target, mappings: mappings)
    }
    #expect(try targets.having(nil).map(\.module) == ["A", "B"])
    #expect(try targets.having("api").map(\.module) == ["B"])
    #expect {
      try targets.having("apl")
    } throws: {
      ($0 as? SelectionProblem)?.text == "there is no profile 'apl'; did you mean 'api'?"
    }
  }
}
