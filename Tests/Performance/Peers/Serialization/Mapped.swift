import Foundation

/// The root of a document.
protocol Root: Equatable {
  init?(object: Any)
  var object: Any { get }
}

/// A model with a mapping to dictionaries.
protocol Mapped: Root {
  init?(_ members: [String: Any])
  var dictionary: [String: Any] { get }
}

extension Mapped {
  init?(object: Any) {
    guard let members = object as? [String: Any] else { return nil }
    self.init(members)
  }

  var object: Any { dictionary }
}

extension Array: Root where Element: Mapped {
  init?(object: Any) {
    guard let elements = object as? [[String: Any]] else { return nil }
    self = elements.compactMap { Element($0) }
  }

  var object: Any { map(\.dictionary) }
}

/// Returns a dictionary with integers as keys.
func numbered<Element>(_ object: Any?, _ element: (Any) -> Element?) -> [Int: Element]? {
  guard let members = object as? [String: Any] else { return nil }
  var result: [Int: Element] = [:]
  for (key, value) in members {
    guard let number = Int(key), let element = element(value) else { return nil }
    result[number] = element
  }
  return result
}

/// Returns a dictionary with the texts of integers as keys.
func numbered<Element>(_ elements: [Int: Element], _ object: (Element) -> Any) -> [String: Any] {
  var result: [String: Any] = [:]
  for (number, element) in elements { result[String(number)] = object(element) }
  return result
}
