// Generated from Issue.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
import IsomerCodable
@_spi(Generated) import Isomer

extension Issue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 9 required
    title: 11 required
    state: 12 default
    labels: 14 default
    author: 15
    created_at: createdAt 16 required
    """, of: "Issue.swift: Issue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int64? = nil
    var title: String? = nil
    var state: IssueState?? = nil
    var labels: [String]?? = nil
    var author: User?? = nil
    var createdAt: Date? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int64.read(&reader)
      case 1:
        partial.title = try reader.checked(String.read(&reader), by: { try mappedCheck_title(&$0) })
      case 2: partial.state = try IssueState?.read(&reader)
      case 3:
        partial.labels = try reader.checkedUnlessNil([String]?.read(&reader), by: { try mappedCheck_labels(&$0) })
      case 4: partial.author = try User?.read(&reader)
      case 5: partial.createdAt = try Date.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.title = partial.title.moved()
    if let read = partial.state.takeValue() { self.state = read }
    if let read = partial.labels.takeValue() { self.labels = read }
    self.author = partial.author.takeValue()
    self.createdAt = partial.createdAt.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"title\":", self.title)
    writer.member(",\"state\":", self.state)
    writer.member(",\"labels\":", self.labels)
    writer.optional(",\"author\":", self.author)
    writer.member(",\"created_at\":", self.createdAt)
  }
}

extension Issue: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.title, at: "title", by: { try Self.mappedCheck_title(&$0) })
    try Isomer.correction(of: self.labels, at: "labels", by: { try Self.mappedCheck_labels(&$0) })
    try Isomer.validated(self.author, at: "author")
    return self
  }

  private static func mappedCheck_title(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Issue.swift", line: 10)
           try value.count(1...100)
    #sourceLocation()
  }

  private static func mappedCheck_labels(_ value: inout Isomer.Checked<[String]>) throws {
    #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Issue.swift", line: 13)
           try value.count(...10)
    #sourceLocation()
  }
}

extension Issue: Isomer.Updatable {
  mutating func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    var partial = MappedPartial()
    try partial.fill(Self.mappedKeys, from: &reader)
    if case .some(nil) = partial.state {
      #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Issue.swift", line: 11)
      let mappedDefault: IssueState
                        = .open
      #sourceLocation()
      partial.state = mappedDefault
    }
    if case .some(nil) = partial.labels {
      #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Issue.swift", line: 13)
      let mappedDefault: [String]
                       = []
      #sourceLocation()
      partial.labels = mappedDefault
    }
    var updated = self
    var isNew = false
    if Isomer.differs(partial.id, self.id) { isNew = true }
    if isNew {
      updated = Self(mapped: &partial, of: self)
    } else {
      Self.mappedAssign(&partial, to: &updated)
    }
    self = updated
  }

  private static func mappedAssign(_ partial: inout MappedPartial, to value: inout Self) {
    if let read = partial.title.take() { value.title = read }
    if let read = partial.state.takeValue() { value.state = read }
    if let read = partial.labels.takeValue() { value.labels = read }
    if let read = partial.author.take() { value.author = read }
    if let read = partial.createdAt.take() { value.createdAt = read }
  }

  private init(mapped partial: inout MappedPartial, of value: Self) {
    self.id = partial.id.take() ?? value.id
    self.title = partial.title.take() ?? value.title
    self.state = partial.state.takeValue() ?? value.state
    self.labels = partial.labels.takeValue() ?? value.labels
    self.author = partial.author.take() ?? value.author
    self.createdAt = partial.createdAt.take() ?? value.createdAt
  }
}

extension Issue: Isomer.IdentityReadable {
  static func mappedIdentity(
    in reader: inout Isomer.JSONReader
  ) throws(Isomer.ReadingFailure) -> Int64? {
    let identity_id = try reader.lookUp("id") {
      reader throws(Isomer.ReadingFailure) in
      return try Int64.read(&reader)
    }
    guard let identity_id else { return nil }
    return identity_id
  }
}

extension Issue: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.id == right.id else { return false }
    guard left.title == right.title else { return false }
    guard left.state == right.state else { return false }
    guard left.labels == right.labels else { return false }
    guard left.author == right.author else { return false }
    guard left.createdAt == right.createdAt else { return false }
    return true
  }
}

extension Issue: Isomer.Mergeable {
  mutating func merge(_ newer: Self) {
    self.title = newer.title
    self.state = newer.state
    self.labels = newer.labels
    self.author = newer.author
    self.createdAt = newer.createdAt
  }
}

extension Issue: Isomer.Identified {
  var mappedIdentity: Int64 { self.id }
}

extension IssueState: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "open": return .open
    case "closed": return .closed
    default: throw reader.unknownCase("one of \"open\", \"closed\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .open: writer.raw("\"open\"")
    case .closed: writer.raw("\"closed\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension User: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    login: 26 required
    page: 27
    """, of: "Issue.swift: User")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var login: String? = nil
    var page: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0:
        partial.login = try reader.checked(String.read(&reader), by: { try mappedCheck_login(&$0) })
      case 1: partial.page = try URL?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.login = partial.login.moved()
    self.page = partial.page.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"login\":", self.login)
    writer.optional(",\"page\":", self.page)
  }
}

extension User: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.login, at: "login", by: { try Self.mappedCheck_login(&$0) })
    return self
  }

  private static func mappedCheck_login(_ value: inout Isomer.Checked<String>) throws {
    try value.matches(mappedPattern_login_0)
  }

  #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Issue.swift", line: 24)
  private static let mappedPattern_login_0 =
 Isomer.CheckPattern.matches("[a-z][a-z0-9-]*")
  #sourceLocation()
}

extension User: Equatable {
  static func == (left: Self, right: Self) -> Bool {
    guard left.login == right.login else { return false }
    guard left.page == right.page else { return false }
    return true
  }
}

extension NewIssue: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 34 required
    labels: 36 default
    author: 37
    """, of: "Issue.swift: NewIssue")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var labels: [String]? = nil
    var author: User? = nil
    var mappedSeen = Isomer.SeenKeys()

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
      switch key {
      case 0:
        partial.title = try reader.checked(String.read(&reader), by: { try mappedCheck_title(&$0) })
      case 1:
        partial.labels = try reader.checkedUnlessNil([String]?.read(&reader), by: { try mappedCheck_labels(&$0) })
      case 2: partial.author = try User?.read(&reader)
      default: throw reader.unknownKey()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    if let read = partial.labels.take() { self.labels = read }
    self.author = partial.author.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"labels\":", self.labels)
    writer.optional(",\"author\":", self.author)
  }
}

extension NewIssue: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.title, at: "title", by: { try Self.mappedCheck_title(&$0) })
    try Isomer.correction(of: self.labels, at: "labels", by: { try Self.mappedCheck_labels(&$0) })
    try Isomer.validated(self.author, at: "author")
    return self
  }

  private static func mappedCheck_title(_ value: inout Isomer.Checked<String>) throws {
    #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Issue.swift", line: 33)
           try value.count(1...100)
    #sourceLocation()
  }

  private static func mappedCheck_labels(_ value: inout Isomer.Checked<[String]>) throws {
    #sourceLocation(file: "Fixtures/Packages/Service//Sources/Service/Models/Issue.swift", line: 35)
           try value.count(...10)
    #sourceLocation()
  }
}

extension IssueList: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    total: 43 required
    issues: 44 required
    """, of: "Issue.swift: IssueList")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var total: Int? = nil
    var issues: [Issue]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.total = try Int.read(&reader)
      case 1: partial.issues = try [Issue].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.total = partial.total.moved()
    self.issues = partial.issues.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"total\":", self.total)
    writer.member(",\"issues\":", self.issues)
  }
}

extension IssueList: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.validated(self.issues, at: "issues")
    return self
  }
}
