import IsomerSyntax

/// The types that reading selects from: subclasses, or types that conform to a protocol.
package struct Cluster: Sendable, Equatable {
  package struct Member: Sendable, Equatable {
    package var name: String
    package var key: SubtypeCondition
    package var conditions: [String]
    /// The instance of a generic type that is the subtype.
    package var instance: GenericInstance?
    /// True if the cluster writes the tag, because the subtype is in clusters with other tags too.
    package var isTaggedByCluster = false

    /// The name of the type in generated code.
    package var typeName: String { instance?.name ?? name }
  }

  /// The tag that identifies the subtype; nil if the structure selects it.
  package var tag: TagSource?
  /// The path of the object with the keys of a subtype; nil if they are beside the tag.
  package var content: KeyPathText?
  /// The subtypes in the order in which they are tried.
  package var members: [Member] = []
  /// True if the type itself is read when no subtype matches.
  var takesItself = false

  func hasMember(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// Returns the type that is read if no condition of a subtype matches; nil if that is an error.
  package func otherwise(of type: String) -> String? {
    members.first { $0.key == .otherwise }?.name ?? (takesItself ? type : nil)
  }

  /// The tags or the paths of the subtypes, in messages about a document without any.
  var expectedKeys: String {
    let keys = members.flatMap { member -> [String] in
      switch member.key {
      case .tags(let values): values.map(\.swift)
      case .shape(let path): ["'\(path.text)'"]
      case .otherwise: []
      }
    }
    return keys.joined(separator: ", ")
  }

  var expectation: String { "\(tag == nil ? "an object with " : "")one of \(expectedKeys)" }
}

package struct Subclass: Sendable {
  package var name: String
  /// The number of mapped classes up to it, 1 for a direct subclass.
  package var depth: Int
  var isOpen: Bool
  package var conditions: [String]
  /// The instance of a generic class.
  package var instance: GenericInstance?
  /// True if there are only generic classes between.
  package var isDirect = true

  /// The name of the class in generated code.
  var typeName: String { instance?.name ?? name }
}

/// The topmost mapped class of an imported module.
struct ImportedTop: Sendable {
  package var name: String
  var module: String
}

/// Builds the clusters of a target's classes and the tags that their subtypes write.
///
/// A class belongs to its nearest superclass with `tag:`. Without any, a class with `key:` belongs
/// to all its superclasses.
struct ClusterBuilder {
  let classes: [String: Model]
  /// The subtypes of protocols with a tag, to which their `key:` applies.
  let tagged: Set<String>

  func complete(_ model: inout Model) {
    model.clusters.cluster = cluster(of: model)
    let above = tagged(above: model)
    model.clusters.clusterTag = above?.clusters.tag
    let isNamed = above != nil || model.clusters.memberKey?.tags.isEmpty == false
    if let content = (above ?? model).clusters.content, isNamed, !model.isOtherwise {
      model.enclose(in: content)
    }
    for rule in tagRules(of: model) { model.add(rule) }
  }

  // MARK: Members

  private func cluster(of model: Model) -> Cluster? {
    let below = model.hierarchy.subclasses.sorted { $0.depth > $1.depth }
    var members: [Cluster.Member] = []
    for subclass in below {
      guard let member = classes[subclass.name],
        tagged(above: member)?.name == (model.clusters.tag == nil ? nil : model.name)
      else { continue }
      members += member.members(taggedBy: model.clusters.tag).filter {
        subclass.instance == $0.instance
          && (model.clusters.tag != nil || $0.key.tags.isEmpty || !tagged.contains(member.name))
      }
    }
    guard model.clusters.tag != nil || !members.isEmpty else { return nil }
    var cluster = Cluster(
      tag: model.clusters.tag, content: model.clusters.content, members: members)
    if model.clusters.tag == nil {
      if let name = model.clusters.enclosure {
        cluster.members.append(
          Cluster.Member(name: model.name, key: .shape(name), conditions: []))
        return cluster
      }
      cluster.takesItself = model.clusters.memberKey != nil
    } else if let key = ownKey(of: model) {
      cluster.takesItself = key == .otherwise
      if case .tags = key {
        cluster.members.append(Cluster.Member(name: model.name, key: key, conditions: []))
      }
    }
    return cluster
  }

  /// Returns the `key:` of a tagged class outside other clusters, which applies to its own tag.
  private func ownKey(of model: Model) -> SubtypeCondition? {
    tagged(above: model) == nil ? model.clusters.memberKey : nil
  }

  private func tagged(above model: Model) -> Model? {
    sequence(first: model) { $0.hierarchy.superclass.flatMap { classes[$0] } }
      .dropFirst().first { $0.clusters.tag != nil }
  }

  // MARK: Tags

  /// Returns the valid values of all tags for an object of the class, outermost first.
  private func tagRules(of model: Model) -> [TagRule] {
    var rules: [TagRule] = []
    if let own = model.clusters.tag {
      rules.append(
        TagRule(own, key: ownKey(of: model), of: model.name, in: cluster(of: model)))
    }
    var member = model
    while let cluster = tagged(above: member), let tag = cluster.clusters.tag {
      for own in member.members(taggedBy: tag) {
        var rule = TagRule(tag, key: own.key, of: own.typeName, in: self.cluster(of: cluster))
        rule.instance = own.instance
        rules.append(rule)
      }
      member = cluster
    }
    return rules.reversed()
  }
}

/// The valid tags of a document for an object of a class; the tags of other subtypes are errors.
package struct TagRule: Sendable {
  package var tag: TagSource
  /// The tags of the class; empty if it has none.
  package var own: [CaseKey]
  /// The tags of other subtypes.
  var others: [CaseKey]
  /// True for the tag of a struct, which every document must have.
  package var isRequired = false
  /// The only instance of a generic type that the rule applies to.
  var instance: GenericInstance?

  init(_ tag: TagSource, key: SubtypeCondition?, of name: String, in cluster: Cluster?) {
    self.tag = tag
    own = key?.tags ?? []
    others = (cluster?.members ?? []).filter { $0.typeName != name }.flatMap { $0.key.tags }
  }

  /// The values that the tag must have; nil if it may have any other value.
  package var expected: String? {
    own.isEmpty ? nil : (own.count == 1 ? "" : "one of ") + own.map(\.swift).joined(separator: ", ")
  }
}

/// A tag that a subtype of a cluster writes with its own keys.
package struct WrittenTag: Sendable {
  package var path: KeyPathText
  /// The value; nil for a subtype without a value, whose tag is a known key but is not written.
  package var value: CaseKey?
  /// The only instance of a generic type that is written with it.
  var instance: GenericInstance?
  /// True if the cluster writes it, and the subtype by itself does not.
  var isWrittenByCluster = false
}
