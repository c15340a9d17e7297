import IsomerSyntax

/// The checks of options as written in all profiles; their effects are checked like all others.
struct ProfileChecks {
  let index: ProfileIndex
  let symbols: SymbolTable
  let reporter: FileReporter

  static func run(
    _ index: ProfileIndex, _ files: [ParsedFile], _ symbols: SymbolTable, _ reporter: Reporter
  ) {
    for parsed in files {
      let reporter = FileReporter(file: parsed.file, reporter: reporter)
      let checks = ProfileChecks(index: index, symbols: symbols, reporter: reporter)
      for (annotations, word) in [
        (parsed.fileAnnotations, "file"), (parsed.targetAnnotations, "target"),
      ] {
        for name in annotations.flatMap(\.profiles) {
          reporter.report(
            Message(.profileOfFile, word), at: name.range, notes: ["add the profile to each type"])
        }
      }
      for (name, type) in parsed.namedTypes { checks.check(type, name) }
      checks.check(parsed.aliases, in: "")
    }
  }

  private func check(_ type: TypeDeclaration, _ name: String) {
    checkType(type, name)
    for (annotations, member) in type.annotatedMembers where !annotations.isEmpty {
      checkMember(annotations, member, in: name)
    }
    for property in type.properties where !property.annotations.isEmpty {
      checkSkipped(property, in: name)
    }
    check(type.aliases, in: name)
  }

  /// An instance of a generic type has the profiles of the type.
  private func check(_ aliases: [AliasDeclaration], in scope: String) {
    for alias in aliases where !alias.annotations.isEmpty {
      let type = symbols.fullPath(alias.type.namePath ?? "", in: scope)
      checkMember(alias.annotations, alias.name, in: type)
    }
  }

  // MARK: Types

  private func checkType(_ type: TypeDeclaration, _ name: String) {
    checkOptions(type.annotations, name)
    guard let first = type.annotations.flatMap(\.profiles).first else { return }
    if type.kind == .extensionType {
      return reporter.report(
        Message(.extensionNotMapped, name), at: type.name.range,
        notes: ["move it to the declaration of '\(name)'"])
    }
    checkImported(type, name)
    guard !type.namesTransformer, type.annotations.allSatisfy({ !$0.profiles.isEmpty }) else {
      return
    }
    // A profile changes an existing mapping.
    reporter.report(
      Message(.profileWithoutMapping, first.text, name), at: first.range,
      notes: ["add '// @mapped' above it"])
  }

  /// Reports profiles that an imported superclass does not have.
  ///
  /// The top class of a hierarchy names all its profiles, and cannot know those in other modules.
  private func checkImported(_ type: TypeDeclaration, _ name: String) {
    for profile in type.annotations.flatMap(\.profiles) {
      guard let above = index.importedClass(above: name, without: profile.text) else { continue }
      reporter.report(
        Message(.profileUnknownAbove, above.name, above.module, profile.text), at: profile.range,
        notes: ["add '// @mapped(\(profile.text))' above '\(above.name)'"])
    }
  }

  // MARK: Members

  private func checkMember(_ annotations: [Annotation], _ member: String, in type: String) {
    checkOptions(annotations, member)
    let known = index.profiles(of: type)
    for profile in annotations.flatMap(\.profiles) where !known.contains(profile.text) {
      let suggestion = Spelling.nearest(to: profile.text, among: known)
      reporter.report(
        .unknownProfile(profile.text, type, suggestion: suggestion), at: profile.range,
        notes: ["add '// @mapped(\(profile.text))' above '\(type)'"])
    }
    checkSkipped(annotations, member)
  }

  /// Reports options of a profile on a property that is skipped in the profile.
  private func checkSkipped(_ annotations: [Annotation], _ member: String) {
    for profile in Set(annotations.flatMap(\.profiles).map(\.text)).sorted() {
      let options = ProfileProjection.options(annotations, under: profile).flatMap(\.options)
      guard options.contains(where: \.skipsEverything) else { continue }
      for option in annotations.of(profile).flatMap(\.options)
      where option.name.text != "skip" && option.name.text != "without" {
        reporter.report(
          Message(.uselessOption, option.name.text, member, "it is skipped"), at: option.name.range,
          notes: ["add 'without: .skip' to map it"])
      }
    }
  }

  /// Reports options without effect on a property that is skipped, and that no profile can map.
  private func checkSkipped(_ property: PropertyDeclaration, in type: String) {
    let options = property.annotations.flatMap(\.options)
    guard index.profiles(of: type).isEmpty, let skip = options.first(where: \.skipsEverything)
    else { return }
    // With 'skip: .documents', the property is archived, with its default and its transformer.
    let isArchived = skip.value != nil
    for option in options {
      let word = option.name.text
      guard !Self.others.contains(word), OptionTable.option(word) != nil else { continue }
      let isUsed =
        OptionTable.needs(of: word).contains(.archiving)
        || ["default", "each", "with"].contains(option.base)
      guard !isArchived || !isUsed else { continue }
      reporter.report(
        Message(.uselessOption, word, property.name.text, "it is skipped"), at: option.name.range)
    }
  }

  /// The options that other checks report on unmapped properties.
  private static let others = OptionTable.unmapped.union(["parent", "without"])

  // MARK: Options

  private func checkOptions(_ annotations: [Annotation], _ name: String) {
    for annotation in annotations {
      for option in annotation.options {
        let word = option.name.text
        if annotation.profiles.isEmpty {
          guard word == "without" else { continue }
          reporter.report(.withoutProfile, at: option.name.range)
        } else if OptionTable.typeOwned.contains(option.base) || word == "key.archive" {
          reporter.report(Message(.profileOption, word), at: option.name.range)
        } else if word == "skip" {
          for choice in option.choices
          where choice.text == "archive" || DerivedMember(rawValue: choice.text) != nil {
            reporter.report(Message(.profileOption, "skip: .\(choice.text)"), at: choice.range)
          }
        }
      }
    }
    let present = Set(annotations.filter(\.profiles.isEmpty).flatMap(\.options).map(\.base))
    // Misspelt options are reported elsewhere.
    for word in annotations.filter({ !$0.profiles.isEmpty }).undoneOptions
    where !present.contains(word.text) && OptionTable.option(word.text) != nil {
      reporter.report(Message(.withoutNothing, name, word.text), at: word.range)
    }
  }
}

extension Reporter {
  /// Adds the diagnostics that only occur in a profile, and names the profile unless they are at
  /// its own options.
  func report(_ found: [Diagnostic], under profile: String, in files: [ParsedFile]) {
    if found.isEmpty { return }
    let places = Dictionary(files.map { ($0.file.path, $0.placesInProfiles) }) { $0 + $1 }
    for var diagnostic in found where !diagnostics.contains(diagnostic) {
      let isAtOption =
        places[diagnostic.path]?.contains { $0.contains(diagnostic.location) } ?? false
      if Self.collisions.contains(diagnostic.message.id) || !isAtOption {
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

extension ParsedFile {
  /// The locations of the options of profiles.
  fileprivate var placesInProfiles: [ClosedRange<SourceLocation>] {
    let annotations = allTypes.flatMap { type in
      type.annotatedMembers.flatMap(\.annotations) + type.annotations
    }
    return (annotations + allAliases.flatMap(\.annotations)).filter { !$0.profiles.isEmpty }
      .flatMap(\.options).map { option in
        let first = option.name.range.start
        let last = max(first, option.value?.range.end ?? option.name.range.end)
        return file.location(at: first)...file.location(at: last)
      }
  }
}
