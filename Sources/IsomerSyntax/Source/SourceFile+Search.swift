extension SourceFile {
  /// Returns true if one of the texts appears anywhere in the file.
  package func mentions(anyOf texts: [String]) -> Bool {
    texts.contains { !bytes.offsets(of: $0).isEmpty }
  }

  /// The names that follow the keywords of types and type aliases, also in comments and strings.
  package var declaredTypeNames: Set<String> {
    let keywords = ["struct ", "class ", "enum ", "protocol ", "typealias ", "actor "]
    return Set(keywords.flatMap { names(after: $0, while: MarkerSearch.continuesName) })
  }

  /// The paths of types that follow `extension`, also in comments and strings.
  package var extendedTypeNames: Set<String> {
    Set(names(after: "extension ") { MarkerSearch.continuesName($0) || $0 == UInt8(ascii: ".") })
  }

  private func names(after keyword: String, while continues: (UInt8) -> Bool) -> [String] {
    bytes.offsets(of: keyword).map { offset in
      let name = bytes[(offset + keyword.utf8.count)...].prefix(while: continues)
      return String(decoding: name, as: UTF8.self)
    }
  }
}

extension Array {
  /// Returns the index of the first element that meets the condition; all later ones must meet it.
  package func partition(_ condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
