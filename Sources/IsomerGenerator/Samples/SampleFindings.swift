import IsomerSyntax

/// The results of reading samples: faults, unknown keys, and properties without a value.
struct SampleFindings {
  /// An error in a document, at the property that reads it.
  struct Fault {
    var message: Message
    /// The expectation; faults of a property with the same expectation are similar.
    var kind: String
    var place: SamplePlace
    /// The path of the sample file, in which `location` is.
    var path: String
    var location: SourceLocation
    var fix: String?
  }

  /// A property of a type or of a case.
  struct Property: Hashable {
    var type: String
    var caseName: String?
    var name: String
  }

  /// The keys of a document that a type does not handle.
  struct Unclaimed {
    var type: String
    var document: String
    var place: SamplePlace
    /// The paths of the keys, without repetitions.
    var paths: [String]
  }

  var faults: [Fault] = []
  /// The properties that were searched, with their locations, and those that were found.
  private(set) var sought: [Property: SamplePlace] = [:]
  private(set) var filled: Set<Property> = []
  private(set) var unclaimed: [Unclaimed] = []

  mutating func seek(_ property: Property, _ place: SamplePlace) { sought[property] = place }

  mutating func fill(_ property: Property) { filled.insert(property) }

  mutating func leave(_ path: String, of type: String, _ place: SamplePlace, in document: String) {
    // Two types can have the same name in different `#if` branches.
    let index = unclaimed.firstIndex { $0.place == place && $0.document == document }
    guard let index else {
      unclaimed.append(Unclaimed(type: type, document: document, place: place, paths: [path]))
      return
    }
    if !unclaimed[index].paths.contains(path) { unclaimed[index].paths.append(path) }
  }

  /// The properties without a value in any sample, except those with faults.
  var unfilled: [(property: Property, place: SamplePlace)] {
    let failing = Set(faults.map(\.place))
    return sought.filter { !filled.contains($0.key) && !failing.contains($0.value) }
      .map { ($0.key, $0.value) }
  }
}

/// A location in the sources for a diagnostic.
struct SamplePlace: Hashable {
  var path: String
  var location: SourceLocation
}
