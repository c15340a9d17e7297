// A struct has required, optional and default properties.
// The models are in Issue.swift.

extension Issue: Isomer.Readable, Isomer.Writable {
  public static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.authorID { missing = "user.id" }
    if case nil = partial.authorLogin { missing = "user.login" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var number: Int? = nil
    var title: String? = nil
    var htmlURL: URL? = nil
    var state: IssueState? = nil
    var authorLogin: String? = nil
    var authorID: Int? = nil
    var labels: [Label]? = nil
    var assignee: User? = nil
    var body: String? = nil
    var createdAt: Date? = nil
    var closedAt: Date? = nil
    var isLocked: Bool? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.number = try Int.read(&reader)
      case 2: partial.title = try String.read(&reader)
      case 3: partial.htmlURL = try URL.read(&reader)
      case 4: partial.state = try IssueState.read(&reader)
      case 5: try partial.fillObject(mappedKeys_user, first: 12, from: &reader)
      case 6: partial.labels = try [Label]?.read(&reader)
      case 7: partial.assignee = try User?.read(&reader)
      case 8: partial.body = try String?.read(&reader)
      case 9: partial.createdAt = try Date.read(&reader)
      case 10: partial.closedAt = try Date?.read(&reader)
      case 11: partial.isLocked = try Bool?.read(&reader)
      case 12: partial.authorLogin = try String.read(&reader)
      case 13: partial.authorID = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.number = partial.number.moved()
    self.title = partial.title.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.state = partial.state.moved()
    self.authorLogin = partial.authorLogin.moved()
    self.authorID = partial.authorID.moved()
    if let read = partial.labels.take() { self.labels = read }
    self.assignee = partial.assignee.take()
    self.body = partial.body.take()
    self.createdAt = partial.createdAt.moved()
    self.closedAt = partial.closedAt.take()
    if let read = partial.isLocked.take() { self.isLocked = read }
  }
}

@_spi(Generated) extension Issue: Isomer.KeyedMapping, Isomer.KeyedWritable {
  public static let mappedKeys = Isomer.KeySet(
    """
    id: = required
    number: = required
    title: = required
    html_url: htmlURL required
    state: = required
    user
    labels: = default
    assignee: =
    body: =
    created_at: createdAt required
    closed_at: closedAt
    locked: isLocked default
    """, of: "Issue.swift: Issue", objects: [mappedKeys_user])

  private static let mappedKeys_user = Isomer.KeySet(
    """
    login: authorLogin required
    id: authorID required
    """, of: "Issue.swift: Issue", below: "user")

  public func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"state\":", self.state)
    do {
      let container = writer.beginContainer(",\"user\":")
      writer.member(",\"login\":", self.authorLogin)
      writer.member(",\"id\":", self.authorID)
      writer.endContainer(container)
    }
    writer.member(",\"labels\":", self.labels)
    writer.optional(",\"assignee\":", self.assignee)
    writer.optional(",\"body\":", self.body)
    writer.member(",\"created_at\":", self.createdAt)
    writer.optional(",\"closed_at\":", self.closedAt)
    writer.member(",\"locked\":", self.isLocked)
  }
}
