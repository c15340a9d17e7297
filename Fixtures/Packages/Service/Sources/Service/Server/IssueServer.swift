import Foundation
import Hummingbird
import Isomer
import IsomerArchive
import Logging

/// The service: issues in SQLite, and the history of imports in a store of archives.
struct IssueServer {
  private let database: Database
  private let imports: ModelStore<ImportSummary>

  /// Opens the data in a folder, which is created if it is missing.
  init(folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    database = try Database(at: folder.appendingPathComponent("issues.sqlite").path)
    imports = try ModelStore(at: folder.appendingPathComponent("imports"))
  }

  /// Runs until the task is cancelled; port 0 selects a free one.
  func run(port: Int, onRunning: @escaping @Sendable (Int) -> Void) async throws {
    var logger = Logger(label: "issues")
    logger.logLevel = .critical
    let app = Application(
      router: try router(),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in onRunning(channel.localAddress?.port ?? port) },
      logger: logger)
    try await app.run()
  }

  private func router() throws -> Router<BasicRequestContext> {
    let router = Router()
    router.middlewares.add(ProblemMiddleware())
    var document = OpenAPI()
    for endpoint in endpoints {
      document.add(endpoint.operation)
      guard let method = HTTPRequest.Method(rawValue: endpoint.operation.method.uppercased())
      else { throw HTTPError(.internalServerError) }
      router.on(RouterPath(endpoint.operation.path), method: method) { request, context in
        try await endpoint.respond(request, context)
      }
    }
    let openAPI = try document.document()
    router.get("openapi.json") { _, _ in try Response(openAPI) }
    return router
  }

  /// An operation and the code that answers its requests.
  private struct Endpoint: Sendable {
    var operation: OpenAPI.Operation
    var respond: @Sendable (Request, BasicRequestContext) async throws -> Response
  }

  private var endpoints: [Endpoint] {
    [
      Endpoint(
        operation: OpenAPI.Operation(
          method: "get", path: "/issues", summary: "Lists issues, all or those in a state.",
          response: ("IssueList", 200))
      ) { request, _ in
        let query = request.uri.queryParameters
        let state = try query["state"].map { try IssueState(.string(String($0))) }
        let limit = query["limit"].flatMap { Int($0) } ?? 50
        return try Response(try await database.issues(in: state, limit: limit))
      },
      Endpoint(
        operation: OpenAPI.Operation(
          method: "post", path: "/issues", summary: "Creates an issue.", request: "NewIssue",
          response: ("Issue", 201))
      ) { request, _ in
        let new = try await request.model(NewIssue.self)
        return try Response(try await database.create(new), status: .created)
      },
      Endpoint(
        operation: OpenAPI.Operation(
          method: "get", path: "/issues/{id}", summary: "Returns an issue.",
          response: ("Issue", 200))
      ) { _, context in
        let id = try context.parameters.require("id", as: Int64.self)
        return try Self.found(try await database.issue(id), id)
      },
      Endpoint(
        operation: OpenAPI.Operation(
          method: "patch", path: "/issues/{id}",
          summary: "Changes an issue by some of its members.", response: ("Issue", 200))
      ) { request, context in
        let id = try context.parameters.require("id", as: Int64.self)
        return try Self.found(try await database.update(id, with: try await request.data()), id)
      },
      Endpoint(
        operation: OpenAPI.Operation(
          method: "post", path: "/imports",
          summary: "Imports issues in JSON Lines, and reports the progress in JSON Lines.",
          response: ("ImportEvent", 200), type: "application/jsonl")
      ) { request, _ in
        Importer(database: database, imports: imports).respond(to: request)
      },
      Endpoint(
        operation: OpenAPI.Operation(
          method: "get", path: "/imports", summary: "Lists the completed imports.",
          response: ("ImportList", 200))
      ) { _, _ in
        let found = try imports.all().sorted { $0.startedAt < $1.startedAt }
        return try Response(ImportList(imports: found))
      },
    ]
  }

  private static func found(_ issue: Issue?, _ id: Int64) throws -> Response {
    guard let issue else { throw HTTPError(.notFound, message: "there is no issue \(id)") }
    return try Response(issue)
  }
}
