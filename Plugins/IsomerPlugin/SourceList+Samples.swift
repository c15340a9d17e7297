import Foundation

extension SourceList {
  /// The existing recorded documents that the sources name, sorted.
  ///
  /// A document that an edited source adds is missing here until the plugin runs again. Until then,
  /// the tool updates the modification date of the arguments file when it reads the document, so
  /// each build reads it again.
  var samples: [String] {
    guard let package else { return [] }
    var names: Set<String> = []
    for source in sources {
      guard let data = try? Data(contentsOf: source), data.range(of: Data("sample".utf8)) != nil
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      names.formUnion(text.matches(of: /sample:\s*"([^"\n]+\.json)"/).map { String($0.1) })
    }
    return names.sorted().filter {
      FileManager.default.fileExists(atPath: package.appending(path: $0).path)
    }
  }
}
