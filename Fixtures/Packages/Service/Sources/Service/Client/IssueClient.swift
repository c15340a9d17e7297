import Foundation
import Isomer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A client of the service.
struct IssueClient {
  let base: URL

  /// The answer to a request that failed.
  struct Failure: Error {
    let problem: Problem
  }

  /// Sends a request and returns the body of the response; throws a `Failure` unless it succeeded.
  @discardableResult
  func send(_ method: String, _ path: String, _ body: Data? = nil) async throws -> Data {
    guard let url = URL(string: path, relativeTo: base) else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let status = (response as? HTTPURLResponse)?.statusCode, status < 300 else {
      throw Failure(problem: try Problem(json: data))
    }
    return data
  }

  func create(_ issue: NewIssue) async throws -> Issue {
    try Issue(json: try await send("POST", "/issues", try issue.json()))
  }

  func issue(_ id: Int64) async throws -> Issue {
    try Issue(json: try await send("GET", "/issues/\(id)"))
  }

  func issues(in state: IssueState) async throws -> IssueList {
    try IssueList(json: try await send("GET", "/issues?state=\(state.rawValue)&limit=2"))
  }

  func imports() async throws -> ImportList {
    try ImportList(json: try await send("GET", "/imports"))
  }
}
