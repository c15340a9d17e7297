import Foundation
import Hummingbird
import Isomer

/// The largest body of a request that is read as a whole, in bytes.
private let bodyLimit = 1 << 20

extension Request {
  /// The body as bytes; a larger one is an error with the status 413.
  func data() async throws -> Data {
    Data(try await body.collect(upTo: bodyLimit).readableBytesView)
  }

  /// Reads a model from the body.
  func model<Model: Readable>(_ type: Model.Type) async throws -> Model {
    try Model(json: try await data())
  }
}

extension Response {
  /// Creates a response with the JSON of a value.
  init(
    _ value: some Writable, status: HTTPResponse.Status = .ok,
    contentType: String = "application/json"
  ) throws {
    self.init(
      status: status, headers: [.contentType: contentType],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: try value.json())))
  }
}
