import Foundation
import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests that the guide explains all diagnostics, each with a wrong and a correct example.
struct DiagnosticGuideTests {
  private static let folder = Fixtures.root.appending(path: "Sources/Isomer/Isomer.docc")

  static let pages: [URL] = {
    let found = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Diagnostics"), includingPropertiesForKeys: nil)
    return (found ?? []).sorted { $0.path < $1.path }
  }()

  /// The id of an example, its page, its message, and the lines with annotations.
  typealias Explained = (id: String, page: String, message: String, annotations: String)

  static let examples: [Explained] = pages.flatMap { url in
    DiagnosticPage((try? Fixtures.text(url)) ?? "").examples.map { example in
      let page = url.deletingPathExtension().lastPathComponent
      return (example.id, page, example.message, example.wrong.annotations)
    }
  }

  @Test(arguments: pages)
  func examples(_ url: URL) throws {
    let text = try Fixtures.text(url)
    var page = DiagnosticPage(text)
    for index in page.examples.indices {
      let example = page.examples[index]
      page.examples[index].message = try example.wrong.diagnostics()
      #expect(page.examples[index].ids.first == example.id)
      #expect(try example.correct.diagnostics() == "", "\(example.id)")
    }
    let expected = page.text
    if expected == text { return }
    if Fixtures.isRecording { try Fixtures.record(expected, at: url) }
    Issue.record("\(url.lastPathComponent) differs:\n\(difference(text, expected))")
  }

  @Test func `every diagnostic has an example and a row in the index`() throws {
    let identifiers = try DiagnosticFixtureTests.identifiers()
    let explained = Self.examples.map { "\($0.page)#\($0.id)" }.sorted()
    #expect(Self.examples.map(\.id).sorted() == identifiers.sorted())
    let index = try Fixtures.text(Self.folder.appending(path: "Diagnostics.md"))
    let rows = index.matches(of: #/\| <doc:(\w+)#([a-z-]+)> \|/#)
    #expect(rows.map { String($0.2) } == identifiers.sorted())
    #expect(rows.map { "\($0.1)#\($0.2)" }.sorted() == explained)
  }

  @Test func `messages in articles have the texts in the index`() throws {
    let index = try Fixtures.text(Self.folder.appending(path: "Diagnostics.md"))
    let rows = index.matches(of: #/\| <doc:\w+#([a-z-]+)> \| (.+) \|/#)
    var patterns: [String: String] = [:]
    for row in rows {
      let text = NSRegularExpression.escapedPattern(for: String(row.2))
      patterns[String(row.1)] = text.replacing("…", with: ".+")
    }
    let enumerator = FileManager.default.enumerator(
      at: Self.folder, includingPropertiesForKeys: nil)
    let articles = (enumerator?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "md" }
    #expect(articles.count > Self.pages.count)
    for url in articles {
      for message in try Fixtures.text(url).messages {
        let pattern = try #require(patterns[message.id])
        let regex = try Regex("\(pattern)(; did you mean '.+'\\?)?( \\(in profile '.+'\\))?")
        #expect(
          try regex.wholeMatch(in: message.text) != nil,
          "\(url.lastPathComponent): \(message) differs from \(pattern)")
      }
    }
  }
}

extension String {
  /// The texts of errors and warnings with their ids.
  ///
  /// Indented lines continue those before them.
  fileprivate var messages: [(text: String, id: String)] {
    matches(of: /(?m): (?:error|warning): (.*(?:\n +.*)*?)\s+\[([a-z-]+)\]$/).map {
      (String($0.1).unwrapped, String($0.2))
    }
  }
}

/// A page of the guide with sections whose titles are ids.
///
/// The first code block without a language in a section is the message, whose indented lines continue those
/// before them. Blocks before it are the wrong example; those after it are the parts that are corrected.
private struct DiagnosticPage {
  struct Example {
    var id: String
    var wrong = ExampleTarget()
    var correct = ExampleTarget()
    /// The lines of the message in the page.
    var lines = 0..<0
    var message = ""

    /// The ids in the message, in order.
    var ids: [String] { message.messages.map(\.id) }
  }

  private let lines: [Substring]
  var examples: [Example] = []

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var start: Int?
    var label: Substring = ""
    for (index, line) in lines.enumerated() {
      if let title = line.wholeMatch(of: /### ([a-z-]+)/) {
        examples.append(Example(id: String(title.1)))
      } else if line.hasPrefix("```"), let first = start {
        add(first..<index, label: label)
        (start, label) = (nil, "")
      } else if line.hasPrefix("```") {
        start = index + 1
      } else if start == nil, line.hasSuffix(":") {
        label = line
      }
    }
  }

  private mutating func add(_ block: Range<Int>, label: Substring) {
    guard let last = examples.indices.last else { return }
    let language = lines[block.lowerBound - 1].dropFirst(3)
    let text = lines[block].map { $0 + "\n" }.joined()
    if language.isEmpty {
      examples[last].lines = block
      examples[last].message = text.unwrapped
    } else if examples[last].lines.isEmpty {
      examples[last].wrong.add(text, language: language, label: label)
      examples[last].correct = examples[last].wrong
    } else {
      examples[last].correct.add(text, language: language, label: label)
    }
  }

  /// The page with the messages of the examples.
  var text: String {
    var result: [Substring] = lines
    for example in examples.reversed() {
      let message = example.message.split(separator: "\n").flatMap { $0.wrapped(prefix: "  ") }
      result.replaceSubrange(example.lines, with: message.map { $0[...] })
    }
    return result.joined(separator: "\n")
  }
}

/// The source file of an example and the files that the generator reads with it.
private struct ExampleTarget {
  private var source = ""
  /// The other files of the target.
  private var others: [String: String] = [:]
  private var lock: String?
  private var modules: [String: String] = [:]
  private var samples: [String: String] = [:]
  private var runtime = Set(RuntimeModule.allCases)

  var annotations: String {
    source.split(separator: "\n").filter { $0.contains("@mapped") }.joined(separator: "\n")
  }

  mutating func add(_ text: String, language: Substring, label: Substring) {
    let names = label.matches(of: /`([^`]+)`/).map { String($0.1) }
    if language == "json" {
      samples[names[0]] = text
    } else if language == "text" {
      lock = text
    } else if label.lowercased().contains("module ") {
      modules[names[0]] = text
    } else if label.lowercased().contains("file ") {
      others[names[0]] = text
    } else {
      source = text
      if !names.isEmpty { runtime = Set(names.compactMap(RuntimeModule.init)) }
    }
  }

  /// Returns what the generator reports, without the name of the source file.
  func diagnostics() throws -> String {
    let name = "Model.swift"
    let imported = modules.sorted { $0.key < $1.key }.map { module in
      ImportedModule(name: module.key) { [SourceFile(path: module.key, text: module.value)] }
    }
    let sources = others.sorted { $0.key < $1.key } + [(key: name, value: source)]
    var found: [Diagnostic]
    do throws(LockFile.Problem) {
      let lock = try lock.map { text throws(LockFile.Problem) in
        try LockFile(path: "Isomer.lock", text: text)
      }
      found =
        Generator(
          module: "App", runtime: runtime, imported: imported, lock: lock,
          samples: { [samples] path in samples[path].map { SourceFile(path: path, text: $0) } }
        ).run(sources.map { SourceFile(path: $0.key, text: $0.value) }).diagnostics
    } catch {
      found = [error.diagnostic(path: "Isomer.lock")]
    }
    return found.map { $0.rendered.replacing("\(name):", with: "") + "\n" }.joined()
  }
}
