/// What a report has to know of a key set: which of its keys are for properties with a default.
///
/// The properties of a model are numbered, and the sets of keys on the way to deeper ones take over
/// the numbers of the model's own set, so that a property with several places is found at any:
///
/// ```
/// title   key: "a.title", alias: "name"      0
/// size                                       1
/// keys            a  name  size     masks: 0: 010   1: 100
/// keys below a    title             masks: 0: 1     1: 0
/// ```
struct KeyRules {
  /// The properties with a default, by number; of a nested set those of its model.
  let defaults: [DefaultedProperty]
  /// Whether the keys stand in an object on the way from a model's own keys.
  let isNested: Bool
  /// By number, the keys that are for the property, of those with an index below 64.
  let masks: [UInt64]
  /// All of them.
  let interest: UInt64
  /// Whether there are properties that none of these keys is for.
  let isDeep: Bool
  private let source: ModelSource?

  /// The rules of a set; of a nested one by the numbers of its model, if that is known.
  private init(_ table: UnsafePointer<KeyTable>, _ model: UnsafePointer<KeyRules>?) {
    // Mostly there is nothing to tell, and the source need not be taken apart.
    let source = table.pointee.hasRules ? ModelSource(table) : nil
    let defaults = model?.pointee.defaults ?? source?.defaults ?? []
    let masks = defaults.map { defaulted in
      (0..<min(source?.keyCount ?? 0, 64)).reduce(0 as UInt64) { mask, index in
        let isFor = source?.properties(index).contains(defaulted.property) ?? false
        return isFor ? mask | 1 << UInt64(index) : mask
      }
    }
    self.source = source
    self.defaults = defaults
    self.masks = masks
    isNested = source?.isNested ?? false
    interest = masks.reduce(0, |)
    isDeep = masks.contains(0)
  }

  /// The numbers of the properties that a key of an index above 63 is for.
  func numbers(of index: Int) -> [Int] {
    let properties = source?.properties(index) ?? []
    return defaults.indices.filter { properties.contains(defaults[$0].property) }
  }
}

extension KeyRules {
  /// A key set, and for a nested one that of its model.
  private struct Place: Hashable {
    var table: UnsafePointer<KeyTable>
    var model: UnsafePointer<KeyRules>?
  }

  /// What was found out in this process: key sets live as long as it does.
  private final class Known: @unchecked Sendable {
    private let lock = Lock()
    private var rules: [Place: UnsafePointer<KeyRules>] = [:]

    func rules(_ place: Place) -> UnsafePointer<KeyRules> {
      lock.withLock {
        if let known = rules[place] { return known }
        let new = UnsafeMutablePointer<KeyRules>.allocate(capacity: 1)
        new.initialize(to: KeyRules(place.table, place.model))
        rules[place] = UnsafePointer(new)
        return UnsafePointer(new)
      }
    }
  }

  private static let known = Known()

  /// The rules of a set; of a nested one by the numbers of its model, if that is given.
  static func of(
    _ table: UnsafePointer<KeyTable>, in model: UnsafePointer<KeyRules>? = nil
  ) -> UnsafePointer<KeyRules> {
    known.rules(Place(table: table, model: model))
  }
}
