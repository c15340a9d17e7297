import IsomerSyntax

/// What reading samples has found: what would fail, what nothing claims, what is never filled.
struct SampleFindings {
  /// Something that would fail, at the property that reads it.
  struct Fault {
    var message: Message
    /// What was expected: faults of one property with the same words are alike.
    var kind: String
    var place: SamplePlace
    /// Where it stands in the document.
    var path: String
    var location: SourceLocation
    var fix: String?
  }

  /// A property of a type, or of a case.
  struct Property: Hashable {
    var type: String
    var caseName: String?
    var name: String
  }

  /// The keys of one document that a type does not claim.
  struct Unclaimed {
    var type: String
    var document: String
    var place: SamplePlace
    /// In the order in which they were found, each once.
    var paths: [String]
  }

  var faults: [Fault] = []
  /// The properties that were looked for, with their places, and those that were there.
  private(set) var sought: [Property: SamplePlace] = [:]
  private(set) var filled: Set<Property> = []
  private(set) var unclaimed: [Unclaimed] = []

  mutating func seek(_ property: Property, _ place: SamplePlace) { sought[property] = place }

  mutating func fill(_ property: Property) { filled.insert(property) }

  mutating func leave(_ path: String, of type: String, _ place: SamplePlace, in document: String) {
    // Two types may have one name, under different conditions.
    let index = unclaimed.firstIndex { $0.place == place && $0.document == document }
    guard let index else {
      unclaimed.append(Unclaimed(type: type, document: document, place: place, paths: [path]))
      return
    }
    if !unclaimed[index].paths.contains(path) { unclaimed[index].paths.append(path) }
  }

  /// The properties that no sample has filled, with their places; those that fail are told already.
  var unfilled: [(property: Property, place: SamplePlace)] {
    let failing = Set(faults.map(\.place))
    return sought.filter { !filled.contains($0.key) && !failing.contains($0.value) }
      .map { ($0.key, $0.value) }
  }
}

/// A place in the sources, where a finding is told.
struct SamplePlace: Hashable {
  var path: String
  var location: SourceLocation
}
