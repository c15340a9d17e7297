// The number of models that were read, including the nested ones.

extension Document {
  var modelCount: Int {
    switch self {
    case .issues(let issues): issues.map(\.modelCount).reduce(0, +)
    case .webhook(let webhook): webhook.modelCount
    }
  }
}

extension Webhook {
  /// The payload, its issue and sender, the repository with its owner, and what else is present.
  fileprivate var modelCount: Int {
    let optional = [label != nil, assignee != nil, organization != nil].count(where: \.self)
    return 1 + issue.modelCount + 1 + 2 + optional
  }
}

extension Issue {
  /// The issue, its links and author, a milestone with its creator, and what else is present.
  fileprivate var modelCount: Int {
    let optional = [assignee != nil, reactions != nil].count(where: \.self)
    return 3 + labels.count + assignees.count + optional + (milestone == nil ? 0 : 2)
  }
}
