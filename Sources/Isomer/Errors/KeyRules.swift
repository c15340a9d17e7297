/// The rules of a key set that a report needs: which of its keys belong to properties with a
/// default.
///
/// The properties of a model are numbered. Nested key sets use the numbers of the model's own set,
/// so that a property with several paths is found at each of them:
///
/// ```
/// title   key: "a.title", alias: "name"      0
/// size                                       1
/// keys            a  name  size     masks: 0: 010   1: 100
/// keys below a    title             masks: 0: 1     1: 0
/// ```
struct KeyRules {
  /// The properties with a default, by number; for a nested set, those of its model.
  let defaults: [DefaultedProperty]
  /// True if the keys are in an object on a path from the model's own keys.
  let isNested: Bool
  /// For each number, the keys of the property with an index below 64.
  let masks: [UInt64]
  /// The union of the masks.
  let interest: UInt64
  /// True if some properties have none of these keys.
  let isDeep: Bool
  private let source: ModelSource?

  /// Creates the rules of a set; a nested set uses the numbers of its model, if known.
  private init(_ table: UnsafePointer<KeyTable>, _ model: UnsafePointer<KeyRules>?) {
    // Most sets have no rules, and their source is not parsed.
    let source = table.pointee.hasRules ? ModelSource(table) : nil
    let defaults = model?.pointee.defaults ?? source?.defaults ?? []
    let masks = defaults.map { defaulted in
      (0..<min(table.pointee.list.lines.count, 64)).reduce(0 as UInt64) { mask, index in
        let properties = source?.properties(index, withElements: true) ?? []
        let isFor = properties.contains(defaulted.property)
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

  /// Returns the numbers of the properties that a key with an index above 63 belongs to.
  func numbers(of index: Int) -> [Int] {
    let properties = source?.properties(index, withElements: true) ?? []
    return defaults.indices.filter { properties.contains(defaults[$0].property) }
  }
}

extension KeyRules {
  /// A key set, and the model of a nested one.
  private struct Place: Hashable {
    var table: UnsafePointer<KeyTable>
    var model: UnsafePointer<KeyRules>?
  }

  /// The cache of all rules; key sets live as long as the process.
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

  /// Returns the rules of a set; a nested set uses the numbers of its model, if given.
  static func of(
    _ table: UnsafePointer<KeyTable>, in model: UnsafePointer<KeyRules>? = nil
  ) -> UnsafePointer<KeyRules> {
    known.rules(Place(table: table, model: model))
  }
}
