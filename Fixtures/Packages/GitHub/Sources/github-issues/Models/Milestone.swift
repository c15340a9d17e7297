import Foundation
import Isomer

/// A milestone, which groups issues.
// @mapped keys: .snake
struct Milestone: Equatable {
  let id: Int
  let nodeID: String
  let number: Int
  var title: String
  var description: String?
  let creator: User
  var openIssues = 0
  var closedIssues = 0
  // @mapped default: .open
  var state: IssueState
  let createdAt: Date
  var updatedAt: Date
  var dueOn: Date?
  var closedAt: Date?
  let url: URL
  let htmlURL: URL
  let labelsURL: URL
}
