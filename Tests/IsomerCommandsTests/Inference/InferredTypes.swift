import Foundation

/// Returns the declarations of the types in the models with their annotations, and those of cases:
/// `// @mapped untagged enum IntOrString`, `case text(String)`.
func inferredDeclarations(_ samples: String...) throws -> [String] {
  let text =
    try samples.count == 1
    ? inferredModels(samples[0]) : inferredModels(samples[0], samples[1])
  let lines = text.replacingOccurrences(of: "\nstruct", with: " struct")
    .replacingOccurrences(of: "\nenum", with: " enum").components(separatedBy: "\n")
  return lines.filter { $0.hasSuffix("{") || $0.hasPrefix("  case") }
    .map { $0.replacingOccurrences(of: " {", with: "").trimmingCharacters(in: .whitespaces) }
}
