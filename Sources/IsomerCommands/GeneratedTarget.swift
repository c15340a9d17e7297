package import IsomerGenerator

/// The generated code of a target.
package struct GeneratedTarget: TargetPart {
  package static let noun = "file or mapped type"

  package let module: String
  /// The generated files of all source files.
  package let files: [GeneratedFile]

  package init(module: String, files: [GeneratedFile]) {
    self.module = module
    self.files = files
  }

  /// The source files with models, and their types.
  package var names: [String] { mapped.flatMap { [$0.source] + $0.types } }

  package func contains(_ name: String) -> Bool { files.contains { Self.has(name, $0) } }

  /// Returns the code of the files with a name, `Issue.swift` or `Issue.mapped.swift`, and of those with
  /// a type of that name; of all files with models if there are no names.
  package func text(of names: [String]) -> String {
    named(names).map(\.text).joined(separator: "\n")
  }

  func named(_ names: [String]) -> [GeneratedFile] {
    names.isEmpty ? mapped : files.filter { file in names.contains { Self.has($0, file) } }
  }

  private var mapped: [GeneratedFile] { files.filter { !$0.types.isEmpty } }

  private static func has(_ name: String, _ file: GeneratedFile) -> Bool {
    let last = name.split(separator: "/").last.map(String.init)
    return last == file.source || last == file.name || file.types.contains(name)
  }
}
