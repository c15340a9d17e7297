import IsomerSyntax

/// The kinds of values that are converted: the value of `coerce`.
package struct Coercion: Sendable, Equatable {
  /// A string that is read as true or false, in addition to the usual ones.
  package struct Word: Sendable, Equatable {
    package var text: String
    package var meaning: Bool
  }

  /// The choices without a value; `.case` is one for enums.
  static let off = "off"
  static let anyCase = "case"

  /// True for `.off`.
  var isOff = false
  package var words: [Word] = []
  /// True if the names of cases are read in any case of letters.
  package var ignoresCase = false

  /// Returns the key of a case as it is compared with a converted value.
  func compared(_ key: CaseKey) -> CaseKey {
    guard ignoresCase, case .string(let text) = key else { return key }
    return .string(text.lowercased())
  }
}

extension OptionParser {
  /// Parses `.off`, or the choices of further conversions.
  func coercion(_ value: AnnotationValue) -> Coercion? {
    var coercion = Coercion()
    for element in value.elements {
      if case .call(let callee, let arguments) = element.shape, callee.text == ".words" {
        guard let words = words(arguments) else { return refuse(element) }
        if let twice = words.first(where: { word in
          (coercion.words + words).filter { $0.text == word.text }.count > 1
        }) {
          return reporter.refuse(Message(.mapKeyTwice, "\"\(twice.text)\""), at: element.range)
        }
        coercion.words += words
        continue
      }
      let choices = [Coercion.off] + (place == .enumeration ? [Coercion.anyCase] : [])
      guard let choice = choice(element, choices) else { return nil }
      if choice.text == Coercion.off { coercion.isOff = true } else { coercion.ignoresCase = true }
    }
    let isAlone = value.elements.count == 1
    return value.elements.isEmpty || coercion.isOff && !isAlone ? refuse(value) : coercion
  }

  /// Returns the pairs of `["on": true, "off": false]`; nil for anything else.
  private func words(_ arguments: [LabelledValue]) -> [Coercion.Word]? {
    guard arguments.count == 1, arguments[0].label == nil,
      case .dictionary(let pairs) = arguments[0].value.shape, !pairs.isEmpty
    else { return nil }
    return pairs.mapAll { pair in
      guard let text = pair.key.shape.string, case .boolean(let meaning) = pair.value.shape
      else { return nil }
      return Coercion.Word(text: text, meaning: meaning)
    }
  }
}
