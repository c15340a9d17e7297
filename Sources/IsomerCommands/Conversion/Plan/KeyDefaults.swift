import IsomerGenerator
import IsomerSyntax

/// The strategies for keys that types have without an option, from `// @mapped file …` and
/// `// @mapped target …`, and the one that the conversion sets for the target.
struct KeyDefaults {
  /// The strategies of the files that set some.
  private var ofFiles: [Int: Directed<KeyStrategy>] = [:]
  private var ofTarget = Directed(read: KeyStrategy.same, write: .same)
  /// The annotation that converted sources require; nil if the target has the strategy already.
  private(set) var annotation: String?

  init(
    _ source: SwiftSource, _ options: ConversionOptions,
    _ candidates: [ProgramConversion.Candidate]
  ) {
    let annotated = source.files.indices.filter {
      MarkerSearch.mayContainAnnotation(source.files[$0].bytes)
    }
    let parsed = annotated.map { (file: $0, DeclarationParser.parse(source.files[$0])) }
    let ofTarget = Self.strategies(parsed.flatMap(\.1.targetAnnotations), besides: ofTarget)
    self.ofTarget = ofTarget
    for (file, parsed) in parsed where !parsed.fileAnnotations.isEmpty {
      ofFiles[file] = Self.strategies(parsed.fileAnnotations, besides: ofTarget)
    }
    // The strategy of a target is also that of the types that were mapped before.
    if options.isWholeTarget, source.models.allSatisfy(\.declaration.annotations.isEmpty),
      source.coders.keys == Directed(read: .snake, write: .snake)
    {
      let strategy = KeyStrategy.snake
      let count = candidates.count { candidate in
        candidate.mapping.codingKeys == nil
          && candidate.mapping.properties.contains { name, property in
            let key = strategy.key(for: name)
            return key != name && property.readPath == KeyPathText([.key(key)])
          }
      }
      // A single type has an option of its own.
      guard count > 1 else { return }
      self.ofTarget = Directed(read: strategy, write: strategy)
      annotation = "// @mapped target keys: .\(strategy.rawValue)"
    }
  }

  /// Returns the candidates with the strategies that they require, and those without an option.
  func complete(
    _ candidates: [ProgramConversion.Candidate], in source: SwiftSource
  ) -> [ProgramConversion.Candidate] {
    var indices: [Int: Int] = [:]
    for index in candidates.indices { indices[candidates[index].place] = index }
    var complete = candidates
    // Superclasses precede their subclasses.
    let order = candidates.indices.sorted {
      candidates[$0].superclasses.count < candidates[$1].superclasses.count
    }
    for index in order {
      let file = source.fileIndex(at: candidates[index].place)
      var usual: Directed<KeyStrategy>? = ofFiles[file] ?? ofTarget
      // A class inherits the strategies of its superclass.
      let above = candidates[index].superclasses.first {
        indices[$0.place] != nil || !$0.declaration.annotations.isEmpty
      }
      if ofFiles[file] == nil, let above {
        // The annotations of a superclass, its file and its own superclasses have an effect.
        let superclass = indices[above.place].map { complete[$0] }
        usual = superclass?.mapping.codingKeys == nil ? superclass?.strategies : nil
      }
      complete[index].usualStrategies = usual
      complete[index].strategies = strategies(of: candidates[index], besides: usual)
    }
    return complete
  }

  /// Returns the strategies that a type requires.
  private func strategies(
    of candidate: ProgramConversion.Candidate, besides usual: Directed<KeyStrategy>?
  ) -> Directed<KeyStrategy> {
    let (model, mapping) = (candidate.model, candidate.mapping)
    let same = Directed(read: KeyStrategy.same, write: .same)
    guard let usual else { return mapping.strategies(besides: same) }
    if model.declaration.kind == .enumeration {
      return Self.changesCases(of: model, usual) ? same : usual
    }
    if mapping.isSingleValue { return usual }
    // Without an option, the key of a property is its name.
    let isPlain = model.storedProperties.map(\.name.text).contains {
      mapping.properties[$0] == nil
        && (usual.read.key(for: $0) != $0 || usual.write.key(for: $0) != $0)
    }
    return mapping.strategies(besides: isPlain ? same : usual)
  }

  /// Returns the options of an enum with raw values, so that these remain as they are.
  func options(ofRaw model: ModelSource, inFile file: Int) -> String {
    Self.changesCases(of: model, ofFiles[file] ?? ofTarget) ? " keys: .same" : ""
  }

  /// Returns whether the names of cases or values would be converted.
  private static func changesCases(
    of model: ModelSource, _ usual: Directed<KeyStrategy>
  ) -> Bool {
    let cases = model.declaration.cases
    let labels = cases.flatMap { $0.associatedValues ?? [] }.compactMap { $0.label?.text }
    return (cases.map(\.name.text) + labels).contains {
      usual.read.key(for: $0) != $0 || usual.write.key(for: $0) != $0
    }
  }

  private static func strategies(
    _ annotations: [Annotation], besides others: Directed<KeyStrategy>
  ) -> Directed<KeyStrategy> {
    var found = others
    for option in annotations.flatMap(\.options) {
      guard let value = option.value?.text.dropFirst(),
        let strategy = KeyStrategy(rawValue: String(value))
      else { continue }
      switch option.name.text {
      case "keys": found = Directed(read: strategy, write: strategy)
      case "keys.read": found.read = strategy
      case "keys.write": found.write = strategy
      default: break
      }
    }
    return found
  }
}
