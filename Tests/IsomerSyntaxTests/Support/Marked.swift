import IsomerSyntax

/// A source with marks: each `◆` is the location of an expected result and is removed.
struct Marked {
  var file: SourceFile
  /// The locations of the marks, as `line:column`.
  var places: [String] = []

  init(_ text: String) {
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    for scalar in text.unicodeScalars {
      if scalar == "◆" { offsets.append(bytes.count) } else { bytes += Array(String(scalar).utf8) }
    }
    let file = SourceFile(path: "Post.swift", bytes: bytes)
    self.file = file
    places = offsets.map { offset in
      let place = file.location(at: offset)
      return "\(place.line):\(place.column)"
    }
  }
}

/// Returns the diagnostics of a source, rendered without the path: `4:7: error: …`.
func diagnose(_ file: SourceFile) -> [String] {
  DeclarationParser.parse(file).diagnostics.map(\.rendered).flatMap {
    $0.split(separator: "\n").map { String($0.dropFirst("\(file.path):".count)) }
  }
}

func parse(_ text: String) -> ParsedFile {
  DeclarationParser.parse(SourceFile(path: "Post.swift", text: text))
}
