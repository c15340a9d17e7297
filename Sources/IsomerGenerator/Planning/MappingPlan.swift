import IsomerSyntax

/// Decided work for one struct or class: what generated code does, in order, with every name fixed.
///
/// Key paths have become a trie, so `user.login` and `user.id` visit `user` once:
///
///     keys: id, title, user.login, user.id, labels
///
///     object ─┬─ "id"      → id
///             ├─ "title"   → title
///             ├─ "user"    → object ─┬─ "login" → userLogin
///             │                      └─ "id"    → userID
///             └─ "labels"  → labels
///
/// A class, since many renderers have the plan and its description is large.
final class MappingPlan {
  let model: ModelDescription
  /// The variables that hold what was read until all of it is there.
  var slots: [Slot] = []
  var root = ObjectPlan(path: [])
  /// Slots that have to be filled, with the key that is reported missing.
  var required: [Requirement] = []
  var written: [WritePlan] = []
  /// What is done under each profile of the type.
  var profiled: [MappingPlan] = []

  init(model: ModelDescription) { self.model = model }

  /// The same work for a description that differs in its directions.
  func limited(_ limit: (inout ModelDescription) -> Void) -> MappingPlan {
    var model = model
    limit(&model)
    let plan = MappingPlan(model: model)
    (plan.slots, plan.root, plan.required) = (slots, root, required)
    (plan.written, plan.profiled) = (written, profiled)
    return plan
  }

  struct Slot: Sendable, Equatable {
    var name: String
    /// Type and initial value: `Int? = nil`; of an alternative's state the value alone.
    var declaration: String
    var isAlternative = false
    /// Whether it holds the places of a composite's fields.
    var isFields = false
    var conditions: [String]
  }

  struct Requirement: Sendable, Equatable {
    var slot: String
    var path: String
    var conditions: [String]
  }
}

/// One object of the document and what is read from it.
struct ObjectPlan: Sendable, Equatable {
  /// The keys and indexes that lead here.
  var path: [KeyPathText.Component]
  var keys: [KeyPlan] = []
  /// Whether the model's own keys stand here, so that unknown ones can be told.
  var isLevel = false
  /// Whether it is only looked into for unknown keys, whatever stands there.
  var isClaim = false
  /// Whether a property takes it as a whole, or what it stands in, and so all keys in it.
  var isTaken = false

  /// The keys that lead here, for names and messages: `user.address`.
  var text: String { KeyPathText(path).text }
}

extension ObjectPlan {
  /// Marks the objects that are read as a whole besides, and those in them.
  mutating func markTaken() {
    for index in keys.indices { keys[index].markTaken(isTaken) }
  }
}

extension KeyPlan {
  fileprivate mutating func markTaken(_ isInside: Bool) {
    let isTaken = isInside || readers.contains { $0.projection.isEmpty }
    object?.isTaken = isTaken
    object?.markTaken()
    guard array != nil else { return }
    for index in array?.elements.indices ?? 0..<0 { array?.elements[index].markTaken(isTaken) }
    for index in array?.every.indices ?? 0..<0 { array?.every[index].markTaken(isTaken) }
  }
}

/// A key of an object: the properties that take its value, and what is read inside it.
struct KeyPlan: Sendable, Equatable {
  var key: String
  var readers: [PropertyRead] = []
  var object: ObjectPlan?
  var array: ArrayPlan?

  /// The condition that all readers share; empty if the key is always known.
  var conditions: [String] {
    guard object == nil, array == nil, let first = readers.first?.property.conditions,
      readers.allSatisfy({ $0.property.conditions == first })
    else { return [] }
    return first
  }

  /// How often the value has to be visited.
  var visits: Int { readers.count + (object == nil ? 0 : 1) + (array == nil ? 0 : 1) }
}

/// An array of the document of which single elements are read.
struct ArrayPlan: Sendable, Equatable {
  var path: [KeyPathText.Component]
  /// By index, in ascending order; the `key` of each is its index as text.
  var elements: [KeyPlan] = []
  /// What is known of all the others, if anything: one plan, whose `key` means nothing.
  var every: [KeyPlan] = []
  /// Whether it is only looked into for unknown keys, whatever stands there.
  var isClaim = false
}

/// A property that is read at this place, or a constant that is compared; the rank tells alternatives apart, 0 being the first.
struct PropertyRead: Sendable, Equatable {
  var property: PropertyDescription
  /// Nil where there is only one place.
  var rank: Int?
  /// The index of a composite's field, whose place is only remembered.
  var field: Int?
  /// The rest of a projection's path: `[].name` of `users[].name`.
  var projection: [KeyPathText.Component] = []
}

/// What is written into an object, in order.
indirect enum WritePlan: Sendable, Equatable {
  /// A key with a value that is always the same, as JSON text.
  case constant(key: String, json: String)
  case property(PropertyDescription, key: String)
  /// A field of a composite, by its index.
  case field(PropertyDescription, Int, key: String)
  case object(key: String, members: [WritePlan])
  case flatten(PropertyDescription)
  case rest(PropertyDescription)
}
