import IsomerSyntax

/// The results of reading samples: faults, omitted elements, unknown keys, and properties without a
/// value.
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

  /// The elements of a property in a document, from which reading omits invalid ones.
  struct Elements {
    var name: String
    var document: String
    var place: SamplePlace
    var count = 0
    var omitted = 0
    /// The fault of the first omitted element.
    var fault: Fault?
  }

  /// The properties of a type and its cases that no sample has a value for.
  struct Unfilled {
    var type: String
    var names: [String]
    /// The location of the first property.
    var place: SamplePlace
  }

  var faults: [Fault] = []
  /// The properties that were searched, with their locations, and those that were found.
  var sought: [Property: SamplePlace] = [:]
  var filled: Set<Property> = []
  private(set) var unclaimed: [Unclaimed] = []
  private(set) var elements: [Elements] = []

  mutating func leave(_ path: String, of type: String, _ place: SamplePlace, in document: String) {
    // Two types can have the same name in different `#if` branches.
    let index = unclaimed.firstIndex { $0.place == place && $0.document == document }
    guard let index else {
      unclaimed.append(Unclaimed(type: type, document: document, place: place, paths: [path]))
      return
    }
    if !unclaimed[index].paths.contains(path) { unclaimed[index].paths.append(path) }
  }

  /// Counts an element, which is omitted if it has a fault.
  mutating func count(_ fault: Fault?, at subject: SampleSubject, in document: String) {
    let place = subject.place
    let known = elements.firstIndex { $0.place == place && $0.document == document }
    if known == nil {
      elements.append(Elements(name: subject.name, document: document, place: place))
    }
    let index = known ?? elements.count - 1
    elements[index].count += 1
    guard let fault else { return }
    elements[index].omitted += 1
    elements[index].fault = elements[index].fault ?? fault
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

  /// The properties without a value in any sample, except those with faults, by type.
  var unfilled: [Unfilled] {
    let failing = Set(faults.map(\.place))
    let open = sought.filter { !filled.contains($0.key) && !failing.contains($0.value) }
      .sorted { ($0.value.path, $0.value.location) < ($1.value.path, $1.value.location) }
    return open.reduce(into: []) { groups, next in
      let (property, place) = next
      let name = property.caseName.map { "\($0).\(property.name)" } ?? property.name
      let index = groups.firstIndex { $0.type == property.type && $0.place.path == place.path }
      if let index {
        groups[index].names.append(name)
      } else {
        groups.append(Unfilled(type: property.type, names: [name], place: place))
      }
    }
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
