/// The texts around each key of a flattened value: `flatten: .prefix("home_")`.
package struct Affixes: Sendable, Hashable {
  package var prefix = ""
  package var suffix = ""

  package var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

  /// Returns whether a key has the texts; keys are compared by their bytes.
  package func accepts(_ key: String) -> Bool {
    key.utf8.starts(with: prefix.utf8)
      && key.utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}
