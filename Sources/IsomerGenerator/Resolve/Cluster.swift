import IsomerSyntax

/// The types that reading selects from: subclasses, or types that conform to a protocol.
package struct Cluster: Sendable, Equatable {
  package struct Member: Sendable, Equatable {
    package var name: String
    package var key: MemberKey
    package var conditions: [String]
  }

  /// The key whose value identifies the subtype; nil if the structure selects it.
  package var tag: KeyPathText?
  /// The subtypes in the order in which they are tried.
  package var members: [Member] = []
  /// True if the type itself is read when no subtype matches.
  package var takesItself = false

  func hasMember(_ name: String) -> Bool { members.contains { $0.name == name } }

  /// The subtype with `key: .otherwise`.
  package var otherwise: Member? { members.first { $0.key == .otherwise } }
}

/// A subclass of a mapped class.
package struct Subclass: Sendable {
  package var name: String
  /// The number of mapped classes up to it, 1 for a direct subclass.
  package var depth: Int
  var isOpen: Bool
  package var conditions: [String]
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
  private let classes: [String: Model]
  private let isTaggedByProtocol: (String) -> Bool

  init(_ models: [Model], isTaggedByProtocol: @escaping (String) -> Bool) {
    self.isTaggedByProtocol = isTaggedByProtocol
    classes = Dictionary(firstOf: models.filter { $0.kind == .classType }.map { ($0.name, $0) })
  }

  func complete(_ model: inout Model) {
    model.clusters.cluster = cluster(of: model)
    let tags = tags(of: model)
    let written = model.properties.filter(\.writes).compactMap(\.location.writePath)
    model.clusters.tags = tags.filter { !written.contains($0.path) && !model.keepsTag($0) }
    model.clusters.tagPaths = tags.map(\.path)
    model.clusters.clusterTag = tagged(above: model)?.clusters.tag
    model.clusters.tagRules = tagRules(of: model)
  }

  // MARK: Members

  private func cluster(of model: Model) -> Cluster? {
    let below = model.hierarchy.subclasses.sorted { $0.depth > $1.depth }
    var members: [Cluster.Member] = []
    for subclass in below {
      guard let member = classes[subclass.name],
        tagged(above: member)?.name == (model.clusters.tag == nil ? nil : model.name),
        let key = member.clusters.memberKey
          ?? (model.clusters.tag == nil ? nil : Self.impliedKey(member))
      else { continue }
      if case .tags = key, model.clusters.tag == nil, isTaggedByProtocol(member.name) { continue }
      members.append(Cluster.Member(name: member.name, key: key, conditions: member.conditions))
    }
    guard model.clusters.tag != nil || !members.isEmpty else { return nil }
    var cluster = Cluster(tag: model.clusters.tag, members: members)
    if model.clusters.tag == nil {
      cluster.takesItself = model.clusters.memberKey != nil
    } else if isOwnMember(model), let key = model.clusters.memberKey {
      cluster.takesItself = key == .otherwise
      if case .tags = key {
        cluster.members.append(Cluster.Member(name: model.name, key: key, conditions: []))
      }
    }
    return cluster
  }

  /// Returns true if the class is a tagged class outside other clusters, to whose tag its `key:`
  /// applies.
  private func isOwnMember(_ model: Model) -> Bool {
    model.clusters.tag != nil && tagged(above: model) == nil
  }

  private func tagged(above model: Model) -> Model? {
    var current = model.hierarchy.superclass.flatMap { classes[$0] }
    while let found = current {
      if found.clusters.tag != nil { return found }
      current = found.hierarchy.superclass.flatMap { classes[$0] }
    }
    return nil
  }

  /// Returns the default key: the name in archives, or the last component of the type's name.
  static func impliedKey(_ model: Model) -> MemberKey {
    .tags([.string(model.archive.name ?? model.name.lastName)])
  }

  // MARK: Tags

  /// Returns all tags, outermost first; a property can write a tag instead of the constant.
  private func tags(of model: Model) -> [WrittenTag] {
    var tags: [WrittenTag] = []
    if let own = model.clusters.tag {
      tags.append(WrittenTag(path: own, value: isOwnMember(model) ? value(of: model) : nil))
    }
    var member = model
    while let cluster = tagged(above: member), let path = cluster.clusters.tag {
      tags.append(WrittenTag(path: path, value: value(of: member, implied: true)))
      member = cluster
    }
    return tags.reversed()
  }

  /// Returns the valid values of all tags for an object of the class, outermost first.
  private func tagRules(of model: Model) -> [TagRule] {
    var rules: [TagRule] = []
    if let own = model.clusters.tag { rules.append(rule(own, model, in: model)) }
    var member = model
    while let cluster = tagged(above: member), let path = cluster.clusters.tag {
      rules.append(rule(path, member, in: cluster))
      member = cluster
    }
    return rules.reversed()
  }

  private func rule(_ path: KeyPathText, _ member: Model, in cluster: Model) -> TagRule {
    let isOwn = member.name == cluster.name
    let key =
      isOwn && !isOwnMember(member)
      ? nil : member.clusters.memberKey ?? (isOwn ? nil : Self.impliedKey(member))
    let members = self.cluster(of: cluster)?.members ?? []
    return TagRule(path: path, key: key, members: members.filter { $0.name != member.name })
  }

  private func value(of member: Model, implied: Bool = false) -> EnumCase.Key? {
    let key = member.clusters.memberKey ?? (implied ? Self.impliedKey(member) : nil)
    if case .tags(let values)? = key { return values.first }
    return nil
  }
}

extension Model {
  /// Returns true if the `rest` property stores and writes the tag of a subtype with `.otherwise`.
  func keepsTag(_ tag: WrittenTag) -> Bool {
    tag.value == nil && clusters.memberKey == .otherwise
      && properties.contains { $0.location.role == .rest && $0.reads && $0.writes }
  }
}

/// The condition that selects a subtype of a cluster.
package enum MemberKey: Sendable, Equatable {
  /// The values of the tag; the first is written.
  case tags([EnumCase.Key])
  /// A path that only this subtype has: `has("image_url")`.
  case shape(KeyPathText)
  /// The condition `.otherwise`: no other subtype matches.
  case otherwise
}

/// A tag that a subtype of a cluster writes with its own keys.
package struct WrittenTag: Sendable {
  package var path: KeyPathText
  /// The value; nil for a subtype without a value, whose tag is a known key but is not written.
  package var value: EnumCase.Key?
}
