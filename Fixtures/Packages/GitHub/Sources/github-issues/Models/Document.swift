import Isomer

/// What a file can hold: a list of issues, or one webhook payload.
///
/// There is nothing to annotate here, the kind of the value decides; so it is mapped by hand.
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
