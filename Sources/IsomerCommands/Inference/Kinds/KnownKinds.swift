import IsomerGenerator

/// The kinds of objects at a path with a tag, which similar objects of other paths may have too.
///
/// Other paths may contain objects of one kind, or few of them, so that a tag is not evident there.
struct KnownKinds {
  private struct Kind {
    var required: Set<String>
    var all: Set<String>
  }

  private let tag: String
  private let context: KeyContext
  private let kinds: [String: Kind]

  init(_ shape: TaggedShape, in context: KeyContext) {
    tag = shape.tag
    self.context = context
    kinds = shape.cases.reduce(into: [:]) { kinds, each in
      let members = each.objects.members
      kinds[each.value] = Kind(
        required: Set(members.filter { $0.count == each.objects.count }.map(\.key)),
        all: Set(members.map(\.key)))
    }
  }

  /// Returns the objects by kind if all of them have a known kind and its keys, and are values with
  /// the same name or in an array too.
  func kinds(of objects: ObjectShape, in other: KeyContext) -> TaggedShape? {
    guard context.name == other.name || context.isElement && other.isElement,
      let groups = TagRule.groups(of: objects.samples, by: tag),
      groups.allSatisfy({ group in group.objects.allSatisfy { fits($0, group.value) } })
    else { return nil }
    return TagRule.shape(groups, tag: tag)
  }

  private func fits(_ object: [SampleMember], _ value: String) -> Bool {
    guard let kind = kinds[value] else { return false }
    let keys = Set(object.map(\.key)).subtracting([tag])
    return kind.required.isSubset(of: keys) && keys.isSubset(of: kind.all)
  }
}
