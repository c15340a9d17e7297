import IsomerSyntax

/// The models of a target, without a profile or in one, for the rules.
final class CheckedTarget {
  let graph: ModelGraph
  let protocols: [ProtocolCluster]
  /// The archived types; nil in a profile, which has no archives.
  let archives: ArchiveGraph?
  /// The profile, if other types than those with the profile have the same mapping in it.
  private let changingProfile: String?
  /// The files of the target.
  let source: Target
  /// The files without annotations.
  private let unparsed: [SourceFile]
  let reporter: Reporter

  init(
    _ source: Target, _ models: [Model], _ protocols: [ProtocolCluster], profile: String?,
    keepsOthers: Bool, others: [Model.Place: Model] = [:], _ reporter: Reporter
  ) {
    self.source = source
    unparsed = zip(source.sources, source.parsed).filter { $1 == nil }.map(\.0)
    self.protocols = protocols
    self.reporter = reporter
    let symbols = source.symbols
    let outer = models.compactMap { $0.name.outerPath.pathComponents.first }
    let types = models.flatMap(\.derivation.properties).compactMap(\.type?.reference?.leaf)
    let inline = types.filter { $0.inlineElements != nil }.compactMap(\.namePath)
    let sought = (outer + inline).filter { !symbols.declares($0, from: "") }
    let known = sought.isEmpty ? symbols : symbols.adding(unparsed.parsed(mentioning: sought))
    let qualifier = TypeQualifier(known)
    let qualified = models.map { model in
      // Without the profile, only what depends on other types can differ.
      guard let profile, keepsOthers, protocols.isEmpty, !model.profiles.names.contains(profile),
        var same = others[model.place]
      else { return qualifier.qualified(model) }
      (same.hierarchy, same.clusters, same.profiles) =
        (model.hierarchy, model.clusters, model.profiles)
      return same
    }
    graph = ModelGraph(models: qualified, symbols: known)
    changingProfile = keepsOthers ? profile : nil
    archives = profile != nil ? nil : ArchiveGraph(self.graph, protocols)
  }

  /// The models that the rules check: all, or those that can differ in the profile.
  private(set) lazy var models = changingProfile.map(graph.models(concerning:)) ?? graph.models
  /// These models, and a model for each case with values.
  private(set) lazy var mappings = models.flatMap(\.mappings)

  /// The models with what depends on the whole target.
  private(set) lazy var complete = graph.complete(models, archives, protocols)

  /// Returns the tag of the protocol whose values are in a box.
  func tag(ofBox name: String) -> TagSource? {
    protocols.first { $0.boxName == name }?.cluster.tag
  }

  /// The names of the types that files without annotations declare.
  private lazy var otherNames = Set(unparsed.flatMap(\.declaredTypeNames))

  /// Returns true if a file without annotations may declare a type with the name of one of the
  /// runtime, such as 'JSONValue'.
  func mayHide(_ name: String) -> Bool {
    StandardTypes.runtime.contains(name) && otherNames.contains(name)
  }

  /// Returns true if a file of the target contains one of some texts.
  func mentions(_ words: [String]) -> Bool {
    source.sources.contains { $0.mentions(anyOf: words) }
  }

  /// Returns the models with all files that contain one of some texts.
  ///
  /// It is only called to confirm a fault, because a file without annotations can contain a
  /// hand-written conformance.
  func filesMentioning(_ words: [String]) -> ModelGraph {
    graph.adding(unparsed.parsed(mentioning: words))
  }

  /// Returns all parsed files, and those others that contain one of some texts.
  func files(mentioning words: [String]) -> [ParsedFile] {
    source.parsed.compactMap(\.self) + unparsed.parsed(mentioning: words)
  }
}
