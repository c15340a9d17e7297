import Foundation
import Testing

@testable import IsomerCommands

/// Returns the types that are printed for samples, without the header.
func inferredModels(
  _ samples: String..., name: String? = "Root", isLines: Bool = false
) throws -> String {
  let files = samples.map {
    SampleFile(path: "/samples/roots.json", bytes: Array($0.utf8), isLines: isLines)
  }
  let text = try ModelInference(name: name).source(of: files)
  let start = try #require(text.range(of: "import Isomer\n\n"))
  return String(text[start.upperBound...])
}

/// Returns the declarations of the properties in the models, without annotations.
func inferredProperties(_ samples: String...) throws -> [String] {
  let files = samples.map {
    SampleFile(path: "roots.json", bytes: Array($0.utf8), isLines: false)
  }
  return try ModelInference(name: "Root").source(of: files).split(separator: "\n")
    .filter { $0.hasPrefix("  var ") }
    .map { $0.dropFirst(6).components(separatedBy: "  //")[0] }
}
