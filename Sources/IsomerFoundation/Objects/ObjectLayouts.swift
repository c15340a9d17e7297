/// Creates dictionaries, and copies them if many have the same keys.
///
/// Inserting a key takes longer than everything else. Therefore the second object with the same keys
/// becomes a template. It is copied for the others, and their values are set by index.
struct ObjectLayouts {
  /// A class, because a copy would change the reference count of each part.
  fileprivate final class Layout {
    let keys: [Int]
    let template: [String: Any]
    /// The index in the dictionary of each key.
    let indices: [Dictionary<String, Any>.Index]

    /// Creates the layout of an object; nil if two of its keys are equal.
    fileprivate init?(_ keys: ArraySlice<Int>, _ table: KeyTable) {
      var template = [String: Any](minimumCapacity: keys.count)
      // Any value without a reference, which is copied quickly.
      for key in keys { template[table[key]] = false }
      guard template.count == keys.count else { return nil }
      self.keys = Array(keys)
      indices = keys.compactMap { template.index(forKey: table[$0]) }
      self.template = template
    }

    @_optimize(speed)
    fileprivate func object(_ values: inout [Any], from start: Int) -> [String: Any] {
      var object = template
      for (offset, index) in indices.enumerated() {
        swap(&object.values[index], &values[start + offset])
      }
      return object
    }
  }

  /// The layouts by the hash of their keys; nil for keys that have occurred once.
  private var layouts: [Int: Layout?] = [:]

  /// The largest number of layouts, which bounds the memory.
  private static var limit: Int { 1024 }

  /// Returns the dictionary of an object's keys, which are given by their numbers, and its values,
  /// which are the last ones and may be moved.
  @_optimize(speed)
  mutating func object(
    _ keys: ArraySlice<Int>, _ values: inout [Any], from start: Int, _ table: KeyTable
  ) -> [String: Any] {
    switch layouts[keys.hashValue] {
    case .some(.some(let layout)) where layout.keys.elementsEqual(keys):
      return layout.object(&values, from: start)
    case .some(.none):
      let layout = Layout(keys, table)
      layouts[keys.hashValue] = layout
      return layout?.object(&values, from: start)
        ?? Self.dictionary(keys, values[start...], table)
    case .none where layouts.count < Self.limit: layouts[keys.hashValue] = .some(nil)
    default: break
    }
    return Self.dictionary(keys, values[start...], table)
  }

  /// The last of equal keys counts.
  private static func dictionary(
    _ keys: ArraySlice<Int>, _ values: ArraySlice<Any>, _ table: KeyTable
  ) -> [String: Any] {
    var object = [String: Any](minimumCapacity: keys.count)
    for (key, value) in zip(keys, values) { object[table[key]] = value }
    return object
  }
}
