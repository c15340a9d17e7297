// Generated from Milestone.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Milestone: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    id: 7 required
    node_id: nodeID 8 required
    number: 9 required
    title: 10 required
    description: 11
    creator: 12 required
    open_issues: openIssues 13 default
    closed_issues: closedIssues 14 default
    state: 16 default
    created_at: createdAt 17 required
    updated_at: updatedAt 18 required
    due_on: dueOn 19
    closed_at: closedAt 20
    url: 21 required
    html_url: htmlURL 22 required
    labels_url: labelsURL 23 required
    """, of: "Milestone.swift: Milestone")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var id: Int? = nil
    var nodeID: String? = nil
    var number: Int? = nil
    var title: String? = nil
    var description: String? = nil
    var creator: User? = nil
    var openIssues: Int? = nil
    var closedIssues: Int? = nil
    var state: IssueState? = nil
    var createdAt: Date? = nil
    var updatedAt: Date? = nil
    var dueOn: Date? = nil
    var closedAt: Date? = nil
    var url: URL? = nil
    var htmlURL: URL? = nil
    var labelsURL: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.id = try Int.read(&reader)
      case 1: partial.nodeID = try String.read(&reader)
      case 2: partial.number = try Int.read(&reader)
      case 3: partial.title = try String.read(&reader)
      case 4: partial.description = try String?.read(&reader)
      case 5: partial.creator = try User.read(&reader)
      case 6: partial.openIssues = try Int?.read(&reader)
      case 7: partial.closedIssues = try Int?.read(&reader)
      case 8: partial.state = try IssueState?.read(&reader)
      case 9: partial.createdAt = try Date.read(&reader)
      case 10: partial.updatedAt = try Date.read(&reader)
      case 11: partial.dueOn = try Date?.read(&reader)
      case 12: partial.closedAt = try Date?.read(&reader)
      case 13: partial.url = try URL.read(&reader)
      case 14: partial.htmlURL = try URL.read(&reader)
      case 15: partial.labelsURL = try URL.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.id = partial.id.moved()
    self.nodeID = partial.nodeID.moved()
    self.number = partial.number.moved()
    self.title = partial.title.moved()
    self.description = partial.description.take()
    self.creator = partial.creator.moved()
    if let read = partial.openIssues.take() { self.openIssues = read }
    if let read = partial.closedIssues.take() { self.closedIssues = read }
    #sourceLocation(file: "Fixtures/Packages/GitHub//Sources/github-issues/Models/Milestone.swift", line: 14)
    self.state = partial
     .state.take() ?? .open
    #sourceLocation()
    self.createdAt = partial.createdAt.moved()
    self.updatedAt = partial.updatedAt.moved()
    self.dueOn = partial.dueOn.take()
    self.closedAt = partial.closedAt.take()
    self.url = partial.url.moved()
    self.htmlURL = partial.htmlURL.moved()
    self.labelsURL = partial.labelsURL.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"id\":", self.id)
    writer.member(",\"node_id\":", self.nodeID)
    writer.member(",\"number\":", self.number)
    writer.member(",\"title\":", self.title)
    writer.optional(",\"description\":", self.description)
    writer.member(",\"creator\":", self.creator)
    writer.member(",\"open_issues\":", self.openIssues)
    writer.member(",\"closed_issues\":", self.closedIssues)
    writer.member(",\"state\":", self.state)
    writer.member(",\"created_at\":", self.createdAt)
    writer.member(",\"updated_at\":", self.updatedAt)
    writer.optional(",\"due_on\":", self.dueOn)
    writer.optional(",\"closed_at\":", self.closedAt)
    writer.member(",\"url\":", self.url)
    writer.member(",\"html_url\":", self.htmlURL)
    writer.member(",\"labels_url\":", self.labelsURL)
  }
}
