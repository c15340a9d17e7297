import IsomerSyntax

/// The options of `// @mapped file …` and `// @mapped target …`, defaults of annotated types.
struct DefaultOptions: Sendable {
  /// The files with options of their target, by the module, which is nil for the target itself.
  private let files: [String?: [ParsedFile]]

  /// Creates the defaults of a target and of imported modules from the files that can have some.
  init(_ files: [ParsedFile], of imported: [String: [ParsedFile]]) {
    var found: [String?: [ParsedFile]] = [nil: files]
    for (module, files) in imported { found[module] = files }
    self.files = found.mapValues { $0.filter { !$0.targetAnnotations.isEmpty } }
  }

  /// Returns the options of a type with those of its file, then of its superclass, and then of its
  /// target.
  ///
  /// Errors of an option that the target sets are reported at the annotation of the type.
  func completing(
    _ own: Options, inheriting inherited: Options? = nil, in file: ModuleFile,
    _ reader: OptionReader
  ) -> Options {
    let source = file.file
    return own.inheriting(reader.read(source.fileAnnotations, at: .file, in: source.file))
      .inheriting(inherited)
      .inheriting(target(of: file.module, reader)?.located(at: own.marker))
  }

  private func target(of module: String?, _ reader: OptionReader) -> Options? {
    files[module]?.first.flatMap {
      reader.read($0.targetAnnotations, at: .target, in: $0.file)
    }
  }

  /// Reports options that are invalid, and those of a second file, whose order means nothing.
  func check(_ reader: OptionReader, _ reporter: Reporter) {
    _ = target(of: nil, reader)
    guard let files = files[nil], let first = files.first else { return }
    for file in files.dropFirst() {
      for annotation in file.targetAnnotations {
        FileReporter(file: file.file, reporter: reporter).report(
          .secondTarget, at: annotation.range,
          notes: ["move its options to '\(first.file.name)'"])
      }
    }
  }
}
