import IsomerSyntax

/// The checks of options as written in all profiles; their effects are checked like all others.
struct ProfileChecks {
  private let index: ProfileIndex
  private let file: SourceFile

  private init(_ index: ProfileIndex, _ file: SourceFile) {
    self.index = index
    self.file = file
  }

  static func run(_ index: ProfileIndex, _ files: [ParsedFile], _ reporter: Reporter) {
    for parsed in files {
      let checks = ProfileChecks(index, parsed.file)
      for name in parsed.fileAnnotations.flatMap(\.profiles) {
        reporter.report(
          .profileOfFile, in: parsed.file, at: name.range, notes: ["add the profile to each type"])
      }
      for type in parsed.types { checks.visit(type, outer: "", reporter) }
    }
  }

  private func visit(_ type: TypeDeclaration, outer: String, _ reporter: Reporter) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    checkType(type, name, reporter)
    for property in type.properties {
      checkMember(property.annotations, property.name.text, in: name, reporter)
      checkSkipped(property, in: name, reporter)
    }
    for declared in type.cases {
      checkMember(declared.annotations, declared.name.text, in: name, reporter)
      for value in declared.associatedValues ?? [] {
        let label = value.label?.text ?? value.type.text
        checkMember(value.annotations, label, in: name, reporter)
      }
    }
    for inner in type.types { visit(inner, outer: name, reporter) }
  }

  // MARK: Types

  private func checkType(_ type: TypeDeclaration, _ name: String, _ reporter: Reporter) {
    checkOptions(type.annotations, name, reporter)
    guard let first = type.annotations.flatMap(\.profiles).first else { return }
    if type.kind == .extensionType {
      reporter.report(
        .extensionNotMapped(name), in: file, at: type.name.range,
        notes: ["move it to the declaration of '\(name)'"])
      return
    }
    checkImported(type, name, reporter)
    let hasShape = type.annotations.contains { $0.options.contains { $0.name.text == "for" } }
    guard !hasShape, type.annotations.allSatisfy({ !$0.profiles.isEmpty }) else { return }
    // A profile changes an existing mapping.
    reporter.report(
      .profileWithoutMapping(name, first.text), in: file, at: first.range,
      notes: ["add '// @mapped' above it"])
  }

  /// Reports profiles that an imported superclass does not have.
  ///
  /// The top class of a hierarchy names all its profiles, and cannot know those in other modules.
  private func checkImported(_ type: TypeDeclaration, _ name: String, _ reporter: Reporter) {
    for profile in type.annotations.flatMap(\.profiles) {
      guard let above = index.importedClass(above: name, without: profile.text) else { continue }
      reporter.report(
        .profileUnknownAbove(profile.text, above.name, above.module), in: file, at: profile.range,
        notes: ["add '// @mapped(\(profile.text))' above '\(above.name)'"])
    }
  }

  // MARK: Members

  private func checkMember(
    _ annotations: [Annotation], _ member: String, in type: String, _ reporter: Reporter
  ) {
    checkOptions(annotations, member, reporter)
    let known = index.profiles(of: type)
    for profile in annotations.flatMap(\.profiles) where !known.contains(profile.text) {
      let suggestion = Spelling.nearest(to: profile.text, among: known)
      reporter.report(
        .unknownProfile(profile.text, type, suggestion: suggestion), in: file, at: profile.range,
        notes: ["add '// @mapped(\(profile.text))' above '\(type)'"])
    }
    checkSkipped(annotations, member, reporter)
  }

  /// Reports options of a profile on a property that is skipped in the profile.
  private func checkSkipped(_ annotations: [Annotation], _ member: String, _ reporter: Reporter) {
    for profile in Set(annotations.flatMap(\.profiles).map(\.text)).sorted() {
      let options = ProfileProjection.options(annotations, under: profile).flatMap(\.options)
      guard let skip = options.first(where: { $0.name.text == "skip" }), skip.skipsEverything else {
        continue
      }
      for option in annotations.of(profile).flatMap(\.options)
      where option.name.text != "skip" && option.name.text != "without" {
        reporter.report(
          .uselessOption(option.name.text, member, "it is skipped"), in: file,
          at: option.name.range, notes: ["add 'without: .skip' to map it"])
      }
    }
  }

  /// Reports options without effect on a property that is skipped, and that no profile can map.
  private func checkSkipped(
    _ property: PropertyDeclaration, in type: String, _ reporter: Reporter
  ) {
    let options = property.annotations.flatMap(\.options)
    guard index.profiles(of: type).isEmpty,
      let skip = options.first(where: { $0.name.text == "skip" }), skip.skipsEverything
    else { return }
    // With 'skip: .json', the property is archived, with its default and its transformer.
    let isArchived = skip.value != nil
    for name in options.map(\.name)
    where name.text == "check" || !isArchived && OptionTable.needs(of: name.text).contains(.key) {
      let message = Message.uselessOption(name.text, property.name.text, "it is skipped")
      reporter.report(message, in: file, at: name.range)
    }
  }

  // MARK: Options

  private func checkOptions(_ annotations: [Annotation], _ name: String, _ reporter: Reporter) {
    for annotation in annotations {
      for option in annotation.options {
        let word = option.name.text
        if annotation.profiles.isEmpty {
          guard word == "without" else { continue }
          reporter.report(.withoutProfile, in: file, at: option.name.range)
        } else if OptionTable.typeOwned.contains(String(word.prefix { $0 != "." }))
          || word == "key.archive"
        {
          reporter.report(.profileOption(word), in: file, at: option.name.range)
        } else if word == "skip" {
          checkChoices(option, reporter)
        }
      }
    }
    checkUndone(annotations, name, reporter)
  }

  private func checkChoices(_ option: AnnotationOption, _ reporter: Reporter) {
    for value in option.values {
      guard case .member(let name) = value.shape,
        ["archive", "equality", "hash", "description", "copy", "merge"].contains(name)
      else { continue }
      reporter.report(.profileOption("skip: .\(name)"), in: file, at: value.range)
    }
  }

  private func checkUndone(_ annotations: [Annotation], _ name: String, _ reporter: Reporter) {
    let there = Set(
      annotations.filter(\.profiles.isEmpty).flatMap(\.options).map {
        String($0.name.text.prefix { $0 != "." })
      })
    for annotation in annotations where !annotation.profiles.isEmpty {
      for word in [annotation].undoneOptions where !there.contains(word.text) {
        // Misspelt options are reported elsewhere.
        guard OptionTable.option(word.text) != nil else { continue }
        reporter.report(.withoutNothing(word.text, name), in: file, at: word.range)
      }
    }
  }
}

extension AnnotationOption {
  /// True for `skip` without a value or with both directions of JSON.
  var skipsEverything: Bool {
    guard let choices else { return true }
    return choices.contains("json") || choices.contains("read") && choices.contains("write")
  }
}

extension Reporter {
  /// Adds the diagnostics that only occur in a profile, and names the profile unless they are at
  /// its own options.
  func report(_ found: [Diagnostic], under profile: String, in files: [ParsedFile]) {
    let options = ProfileWords(files)
    for var diagnostic in found where !diagnostics.contains(diagnostic) {
      if Self.collisions.contains(diagnostic.message.id) || !options.contain(diagnostic) {
        diagnostic.message.text += " (in profile '\(profile)')"
      }
      report(diagnostic)
    }
  }

  /// The messages about conflicts of two options, where perhaps only one belongs to the profile.
  private static let collisions: Set<String> = [
    "colliding-keys", "colliding-paths", "colliding-tag", "duplicate-case-key", "duplicate-tag",
  ]
}

/// The locations of the options of profiles.
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
        let end = option.value?.range.end ?? option.name.range.end
        let (first, last) = (option.name.range.start, max(end, option.name.range.start))
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
