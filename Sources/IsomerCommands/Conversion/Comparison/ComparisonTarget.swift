import IsomerGenerator
package import IsomerSyntax

/// A test that reads and writes documents with the code before a conversion and the mappings after it.
///
/// The code before is kept as a module of its own, so that both are in one program.
package struct ComparisonTarget {
  /// The name of the converted target.
  private let target: String
  private let module: String
  /// The folder with the documents, in the package, or an absolute path.
  private let documents: String

  package init(target: String, documents: String) {
    self.target = target
    self.documents = documents
    module = String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns whether a target is a program: another target cannot contain a copy of it.
  package static func isProgram(_ files: [SourceFile]) -> Bool {
    files.contains { file in
      file.name == "main.swift"
        || file.parsed.types.contains { $0.attributes.contains { $0.name == "main" } }
    }
  }

  /// Returns whether a target contains types that a comparison can read with the code before.
  package static func canRead(_ files: [SourceFile]) -> Bool {
    !ComparedTypes.visible(in: SwiftSource(files)).isEmpty
  }

  /// The folder in the package.
  package var folder: String { Self.folder(of: target) }

  static func folder(of target: String) -> String { "Tests/\(target)Comparison" }

  private var moduleBefore: String { "\(module)Before" }

  /// Returns the files of the test; `before` and `after` are all files of the target.
  package func files(before: [SourceFile], after: [SourceFile]) -> [SourceFile] {
    let old = SwiftSource(before)
    let types = ComparedTypes(before: old, after: SwiftSource(after))
    let tests = [
      ("TypesBefore", types.function("typesBefore", importing: moduleBefore)),
      ("TypesAfter", types.function("typesAfter", importing: module)),
      ("ComparisonTests", test(of: old)),
    ]
    return kept(old)
      + tests.map { SourceFile(path: "\(folder)/Comparison/\($0).swift", text: $1) }
  }

  /// Returns the files of the target in which its own module has the other name.
  private func kept(_ source: SwiftSource) -> [SourceFile] {
    let isModule = !source.declares(module) && source.aliases[module] == nil
    return source.files.map { file in
      var edits = EditList()
      if isModule {
        let tokens = TokenStream(file.bytes)
        for index in 0..<tokens.count
        where tokens.isIdentifier(index) && tokens.name(index).text == module
          && tokens.is(index + 1, ".") && !tokens.is(index - 1, ".")
        {
          edits.replace(tokens.items[index].range, with: moduleBefore)
        }
      }
      // Files of one module have different names, whatever their folders are.
      return SourceFile(
        path: "\(folder)/Before/\(file.name)", bytes: edits.apply(to: file.bytes).bytes)
    }
  }

  private func test(of source: SwiftSource) -> String {
    let coders = [
      "  let decoder = JSONDecoder()\n", CoderSettings.statements(reads: true, in: source),
      "  let encoder = JSONEncoder()\n", CoderSettings.statements(reads: false, in: source),
    ]
    return """
      import Foundation
      import IsomerTesting
      import Testing

      /// Compares the mappings of '\(target)' with its code before 'isomer convert', on the documents of a
      /// folder. 'isomer convert --finish' removes this target and that code.
      @Test func documentsAreReadAndWrittenAsBefore() throws {
        // The coders of the program.
      \(coders.joined())
        let comparison = MappingComparison(
          before: typesBefore(), after: typesAfter(), decoder: decoder, encoder: encoder)
      \(folderOfDocuments)
        let report = try comparison.report(onDocumentsIn: documents)
        print(report.markdown)
        #expect(report.differences.count == 0)
      }

      """
  }

  private var folderOfDocuments: String {
    let path = SwiftLiteral.string(documents)
    if documents.hasPrefix("/") { return "  let documents = URL(fileURLWithPath: \(path))" }
    let depth = folder.split(separator: "/").count + 2
    return """
        var package = URL(fileURLWithPath: #filePath)
        for _ in 0..<\(depth) { package.deleteLastPathComponent() }
        let documents = package.appendingPathComponent(\(path))
      """
  }
}

// The manifest.

extension ComparisonTarget {
  private static let begin = "// Begin of the comparison of "
  private static let end = "// End of the comparison of "

  /// Returns the manifest with the targets of the test; nil if it does not depend on Isomer.
  package func added(toManifest text: String) -> String? {
    guard let package = Self.package(in: text) else { return nil }
    let name = SwiftLiteral.string(target)
    let separator = text.hasSuffix("\n") ? "\n" : "\n\n"
    return text + separator + """
      \(Self.begin)\(target); 'isomer convert --finish' removes it.
      for target in package.targets where target.name == \(name) {
        package.targets += [
          .target(
            name: "\(target)Before", dependencies: target.dependencies,
            path: "\(folder)/Before", swiftSettings: target.swiftSettings, plugins: target.plugins),
          .testTarget(
            name: "\(target)Comparison",
            dependencies: [
              .target(name: \(name)), .target(name: "\(target)Before"),
              .product(name: "IsomerTesting", package: \(SwiftLiteral.string(package))),
            ],
            path: "\(folder)/Comparison"),
        ]
      }
      \(Self.end)\(target).

      """
  }

  /// Returns the manifest without such targets, and the folders of these targets.
  package static func removed(fromManifest text: String) -> (text: String, folders: [String]) {
    var lines: [Substring] = []
    var folders: [String] = []
    var open: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if open == nil, line.hasPrefix(begin) {
        let target = line.dropFirst(begin.count).prefix { $0 != ";" }
        open = String(target)
        folders.append(folder(of: String(target)))
        // The blank line before the section.
        if lines.last == "" { lines.removeLast() }
      } else if let target = open {
        if line == "\(end)\(target)." { open = nil }
      } else {
        lines.append(line)
      }
    }
    return (lines.joined(separator: "\n"), folders)
  }

  /// Returns the name that the manifest gives the package of Isomer: `.product(name: "Isomer",
  /// package: "isomer")`.
  private static func package(in text: String) -> String? {
    let tokens = TokenStream(Array(text.utf8))
    for index in 0..<tokens.count where tokens.is(index, "product") && tokens.is(index + 1, "(") {
      let call = tokens.expression(index..<tokens.after(index + 1))
      guard case .call(_, let arguments)? = call?.shape else { continue }
      func string(_ label: String) -> String? {
        arguments.lazy.filter { $0.label == label }.compactMap(\.value.shape.string).first
      }
      if string("name")?.hasPrefix("Isomer") ?? false, let package = string("package") {
        return package
      }
    }
    return nil
  }
}
