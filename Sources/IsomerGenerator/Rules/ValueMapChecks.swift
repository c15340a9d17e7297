import IsomerSyntax

/// The checks of value maps in annotations for unique keys and values.
struct ValueMapChecks: Rule {
  let target: CheckedTarget
  func run() { for model in target.mappings { check(model) } }

  private func check(_ model: Model) {
    for property in model.properties where property.declaration.owner == nil {
      var seen: [PastedExpression] = []
      for transformer in [property.codec.readTransformer, property.codec.writeTransformer] {
        guard let transformer, !seen.contains(transformer) else { continue }
        seen.append(transformer)
        let isWritten =
          property.writes && property.codec.writeTransformer == transformer
          && !property.codec.writesOneWay
        check(transformer, property, isWritten: isWritten)
      }
    }
  }

  private func check(_ transformer: PastedExpression, _ property: Property, isWritten: Bool) {
    for pairs in Self.maps(in: transformer.shape) {
      if let pair = Self.repeated(pairs, by: \.key) {
        report(.mapKeyTwice(pair.key.text), transformer, "remove one of them")
      } else if isWritten, let pair = Self.repeated(pairs, by: \.value) {
        report(
          .mapNotReversible(pair.value.text, property.name), transformer,
          "give it another map with 'with.write:', or add 'skip: .write'")
      }
    }
  }

  private func report(_ message: Message, _ transformer: PastedExpression, _ note: String) {
    let (path, place) = (transformer.path, transformer.location)
    reporter.report(
      Diagnostic(
        .error, message, path: path, at: place, notes: [Note(note, path: path, at: place)]))
  }

  /// Returns the pairs of `.map([…])`, including nested ones, as in `.array(of: .map([…]))`.
  private static func maps(in shape: ValueShape) -> [[KeyedValue]] {
    guard case .call(let callee, let arguments) = shape else { return [] }
    if callee.text == ".map", case .dictionary(let pairs)? = arguments.first?.value.shape {
      return [pairs]
    }
    return arguments.flatMap { maps(in: $0.value.shape) }
  }

  private static func repeated(
    _ pairs: [KeyedValue], by part: KeyPath<KeyedValue, AnnotationValue>
  ) -> KeyedValue? {
    var seen: Set<String> = []
    return pairs.first { !seen.insert($0[keyPath: part].text).inserted }
  }
}
