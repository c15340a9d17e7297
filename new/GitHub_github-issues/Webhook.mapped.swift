// Generated from Webhook.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Webhook: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    action: 6 required
    issue: 7 required
    comment
    label: 15
    assignee: 16
    repository: 17 required
    organization: 18
    sender: 19 required
    installation
    """, of: "Webhook.swift: Webhook", objects: [mappedKeys_comment, mappedKeys_comment_user, mappedKeys_installation])

  private static let mappedKeys_comment = Isomer.KeySet(
    """
    body: commentBody 10
    id: commentID 12
    user
    """, of: "Webhook.swift: Webhook", below: "comment")

  private static let mappedKeys_comment_user = Isomer.KeySet(
    """
    login: commentAuthor 14
    """, of: "Webhook.swift: Webhook", below: "comment.user")

  private static let mappedKeys_installation = Isomer.KeySet(
    """
    id: installationID 21
    """, of: "Webhook.swift: Webhook", below: "installation")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var action: Action? = nil
    var issue: Issue? = nil
    var commentBody: String? = nil
    var commentID: Int? = nil
    var commentAuthor: String? = nil
    var label: Label? = nil
    var assignee: User? = nil
    var repository: Repository? = nil
    var organization: Organization? = nil
    var sender: User? = nil
    var installationID: Int? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.action = try Action.read(&reader)
      case 1: partial.issue = try Issue.read(&reader)
      case 2:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_comment) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.commentBody = try String?.read(&reader)
            case 1: partial.commentID = try Int?.read(&reader)
            case 2:
              if try !reader.readNull() {
                try reader.members(of: mappedKeys_comment_user) { key, reader throws(Isomer.ReadingFailure) in
                  switch key {
                  case 0: partial.commentAuthor = try String?.read(&reader)
                  default: try reader.skipValue()
                  }
                }
              }
            default: try reader.skipValue()
            }
          }
        }
      case 3: partial.label = try Label?.read(&reader)
      case 4: partial.assignee = try User?.read(&reader)
      case 5: partial.repository = try Repository.read(&reader)
      case 6: partial.organization = try Organization?.read(&reader)
      case 7: partial.sender = try User.read(&reader)
      case 8:
        if try !reader.readNull() {
          try reader.members(of: mappedKeys_installation) { key, reader throws(Isomer.ReadingFailure) in
            switch key {
            case 0: partial.installationID = try Int?.read(&reader)
            default: try reader.skipValue()
            }
          }
        }
      default: try reader.keep(in: &partial.others)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.action = partial.action.moved()
    self.issue = partial.issue.moved()
    self.commentBody = partial.commentBody.take()
    self.commentID = partial.commentID.take()
    self.commentAuthor = partial.commentAuthor.take()
    self.label = partial.label.take()
    self.assignee = partial.assignee.take()
    self.repository = partial.repository.moved()
    self.organization = partial.organization.take()
    self.sender = partial.sender.moved()
    self.installationID = partial.installationID.take()
    if let read = partial.others.take() { self.others = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"action\":", self.action)
    writer.member(",\"issue\":", self.issue)
    do {
      let container = writer.beginContainer(",\"comment\":")
      writer.optional(",\"body\":", self.commentBody)
      writer.optional(",\"id\":", self.commentID)
      do {
        let container = writer.beginContainer(",\"user\":")
        writer.optional(",\"login\":", self.commentAuthor)
        writer.endContainer(container)
      }
      writer.endContainer(container)
    }
    writer.optional(",\"label\":", self.label)
    writer.optional(",\"assignee\":", self.assignee)
    writer.member(",\"repository\":", self.repository)
    writer.optional(",\"organization\":", self.organization)
    writer.member(",\"sender\":", self.sender)
    do {
      let container = writer.beginContainer(",\"installation\":")
      writer.optional(",\"id\":", self.installationID)
      writer.endContainer(container)
    }
    writer.rest(self.others, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      action
      issue
      commentBody: comment.body
      commentID: comment.id
      commentAuthor: comment.user.login
      label
      assignee
      repository
      organization
      sender
      installationID: installation.id
      """)
    paths.rest("others")
    return paths
  }
}

extension Action: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard try reader.peekKind() == .string else {
      return .other(try String.read(&reader))
    }
    switch try reader.readToken() {
    case "opened": return .opened
    case "edited": return .edited
    case "closed": return .closed
    case "reopened": return .reopened
    case "deleted": return .deleted
    case "created": return .created
    case "transferred": return .transferred
    case "labeled": return .labeled
    case "unlabeled": return .unlabeled
    case "assigned": return .assigned
    case "unassigned": return .unassigned
    case "milestoned": return .milestoned
    case "demilestoned": return .demilestoned
    case "locked": return .locked
    case "unlocked": return .unlocked
    case "pinned": return .pinned
    case "unpinned": return .unpinned
    default:
      reader.rewind(to: start)
      return .other(try String.read(&reader))
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .opened: writer.raw("\"opened\"")
    case .edited: writer.raw("\"edited\"")
    case .closed: writer.raw("\"closed\"")
    case .reopened: writer.raw("\"reopened\"")
    case .deleted: writer.raw("\"deleted\"")
    case .created: writer.raw("\"created\"")
    case .transferred: writer.raw("\"transferred\"")
    case .labeled: writer.raw("\"labeled\"")
    case .unlabeled: writer.raw("\"unlabeled\"")
    case .assigned: writer.raw("\"assigned\"")
    case .unassigned: writer.raw("\"unassigned\"")
    case .milestoned: writer.raw("\"milestoned\"")
    case .demilestoned: writer.raw("\"demilestoned\"")
    case .locked: writer.raw("\"locked\"")
    case .unlocked: writer.raw("\"unlocked\"")
    case .pinned: writer.raw("\"pinned\"")
    case .unpinned: writer.raw("\"unpinned\"")
    case .other(let value): value.write(to: &writer)
    }
  }
}
