import Isomer

/// The content of a file: a list of issues, or one webhook payload.
///
/// The kind of the value determines the case, so the conformances are written manually.
enum Document: Equatable {
  case issues([Issue])
  case webhook(Webhook)

  var issues: [Issue] {
    switch self {
    case .issues(let issues): issues
    case .webhook(let webhook): [webhook.issue]
    }
  }
}

extension Document: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Document {
    switch try reader.peekKind() {
    case .array: .issues(try [Issue].read(&reader))
    case .object: .webhook(try Webhook.read(&reader))
    default: throw reader.invalid("a list of issues or a webhook payload")
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .issues(let issues): issues.write(to: &writer)
    case .webhook(let webhook): webhook.write(to: &writer)
    }
  }
}
