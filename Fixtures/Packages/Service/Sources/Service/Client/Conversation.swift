import Foundation
import Isomer
import IsomerStreams

/// A conversation with the service that shows what it does, and fails if an answer is unexpected.
struct Conversation {
  let client: IssueClient

  struct Unexpected: Error, CustomStringConvertible {
    var description: String
  }

  func run() async throws {
    try await createIssues()
    try await sendInvalidDocuments()
    try await importIssues()
    try await readOpenAPI()
  }

  private func expect(_ condition: Bool, _ text: String) throws {
    print(text)
    if !condition { throw Unexpected(description: "unexpected: \(text)") }
  }

  private func createIssues() async throws {
    let user = User(login: "ann", page: URL(string: "https://example.com/ann"))
    let new = NewIssue(title: "Decode dates", labels: ["bug"], author: user)
    let issue = try await client.create(new)
    try expect(issue.id == 1 && issue.author == user, "created: \(try issue.jsonString())")
    try expect(try await client.issue(1) == issue, "read again: the same issue")
    let patch = Data(#"{"state": "closed", "author": null}"#.utf8)
    let changed = try Issue(json: try await client.send("PATCH", "/issues/1", patch))
    try expect(
      changed.state == .closed && changed.author == nil && changed.title == issue.title,
      "changed: \(try changed.jsonString())")
  }

  private func sendInvalidDocuments() async throws {
    let body = #"{"title": "", "labels": ["a", 7], "author": {"login": "Ann"}, "colour": 1}"#
    let problem = try await failure("POST", "/issues", body)
    try expect(problem.status == 422, "\(problem.status) \(problem.title): \(problem.detail ?? "")")
    for error in problem.errors { print("  \(error.path): \(error.message)") }
    try expect(
      Set(problem.errors.map(\.path)) == ["title", "labels[1]", "author.login", "colour"],
      "all \(problem.errors.count) errors at once")
    let syntax = try await failure("POST", "/issues", #"{"title": "#)
    try expect(syntax.status == 422, "\(syntax.status): \(syntax.errors.map(\.message))")
    let long = try await failure("POST", "/issues", String(repeating: " ", count: 2_000_000))
    try expect(long.status == 413, "\(long.status): \(long.title)")
    let missing = try await failure("GET", "/issues/99")
    try expect(missing.status == 404, "\(missing.status): \(missing.detail ?? "")")
    let state = try await failure("GET", "/issues?state=lost")
    try expect(state.status == 422, "\(state.status): \(state.errors.map(\.message))")
  }

  private func failure(_ method: String, _ path: String, _ body: String? = nil) async throws
    -> Problem
  {
    do {
      try await client.send(method, path, body.map { Data($0.utf8) })
      throw Unexpected(description: "\(method) \(path) succeeds")
    } catch let failure as IssueClient.Failure {
      return failure.problem
    }
  }

  /// Imports 20,000 lines, three of which are invalid.
  private func importIssues() async throws {
    var lines = Data()
    for number in 1...20_000 {
      let title = number % 8000 == 3 ? "" : "Issue \(number)"
      lines += Data(
        #"{"id":\#(number),"title":"\#(title)","created_at":"2026-01-02T03:04:05Z"}"#.utf8)
      lines += Data("\n".utf8)
    }
    var progress = 0
    var rejected: [InvalidValue] = []
    var summary: ImportSummary?
    let answer = try await client.send("POST", "/imports", lines)
    for event in ImportEvent.lines(json: answer) {
      switch try event.get() {
      case .progress: progress += 1
      case .rejected(let errors): rejected += errors
      case .finished(let result): summary = result
      }
    }
    try expect(progress == 39, "imported with \(progress) reports of progress")
    for error in rejected { print("  line \(error.line ?? 0): \(error.path): \(error.message)") }
    try expect(rejected.map(\.line) == [3, 8003, 16_003], "rejected \(rejected.count) lines")
    try expect(
      summary?.imported == 19_997 && summary?.rejected == 3 && summary?.bytes == lines.count,
      "imported \(summary?.imported ?? 0) issues, \(summary?.bytes ?? 0) bytes")
    let history = try await client.imports().imports
    try expect(history == [summary].compactMap(\.self), "the history has the import")
    let open = try await client.issues(in: .open)
    try expect(open.total == 19_997 && open.issues.count == 2, "\(open.total) issues are open")
  }

  private func readOpenAPI() async throws {
    let document = try JSONValue(json: try await client.send("GET", "/openapi.json"))
    let schemas = document["components.schemas"]?.object?.keys ?? []
    let paths = document["paths"]?.object?.keys ?? []
    try expect(
      Set(schemas).isSuperset(of: ["Issue", "NewIssue", "IssueList", "ImportEvent", "Problem"])
        && document["openapi"] == "3.1.0",
      "OpenAPI \(document["openapi"]?.string ?? "?"): \(paths), \(schemas.count) schemas")
  }
}
