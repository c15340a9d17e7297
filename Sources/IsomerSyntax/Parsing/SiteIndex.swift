/// The position of a declaration, which is used to attach annotations.
struct DeclarationSite: Sendable {
  /// A target of an annotation, identified by the offset of its name or type.
  struct Element: Sendable {
    var first: Int
    var anchor: Int
  }

  /// The first item: an attribute, a modifier or the keyword.
  var start: Int
  var keyword: Int
  /// The names; `let a, b` has two.
  var elements: [Element] = []
  /// The associated values, or the parameters of a function.
  var parameters: [Element] = []
  /// A description such as `a function` if the declaration does not support annotations.
  var refusal: String?
}

/// The declarations of a file, indexed by their first tokens and lines.
struct SiteIndex {
  typealias Element = DeclarationSite.Element

  /// The elements of lists (associated values, parameters, further names) by their first item.
  private(set) var elements: [Int: Element] = [:]
  /// The declarations by the items of their headers: attributes, modifiers, keyword.
  private(set) var headers: [Int: Int] = [:]
  /// The first item of the first declaration that is not an import.
  private(set) var firstDeclaration = Int.max
  private var startsByLine: [Int: [(item: Int, site: Int)]] = [:]
  private var parametersByLine: [Int: [Element]] = [:]

  init(_ sites: [DeclarationSite], in stream: TokenStream) {
    for (number, site) in sites.enumerated() {
      if site.refusal != Self.anImport { firstDeclaration = min(firstDeclaration, site.start) }
      for item in site.start..<max(site.start, site.keyword) + 1 { headers[item] = number }
      addStarts(number, site, stream)
      addElements(site, stream)
    }
    for (line, starts) in startsByLine where starts.count > 1 {
      startsByLine[line]?.sort { $0.item < $1.item }
    }
    for (line, parameters) in parametersByLine where parameters.count > 1 {
      parametersByLine[line]?.sort { $0.first < $1.first }
    }
  }

  static let anImport = "an import"

  private mutating func addStarts(_ number: Int, _ site: DeclarationSite, _ stream: TokenStream) {
    let items = [site.start, site.keyword] + site.elements.map(\.first)
    for item in items where item < stream.count {
      startsByLine[stream.items[item].line, default: []].append((item, number))
    }
  }

  private mutating func addElements(_ site: DeclarationSite, _ stream: TokenStream) {
    for element in site.parameters {
      elements[element.first] = element
      parametersByLine[stream.items[element.first].line, default: []].append(element)
    }
    guard site.refusal == nil else { return }
    for element in site.elements { elements[element.first] = element }
  }

  /// Returns the last declaration that begins on the line before the item.
  func lastStart(onLine line: Int, before item: Int) -> Int? {
    guard let starts = startsByLine[line] else { return nil }
    let end = starts.partition { $0.item >= item }
    return end > 0 ? starts[end - 1].site : nil
  }

  func lastParameter(onLine line: Int, before item: Int) -> Element? {
    guard let parameters = parametersByLine[line] else { return nil }
    let end = parameters.firstIndex(from: item)
    return end > 0 ? parameters[end - 1] : nil
  }
}

extension [DeclarationSite.Element] {
  /// Returns the index of the first element at or after the item; the elements are sorted.
  func firstIndex(from item: Int) -> Int { partition { $0.first >= item } }
}

extension TokenStream {
  /// Returns the index of the next item that is not part of an `#if` or `#warning` line.
  func afterDirectives(_ start: Int) -> Int {
    var index = start
    while true {
      if self.is(index, "#if") {
        index = conditionEnd(index)
      } else if self.is(index, "#warning") || self.is(index, "#error") {
        index += 1
        if self.is(index, "(") { index = after(index) }
      } else {
        return index
      }
    }
  }
}
