/// The position of a declaration, which is used to attach annotations.
struct DeclarationSite {
  /// The first item: an attribute, a modifier or the keyword.
  var start: Int
  var keyword: Int
  /// The items that are, or begin, the names; `let a, b` has two.
  var names: [Int] = []
  /// The associated values, or the parameters of a function, with the offsets of their types.
  var parameters: [SiteIndex.Entry] = []
  /// A description such as `a function` if the declaration does not support annotations.
  var refusal: String?
}

/// The declarations of a file, indexed by their first tokens and lines.
struct SiteIndex {
  /// An item and what begins at it.
  typealias Entry = (item: Int, target: Int)

  /// The offsets that identify the elements of lists (associated values, parameters, further names),
  /// by their first item.
  private(set) var anchors: [Int: Int] = [:]
  /// The declarations by the items of their headers: attributes, modifiers, keyword.
  private(set) var headers: [Int: Int] = [:]
  /// The first item of the first declaration that is not an import.
  private(set) var firstDeclaration = Int.max
  /// The declarations by the lines of their first item, keyword and names.
  private(set) var starts: [Int: [Entry]] = [:]
  /// The anchors of associated values and parameters by their lines.
  private(set) var parameters: [Int: [Entry]] = [:]

  /// Indexes declarations in source order.
  init(_ sites: [DeclarationSite], in stream: TokenStream) {
    for (number, site) in sites.enumerated() {
      if site.refusal != Self.anImport { firstDeclaration = min(firstDeclaration, site.start) }
      for item in site.start..<max(site.start, site.keyword) + 1 { headers[item] = number }
      for item in [site.start, site.keyword] + site.names where item < stream.count {
        starts[stream.items[item].line, default: []].append((item, number))
      }
      for parameter in site.parameters {
        anchors[parameter.item] = parameter.target
        parameters[stream.items[parameter.item].line, default: []].append(parameter)
      }
      guard site.refusal == nil else { continue }
      for name in site.names { anchors[name] = stream.items[name].range.start }
    }
  }

  static let anImport = "an import"
}

extension [Int: [SiteIndex.Entry]] {
  /// Returns the last entry on the line before the item.
  func last(onLine line: Int, before item: Int) -> SiteIndex.Entry? {
    guard let entries = self[line] else { return nil }
    let end = entries.partition { $0.item >= item }
    return end > 0 ? entries[end - 1] : nil
  }
}

extension TokenStream {
  /// Returns the index of the next item that is not part of an `#if` or `#warning` line.
  func afterDirectives(_ start: Int) -> Int {
    var index = start
    while true {
      if self.is(index, "#if") {
        index = conditionEnd(index)
      } else if self.is(index, "#warning") || self.is(index, "#error") {
        index = afterArguments(index + 1)
      } else {
        return index
      }
    }
  }
}
