package import IsomerSyntax

/// The plan for one struct or class: what generated code does, in order; a class because it is large.
/// Key paths form a trie, so `user.login` and `user.id` visit `user` once:
///
///     keys: id, title, user.login, user.id, labels
///
///     object ─┬─ "id"      → id
///             ├─ "title"   → title
///             ├─ "user"    → object ─┬─ "login" → userLogin
///             │                      └─ "id"    → userID
///             └─ "labels"  → labels
package final class MappingPlan: ModelPlan {
  package var model: Model
  /// The variables that hold the values until all are read.
  var slots: [Slot] = []
  package var root = ObjectPlan(path: [])
  /// The elements of a model that is an array; `every` is the one that its last property repeats.
  package var array: ArrayPlan?
  /// The slots that must be filled, each with the key that is reported missing.
  var required: [Requirement] = []
  /// The flattened structs whose keys follow those of the root.
  var joined: [JoinedStruct] = []
  package var written: [WritePlan] = []
  var profiled: [MappingPlan] = []

  init(model: Model) { self.model = model }

  /// The number of keys of the root and the joined structs, which begin the switch over all keys.
  var countOfKeys: Int { joined.last?.indices.upperBound ?? root.keys.count }

  /// A flattened struct that is read among the keys of the model, into a partial value of its own.
  struct JoinedStruct: Sendable {
    @Boxed var property: Property
    var joining: Joining
    /// The numbers of its keys.
    var indices: Range<Int>
    /// The variable that holds its partial value, while the keys are read.
    var slot: Slot {
      Slot(name: GeneratedNames.joined(property.name), declaration: " = \(type).MappedPartial()")
    }
    var slots: [Slot] { [slot] + (presence.map { [$0] } ?? []) }
    var type: String { property.type.wrapped }
    /// The variable that says if the object has one of the keys; nil if it must have them.
    var presence: Slot? {
      guard joining.isOptional else { return nil }
      return Slot(
        name: GeneratedNames.presence(of: property.name),
        declaration: " = Isomer.FlattenedPresence()")
    }
    /// The bits of the keys, and of those that an object with one of them must have.
    var bits: UInt64 { indices.reduce(0) { $0 | 1 << UInt64($1) } }
    var required: UInt64 {
      zip(indices, joining.keys).reduce(0) { $0 | ($1.1.property.mustBePresent ? 1 << $1.0 : 0) }
    }
  }

  struct Slot: Named, Conditional, Sendable, Equatable {
    var name: String
    /// The type and the initial value, `: Int? = nil`, or only the value.
    var declaration: String
    var isAlternative = false
    var conditions: [String] = []
  }

  struct Requirement: Conditional, Sendable {
    var slot: String
    var path: String
    /// True if the slot has a value whenever the object has the key, so the runtime finds it missing.
    var isKey: Bool { key != nil }
    /// The index of that key.
    var key: Int?
    /// True if the type is a generic parameter, whose argument can be an optional.
    var mayBeAbsent = false
    /// The variable that is true if the value lacks because it is invalid, which is reported elsewhere.
    var invalidity: String?
    var conditions: [String]
  }
}

/// The plan for a type.
protocol ModelPlan {
  var model: Model { get }
  /// The plans of its profiles.
  var profiled: [Self] { get }
}

/// An object of the document and what is read from it.
package struct ObjectPlan: Sendable {
  package var path: [KeyPathText.Component]
  package var keys: [KeyPlan] = []
  /// True if it directly contains the model's own keys, so unknown keys are detected here.
  package var isLevel = false
  /// True if it is only searched for unknown keys, and may be any value.
  package var isClaim = false
  /// True if a property reads the whole object or one that contains it, and so all keys in it.
  package var isTaken = false

  /// The path as text, for names and messages: `user.address`.
  var text: String { KeyPathText(path).text }
}

extension ObjectPlan {
  /// Returns the index of a key, which is added if it is new.
  mutating func index(of key: String) -> Int {
    if let index = keys.firstIndex(where: { $0.key == key }) { return index }
    keys.append(KeyPlan(key: key))
    return keys.count - 1
  }

  /// The number of keys and elements in the object and inside it.
  var size: Int { keys.reduce(0) { $0 + $1.size } }

  /// Sets `isTaken` for the objects that a property also reads as a whole, and those in them.
  mutating func markTaken() { keys.modifyEach { $0.markTaken(isTaken) } }
}

extension KeyPlan {
  fileprivate var size: Int {
    let inner = (array?.elements ?? []) + (array?.every ?? [])
    return inner.reduce(1 + (object?.size ?? 0)) { $0 + $1.size }
  }

  fileprivate mutating func markTaken(_ isInside: Bool) {
    let isTaken = isInside || readers.contains { $0.projection.isEmpty }
    object?.isTaken = isTaken
    object?.markTaken()
    array?.elements.modifyEach { $0.markTaken(isTaken) }
    array?.every.modifyEach { $0.markTaken(isTaken) }
  }
}

/// A key of an object: the properties that read its value, and what is read inside it.
package struct KeyPlan: Conditional, Sendable {
  package var key: String
  package var readers: [PropertyRead] = []
  package var object: ObjectPlan?
  package var array: ArrayPlan?

  /// The condition that all readers share; empty if the key is always known.
  var conditions: [String] {
    object == nil && array == nil ? readers.sharedConditions : []
  }

  /// The number of times the value is visited.
  var visits: Int { readers.count + (object == nil ? 0 : 1) + (array == nil ? 0 : 1) }
}

/// An array of the document from which single elements are read.
package struct ArrayPlan: Sendable {
  package var path: [KeyPathText.Component]
  /// The elements by ascending index; the `key` of each is its index as text.
  package var elements: [KeyPlan] = []
  /// The plan for all other elements, or empty; its `key` is unused.
  package var every: [KeyPlan] = []
  package var isClaim = false
}

/// A property that is read at this location, or a constant that is compared.
package struct PropertyRead: Conditional, Sendable {
  @Boxed package var property: Property
  var conditions: [String] { property.conditions }
  /// The rank among alternatives, from 0; nil if there is only one location.
  package var rank: Int?
  /// The index of a composite's field, whose value is not read: only its location is recorded.
  package var field: Int?
  /// The number of the model that has the property: 0, or that of a flattened model.
  package var source = 0
  /// The rest of a projection's path: `[].name` of `users[].name`.
  package var projection: [KeyPathText.Component] = []
}

/// A member that is written to an object; a plan lists them in order.
package indirect enum WritePlan: Sendable {
  /// A key with a fixed value, as JSON text; only in an instance of a generic type, if one is named.
  case constant(key: String, json: String, of: GenericInstance? = nil)
  case property(Property, key: String)
  case field(Property, Int, key: String)
  /// An object, which is also written without members if it is kept.
  case object(key: String, isKept: Bool, members: [WritePlan])
  case flatten(Property)
  case rest(Property)

  /// The property of an element of an array.
  package var element: Property? {
    if case .property(let property, _) = self { property } else { nil }
  }
}
