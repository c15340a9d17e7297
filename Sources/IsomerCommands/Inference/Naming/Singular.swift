import IsomerSyntax

import IsomerGenerator

extension SwiftNames {
  private static let irregular: [String: String] = [
    "children": "child", "people": "person", "men": "man", "women": "woman", "indices": "index",
    "vertices": "vertex", "matrices": "matrix", "analyses": "analysis", "criteria": "criterion",
    "series": "series", "species": "species", "news": "news", "lens": "lens", "movies": "movie",
    "cookies": "cookie",
  ]

  /// Returns the name of one element: `PullRequest` for `PullRequests`, `Entry` for `Entries`.
  ///
  /// A name that is no plural in English is returned as it is.
  static func singular(_ name: String) -> String {
    guard let last = KeyStrategy.words(of: name).last else { return name }
    let head = name.dropLast(last.count)
    let word = last.lowercased()
    if let single = irregular[word] {
      let isCapitalised = head.isEmpty || last.first?.isUppercase == true
      return head + (isCapitalised ? single.prefix(1).uppercased() + single.dropFirst() : single)
    }
    guard word.count > 2, word.hasSuffix("s") else { return name }
    if ["ss", "us", "is"].contains(where: word.hasSuffix) { return name }
    if word.hasSuffix("ies"), word.count > 4 { return head + last.dropLast(3) + "y" }
    let dropsES = ["sses", "shes", "ches", "xes", "uses", "zzes"].contains(where: word.hasSuffix)
    // "houses" and "causes" are not "hous" and "caus".
    let keepsE = ["ouses", "auses"].contains(where: word.hasSuffix)
    return String(name.dropLast(dropsES && !keepsE ? 2 : 1))
  }
}
