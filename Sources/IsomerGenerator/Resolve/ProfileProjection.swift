import IsomerSyntax

/// Projects files to a profile: options of the profile replace the same options without a profile.
///
///     // @mapped key: "name", default: ""
///     // @mapped(twitter) key: "screen_name"      key: "screen_name", default: ""
///
/// The models are built from projected files, once for each profile.
struct ProfileProjection {
  let index: ProfileIndex
  /// The profile; nil to remove the options of all profiles.
  let profile: String?

  func file(_ parsed: ParsedFile) -> ParsedFile {
    var file = parsed
    file.fileAnnotations.removeAll { !$0.profiles.isEmpty }
    file.targetAnnotations.removeAll { !$0.profiles.isEmpty }
    file.types.modifyEach { project(&$0, outer: "") }
    project(&file.aliases)
    return file
  }

  private func project(_ aliases: inout [AliasDeclaration]) {
    aliases.modifyEach { $0.annotations = Self.options($0.annotations, under: profile) }
  }

  private func project(_ type: inout TypeDeclaration, outer: String) {
    let name = outer.member(type.name.text)
    let taken = profile.flatMap { index.profiles(of: name).contains($0) ? $0 : nil }
    // An external mapping of another profile is treated as an ordinary protocol.
    if taken == nil, index.shapes.contains(name) {
      type.properties.modifyEach { $0.annotations = [] }
    }
    func project(_ annotations: inout [Annotation]) {
      guard annotations.contains(where: { !$0.profiles.isEmpty }) else { return }
      annotations = Self.options(annotations, under: taken)
    }
    project(&type.annotations)
    type.properties.modifyEach { project(&$0.annotations) }
    type.cases.modifyEach {
      project(&$0.annotations)
      $0.associatedValues?.modifyEach { project(&$0.annotations) }
    }
    self.project(&type.aliases)
    type.types.modifyEach { self.project(&$0, outer: name) }
  }

  static func options(_ annotations: [Annotation], under profile: String?) -> [Annotation] {
    var plain = annotations.filter(\.profiles.isEmpty)
    var own = annotations.of(profile)
    guard !own.isEmpty else { return plain }
    let replaced = own.flatMap(\.options).map(\.name.text)
    let undone = own.undoneOptions.map(\.text)
    plain.modifyEach { annotation in
      annotation.options.removeAll { option in
        undone.contains(option.base) || replaced.contains(option.name.text)
          || replaced.contains(option.base)
      }
    }
    own.modifyEach { $0.profiles = [] }
    return plain + own
  }
}

extension [Annotation] {
  func of(_ profile: String?) -> [Annotation] {
    guard let profile else { return [] }
    return filter { $0.profiles.contains { $0.text == profile } }
  }

  /// The options that `without:` removes, with their ranges.
  var undoneOptions: [Name] {
    flatMap(\.options).filter { $0.name.text == "without" }.flatMap(\.choices)
  }
}
