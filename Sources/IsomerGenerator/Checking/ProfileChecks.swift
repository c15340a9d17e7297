import IsomerSyntax

/// The checks of profiles that look at the words as they are written; what the words mean under a
/// profile is checked like everything else.
struct ProfileChecks {
  private let index: ProfileIndex
  private let file: SourceFile

  private init(_ index: ProfileIndex, _ file: SourceFile) {
    self.index = index
    self.file = file
  }

  static func run(
    _ index: ProfileIndex, _ files: [ParsedFile], _ collector: inout DiagnosticCollector
  ) {
    for parsed in files {
      let checks = ProfileChecks(index, parsed.file)
      for name in parsed.fileAnnotations.flatMap(\.profiles) {
        collector.report(
          .profileOfFile, in: parsed.file, at: name.range, notes: ["write it above each type"])
      }
      for type in parsed.types { checks.visit(type, outer: "", &collector) }
    }
  }

  private func visit(
    _ type: TypeDeclaration, outer: String, _ collector: inout DiagnosticCollector
  ) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    checkType(type, name, &collector)
    for property in type.properties {
      checkMember(property.annotations, property.name.text, in: name, &collector)
    }
    for declared in type.cases {
      checkMember(declared.annotations, declared.name.text, in: name, &collector)
      for value in declared.associatedValues ?? [] {
        let label = value.label?.text ?? value.type.text
        checkMember(value.annotations, label, in: name, &collector)
      }
    }
    for inner in type.types { visit(inner, outer: name, &collector) }
  }

  // MARK: Types

  private func checkType(
    _ type: TypeDeclaration, _ name: String, _ collector: inout DiagnosticCollector
  ) {
    checkWords(type.annotations, name, &collector)
    guard let first = type.annotations.flatMap(\.profiles).first else { return }
    if type.kind == .extensionType {
      collector.report(.extensionNotMapped(name), in: file, at: type.name.range)
      return
    }
    checkImported(type, name, &collector)
    let hasShape = type.annotations.contains { $0.options.contains { $0.word.text == "for" } }
    guard !hasShape, type.annotations.allSatisfy({ !$0.profiles.isEmpty }) else { return }
    // A profile changes a mapping, so there has to be one.
    collector.report(
      .profileWithoutMapping(name, first.text), in: file, at: first.range,
      notes: ["add '// @mapped' above it"])
  }

  /// The top of a hierarchy names the profiles of all of it, and cannot know of those in modules
  /// above its own.
  private func checkImported(
    _ type: TypeDeclaration, _ name: String, _ collector: inout DiagnosticCollector
  ) {
    for profile in type.annotations.flatMap(\.profiles) {
      guard let above = index.importedClass(above: name, without: profile.text) else { continue }
      collector.report(
        .profileUnknownAbove(profile.text, above.name, above.module), in: file, at: profile.range,
        notes: ["write '// @mapped(\(profile.text))' above '\(above.name)' too"])
    }
  }

  // MARK: Members

  private func checkMember(
    _ annotations: [Annotation], _ member: String, in type: String,
    _ collector: inout DiagnosticCollector
  ) {
    checkWords(annotations, member, &collector)
    let known = index.profiles(of: type)
    for profile in annotations.flatMap(\.profiles) where !known.contains(profile.text) {
      let suggestion = Spelling.nearest(to: profile.text, among: known)
      collector.report(
        .unknownProfile(profile.text, type, suggestion: suggestion), in: file, at: profile.range,
        notes: ["write '// @mapped(\(profile.text))' above '\(type)' to give it one"])
    }
    checkSkipped(annotations, member, &collector)
  }

  /// Words of a profile at a property that takes no part under it would be lost.
  private func checkSkipped(
    _ annotations: [Annotation], _ member: String, _ collector: inout DiagnosticCollector
  ) {
    for profile in Set(annotations.flatMap(\.profiles).map(\.text)).sorted() {
      let words = ProfileProjection.words(annotations, under: profile).flatMap(\.options)
      guard let skip = words.first(where: { $0.word.text == "skip" }), skip.skipsEverything else {
        continue
      }
      for option in annotations.of(profile).flatMap(\.options)
      where option.word.text != "skip" && option.word.text != "without" {
        collector.report(
          .uselessWord(option.word.text, member, "it takes no part"), in: file,
          at: option.word.range, notes: ["add 'without: .skip' to let it take part"])
      }
    }
  }

  // MARK: Words

  private func checkWords(
    _ annotations: [Annotation], _ name: String, _ collector: inout DiagnosticCollector
  ) {
    for annotation in annotations {
      for option in annotation.options {
        let word = option.word.text
        if annotation.profiles.isEmpty {
          guard word == "without" else { continue }
          collector.report(.withoutProfile, in: file, at: option.word.range)
        } else if Vocabulary.typeOwned.contains(String(word.prefix { $0 != "." }))
          || word == "key.archive"
        {
          collector.report(.profileWord(word), in: file, at: option.word.range)
        } else if word == "skip" {
          checkChoices(option, &collector)
        }
      }
    }
    checkUndone(annotations, name, &collector)
  }

  private func checkChoices(
    _ option: AnnotationOption, _ collector: inout DiagnosticCollector
  ) {
    for value in option.values {
      guard case .member(let name) = value.shape,
        ["archive", "equality", "hash", "description", "copy", "merge"].contains(name)
      else { continue }
      collector.report(.profileWord("skip: .\(name)"), in: file, at: value.range)
    }
  }

  private func checkUndone(
    _ annotations: [Annotation], _ name: String, _ collector: inout DiagnosticCollector
  ) {
    let there = Set(
      annotations.filter(\.profiles.isEmpty).flatMap(\.options).map {
        String($0.word.text.prefix { $0 != "." })
      })
    for annotation in annotations where !annotation.profiles.isEmpty {
      for word in [annotation].undoneWords where !there.contains(word.text) {
        // A misspelt one is reported as such.
        guard Vocabulary.word(word.text) != nil else { continue }
        collector.report(.withoutNothing(word.text, name), in: file, at: word.range)
      }
    }
  }
}

extension AnnotationOption {
  /// `skip` alone, or with all directions of JSON.
  var skipsEverything: Bool {
    guard let choices else { return true }
    return choices.contains("json") || choices.contains("read") && choices.contains("write")
  }
}

extension DiagnosticCollector {
  /// Takes over what is wrong under a profile alone, and says so, unless the place says it: a word
  /// of that profile.
  mutating func report(
    _ found: [Diagnostic], under profile: String, in files: [ParsedFile]
  ) {
    let words = ProfileWords(files)
    for var diagnostic in found where !diagnostics.contains(diagnostic) {
      if Self.collisions.contains(diagnostic.message.id) || !words.contain(diagnostic) {
        diagnostic.message = Message(
          id: diagnostic.message.id,
          text: "\(diagnostic.message.text), under profile '\(profile)'")
      }
      report(diagnostic)
    }
  }

  /// What is wrong with two words together, of which only one may be the profile's.
  private static let collisions: Set<String> = [
    "colliding-keys", "colliding-paths", "colliding-tag", "duplicate-case-key", "duplicate-tag",
  ]
}

/// Where the words of profiles stand.
private struct ProfileWords {
  private var places: [String: [ClosedRange<SourceLocation>]] = [:]

  init(_ files: [ParsedFile]) {
    for parsed in files {
      for type in parsed.types { visit(type, in: parsed.file) }
    }
  }

  private mutating func visit(_ type: TypeDeclaration, in file: SourceFile) {
    let members =
      type.properties.map(\.annotations) + type.cases.map(\.annotations)
      + type.cases.flatMap { ($0.associatedValues ?? []).map(\.annotations) }
    for annotation in (members + [type.annotations]).joined() where !annotation.profiles.isEmpty {
      for option in annotation.options {
        let end = option.value?.range.end ?? option.word.range.end
        let (first, last) = (option.word.range.start, max(end, option.word.range.start))
        places[file.path, default: []].append(
          file.location(at: first)...file.location(at: last))
      }
    }
    for inner in type.types { visit(inner, in: file) }
  }

  func contain(_ diagnostic: Diagnostic) -> Bool {
    places[diagnostic.path]?.contains { $0.contains(diagnostic.location) } ?? false
  }
}
