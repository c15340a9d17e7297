import Hummingbird
import Isomer

/// Turns errors into problem details (RFC 9457); an invalid document into 422 with all its errors.
struct ProblemMiddleware<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as MappingError {
      return try respond(.unprocessableContent, try InvalidValue.all(in: error))
    } catch let error as any HTTPResponseError {
      return try respond(error.status, detail: (error as? HTTPError)?.body)
    }
  }

  private static func count(_ errors: [InvalidValue]) -> String {
    errors.count == 1 ? "a value cannot be read" : "\(errors.count) values cannot be read"
  }

  private func respond(
    _ status: HTTPResponse.Status, _ errors: [InvalidValue] = [], detail: String? = nil
  ) throws -> Response {
    let problem = Problem(
      title: status.reasonPhrase, status: status.code,
      detail: errors.isEmpty ? detail : Self.count(errors), errors: errors)
    return try Response(problem, status: status, contentType: "application/problem+json")
  }
}
