import Foundation
import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests that each `x.swift` in `Fixtures/Diagnostics` has exactly the diagnostics in
/// `x.diagnostics`.
///
/// A file `x.first` is another file of the target, `x.imported` the source of module `Below`, and `x.between` that of a
/// module which depends on it; `x.runtime` lists the runtime modules that the target
/// depends on, all by default; `x.lock` is the lock file of the target. The recorded
/// documents are in `Fixtures/Diagnostics/samples`.
struct DiagnosticFixtureTests {
  private static func run(_ url: URL) throws -> GeneratorOutput {
    let modules = [("Below", "imported"), ("Between", "between")].compactMap { name, suffix in
      let file = url.deletingPathExtension().appendingPathExtension(suffix)
      return (try? Fixtures.text(file)).map { text in
        ImportedModule(name: name) { [SourceFile(path: file.lastPathComponent, text: text)] }
      }
    }
    let named = try? Fixtures.text(url.deletingPathExtension().appendingPathExtension("runtime"))
    let runtime = named?.split(separator: "\n").compactMap { RuntimeModule(rawValue: String($0)) }
    let locked = url.deletingPathExtension().appendingPathExtension("lock")
    let first = url.deletingPathExtension().appendingPathExtension("first")
    var sources = [try Fixtures.source(url, path: url.lastPathComponent)]
    if let text = try? Fixtures.text(first) {
      sources.insert(SourceFile(path: "First.swift", text: text), at: 0)
    }
    guard let text = try? Fixtures.text(locked) else {
      return Generator(
        module: "Test", runtime: Set(runtime ?? RuntimeModule.allCases), imported: modules,
        samples: sample
      ).run(sources)
    }
    do throws(LockFile.Problem) {
      let lock = try LockFile(path: locked.lastPathComponent, text: text)
      return Generator(module: "Test", imported: modules, lock: lock, samples: sample).run(sources)
    } catch {
      let problem = error.diagnostic(path: locked.lastPathComponent)
      return GeneratorOutput(files: [], diagnostics: [problem])
    }
  }

  private static func sample(_ name: String) -> SourceFile? {
    let url = Fixtures.root.appending(path: "Fixtures/Diagnostics/samples/\(name)")
    return try? Fixtures.source(url, path: name)
  }

  @Test(arguments: Fixtures.files(in: "Diagnostics", suffix: ".swift"))
  func fixture(_ url: URL) throws {
    let output = try Self.run(url)
    let found = output.diagnostics.map { $0.rendered + "\n" }.joined()
    let pair = url.deletingPathExtension().appendingPathExtension("diagnostics")
    let expected = (try? Fixtures.text(pair)) ?? ""
    #expect(!found.isEmpty, "a diagnostic fixture without a diagnostic")
    if output.hasErrors {
      let text = output.files.first?.text ?? ""
      #expect(!text.contains("extension "), "a file with errors has output besides its header")
    }
    if expected == found { return }
    if Fixtures.isRecording { try Fixtures.record(found, at: pair) }
    Issue.record("\(url.lastPathComponent) differs:\n\(difference(expected, found))")
  }

  @Test func everyIdentifierHasAFixture() throws {
    var shown: Set<String> = []
    for url in Fixtures.files(in: "Diagnostics", suffix: ".swift") {
      shown.formUnion(try Self.run(url).diagnostics.map(\.message.id))
    }
    let catalogue = try Self.identifiers()
    #expect(catalogue.count > 50)
    #expect(catalogue.subtracting(shown).sorted() == [])
    #expect(shown.subtracting(catalogue).sorted() == [])
  }

  @Test func theCataloguesAreAlphabetical() throws {
    for url in Self.catalogues {
      for part in try Fixtures.text(url).split(separator: "\n}\n") {
        let names = part.matches(of: /(?:static (?:func|var)|case) (\w+)/).map { String($0.1) }
        #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
      }
    }
  }

  /// The files that contain all messages.
  private static let catalogues =
    ["Sources/IsomerSyntax/Diagnostics", "Sources/IsomerGenerator/Messages"].flatMap { folder in
      let folder = Fixtures.root.appending(path: folder)
      let files = try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return (files ?? []).filter {
        $0.lastPathComponent.hasPrefix("Message+") || $0.lastPathComponent == "Problem.swift"
      }
    }

  static func identifiers() throws -> Set<String> {
    let declaration = /static (?:func|var) (\w+)[^{]*(?:Message|Self)\s*{|case (\w+) =\s+"/
    return try catalogues.map(Fixtures.text).reduce(into: []) { found, text in
      found.formUnion(text.matches(of: declaration).compactMap { $0.1 ?? $0.2 }.map(id))
    }
  }

  /// Returns the identifier of the message with a name.
  private static func id(of name: Substring) -> String {
    Message("", function: String(name)).id
  }
}
