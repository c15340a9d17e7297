import IsomerSyntax

/// A protocol whose conforming models are read as `any Message`.
struct ProtocolCluster: Sendable, Equatable {
  var file: SourceFile
  var name: String
  var nameRange: SourceRange
  var access: AccessLevel
  var conditions: [String] = []
  var availability: [String] = []
  var isolation = Isolation.byDefault
  /// The module that declares it, if that is another one.
  var module: String?
  var cluster: Cluster
  /// The recorded documents that the choice is checked against.
  var samples: [SampleName] = []
  /// The mapped types that conform and that nothing chooses.
  var outsiders: [String] = []
  var reads = true
  var writes = true
  /// Whether its members are kept in archives.
  var isKept = false
  /// What is chosen otherwise under a profile.
  var profiled: [Profiled] = []
  /// Its profiles and those of its members.
  var knownProfiles: [String] = []

  /// The members in other modules that are in sight; for those of this one it is only looked at.
  var importedMembers: [Cluster.Member] = []

  /// The choice under one profile.
  struct Profiled: Sendable, Equatable {
    var profile: String
    var cluster: Cluster
    var reads: Bool
    var writes: Bool

    init(_ profile: String, _ changed: ProtocolCluster) {
      self.profile = profile
      cluster = changed.cluster
      reads = changed.reads
      writes = changed.writes
    }
  }

  /// The generated struct that stands for any of its members: `AnyMessage`.
  var boxName: String {
    let parts = name.split(separator: ".").map(String.init)
    let box = "Any" + (parts.last ?? name)
    return module.map { "\($0).\(box)" } ?? box
  }

  /// Whether types of other modules can become members.
  var isOpen: Bool { access >= .public && module == nil }

  /// What a type in one of its files calls it: `Message`, `Base.Message`.
  func isMeant(by name: String, from scope: String) -> Bool {
    ModelGraph.candidates(name, scope).contains(self.name)
      || module.map { name == "\($0).\(self.name)" } == true
  }
}

extension TypeReference {
  /// Puts another type in place of the one below all optionals and collections.
  mutating func replaceLeaf(with name: String) {
    switch shape {
    case .optional(var inner):
      inner.replaceLeaf(with: name)
      (text, shape) = ("\(inner.text)?", .optional(inner))
    case .implicitlyUnwrapped(var inner):
      inner.replaceLeaf(with: name)
      (text, shape) = ("\(inner.text)?", .optional(inner))
    case .array(var element):
      element.replaceLeaf(with: name)
      (text, shape) = ("[\(element.text)]", .array(element))
    case .dictionary(let key, var value):
      value.replaceLeaf(with: name)
      (text, shape) = ("[\(key.text): \(value.text)]", .dictionary(key: key, value: value))
    default:
      let parts = name.split(separator: ".").map { TypeComponent(name: String($0)) }
      (text, shape) = (name, .named(parts))
    }
  }

  /// The protocol of `any P`, or the name as it stands.
  var existentialName: String? {
    if let name = namePath { return name }
    let words = text.split { " ()".contains($0) }
    return words.count == 2 && words[0] == "any" ? String(words[1]) : nil
  }
}
