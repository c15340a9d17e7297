import IsomerSyntax

/// The results of reading samples: faults, unknown keys, and properties without a value.
struct SampleFindings {
  /// An error in a document, at the property that reads it.
  struct Fault {
    var message: Message
    /// The expectation; faults of a property with the same expectation are similar.
    var kind: String
    var place: SamplePlace
    /// The location in the document.
    var found: SamplePlace
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
  var sought: [Property: SamplePlace] = [:]
  var filled: Set<Property> = []
  private(set) var unclaimed: [Unclaimed] = []

  mutating func leave(_ path: String, of type: String, _ place: SamplePlace, in document: String) {
    // Two types can have the same name in different `#if` branches.
    let index = unclaimed.firstIndex { $0.place == place && $0.document == document }
    guard let index else {
      unclaimed.append(Unclaimed(type: type, document: document, place: place, paths: [path]))
      return
    }
    if !unclaimed[index].paths.contains(path) { unclaimed[index].paths.append(path) }
  }

  /// The first of each group of similar faults, with the number of the others.
  var distinctFaults: [(fault: Fault, others: Int)] {
    var found: [(fault: Fault, others: Int)] = []
    for fault in faults {
      let index = found.firstIndex { other, _ in
        other.place == fault.place && other.message.id == fault.message.id
          && other.kind == fault.kind
      }
      if let index { found[index].others += 1 } else { found.append((fault, 0)) }
    }
    return found
  }

  /// The properties without a value in any sample, except those with faults.
  var unfilled: [Property: SamplePlace] {
    let failing = Set(faults.map(\.place))
    return sought.filter { !filled.contains($0.key) && !failing.contains($0.value) }
  }
}

/// A location for a diagnostic or a note.
struct SamplePlace: Hashable {
  var path: String
  var location: SourceLocation
}

extension SamplePlace {
  init(_ file: SourceFile, _ offset: Int) {
    self.init(path: file.path, location: file.location(at: offset))
  }

  func note(_ text: String) -> Note { Note(text, path: path, at: location) }
}
