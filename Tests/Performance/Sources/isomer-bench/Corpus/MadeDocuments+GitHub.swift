extension MadeDocuments {
  private static let service = "https://api.example.com"

  static func issues(_ random: inout Randomness) -> String {
    "[\(random.list(60...60) { issue(&$0) })]"
  }

  private static func issue(_ random: inout Randomness) -> String {
    let number = random.number(1...5000)
    let url = "\(service)/repos/octo/\(random.choice(words))/issues/\(number)"
    let body = "\(random.words(10...90, from: words))\\r\\n\\r\\n> \\\"\(random.choice(words))\\\""
    let assignee = random.chance(60) ? user(&random) : "null"
    return """
      {"url":"\(url)","repository_url":"\(service)/repos/octo/words",\
      "labels_url":"\(url)/labels{/name}","comments_url":"\(url)/comments",\
      "events_url":"\(url)/events","html_url":"https://example.com/octo/issues/\(number)",\
      "id":\(random.number(400_000_000...500_000_000)),"node_id":"\(node(&random))",\
      "number":\(number),"title":"\(random.words(3...9, from: words))","user":\(user(&random)),\
      "labels":[\(random.list(0...2, label))],"state":"\(random.chance(60) ? "open" : "closed")",\
      "locked":\(boolean(&random)),"assignee":\(assignee),\
      "assignees":[\(assignee == "null" ? "" : assignee)],\
      "milestone":\(random.chance(50) ? milestone(&random) : "null"),\
      "comments":\(random.number(0...30)),"created_at":"\(date(&random))",\
      "updated_at":"\(date(&random))","closed_at":null,"author_association":"OWNER",\
      "active_lock_reason":null,"body":"\(body)","reactions":\(reactions(url, &random)),\
      "draft":false,"timeline_url":"\(url)/timeline"}
      """
  }

  private static func user(_ random: inout Randomness) -> String {
    let login = random.choice(words) + "\(random.number(1...99))"
    let id = random.number(1_000_000...50_000_000)
    let url = "\(service)/users/\(login)"
    return """
      {"login":"\(login)","id":\(id),"node_id":"\(node(&random))",\
      "avatar_url":"https://avatars.example.com/u/\(id)?v=4","gravatar_id":"","url":"\(url)",\
      "html_url":"https://example.com/\(login)","followers_url":"\(url)/followers",\
      "following_url":"\(url)/following{/other_user}","gists_url":"\(url)/gists{/gist_id}",\
      "starred_url":"\(url)/starred{/owner}{/repo}","subscriptions_url":"\(url)/subscriptions",\
      "organizations_url":"\(url)/orgs","repos_url":"\(url)/repos",\
      "events_url":"\(url)/events{/privacy}","received_events_url":"\(url)/received_events",\
      "type":"User","site_admin":false}
      """
  }

  private static func label(_ random: inout Randomness) -> String {
    let name = random.choice(words)
    return """
      {"id":\(random.number(1_000_000_000...2_000_000_000)),"node_id":"\(node(&random))",\
      "url":"\(service)/repos/octo/words/labels/\(name)","name":"\(name)","color":"d73a4a",\
      "default":\(boolean(&random)),"description":"\(random.words(2...8, from: words))"}
      """
  }

  private static func milestone(_ random: inout Randomness) -> String {
    let number = random.number(1...40)
    let url = "\(service)/repos/octo/words/milestones/\(number)"
    return """
      {"url":"\(url)","html_url":"https://example.com/octo/words/milestone/\(number)",\
      "labels_url":"\(url)/labels","id":\(random.number(4_000_000...5_000_000)),\
      "node_id":"\(node(&random))","number":\(number),"title":"v\(number).0",\
      "description":"\(random.words(4...12, from: words))","creator":\(user(&random)),\
      "open_issues":\(random.number(0...20)),"closed_issues":\(random.number(0...20)),\
      "state":"closed","created_at":"\(date(&random))","updated_at":"\(date(&random))",\
      "due_on":"\(date(&random))","closed_at":"\(date(&random))"}
      """
  }

  private static func reactions(_ url: String, _ random: inout Randomness) -> String {
    """
    {"url":"\(url)/reactions","total_count":\(random.number(0...9)),"+1":\(random.number(0...9)),\
    "-1":0,"laugh":0,"hooray":0,"confused":0,"heart":\(random.number(0...9)),"rocket":0,"eyes":0}
    """
  }

  static func events(_ random: inout Randomness) -> String {
    "[\(random.list(30...30) { event(&$0) })]"
  }

  private static func event(_ random: inout Randomness) -> String {
    let id = random.number(1_000_000...9_000_000)
    let login = random.choice(words)
    let name = random.choice(words)
    return """
      {"type":"PushEvent","created_at":"\(date(&random))","actor":{"gravatar_id":"\(node(&random))",\
      "login":"\(login)","avatar_url":"https://avatars.example.com/\(login)?d=mm",\
      "url":"\(service)/users/\(login)","id":\(id)},"repo":{\
      "url":"\(service)/repos/\(login)/\(name)","id":\(id + 1),"name":"\(login)/\(name)"},\
      "public":true,"payload":{"commits":[\(random.list(1...3, commit))],"distinct_size":1,\
      "ref":"refs/heads/main","push_id":\(id * 7),"head":"\(node(&random))",\
      "before":"\(node(&random))","size":1},"id":"\(id)"}
      """
  }

  private static func commit(_ random: inout Randomness) -> String {
    let id = node(&random)
    return """
      {"url":"\(service)/repos/octo/words/commits/\(id)",\
      "message":"\(random.words(3...20, from: words))","distinct":true,"sha":"\(id)",\
      "author":{"email":"\(random.choice(words))@example.com","name":"\(random.choice(words))"}}
      """
  }
}
