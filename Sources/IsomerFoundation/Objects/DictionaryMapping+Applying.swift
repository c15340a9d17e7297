internal import Foundation
internal import Isomer

// Reading applies renamings, then adapters. Writing reverses both.

extension DictionaryMapping {
  /// Returns the dictionary in the form that the model reads.
  private func reading(_ dictionary: [String: Any]) throws(MappingError) -> [String: Any] {
    var tree = ObjectTree(members: dictionary)
    try Self.move(renamings, in: &tree)
    for adapter in adapters {
      guard let value = try tree.value(at: adapter.path) else { continue }
      let adapted = try adapter.adapted(value, at: sourcePath(of: adapter.path))
      try tree.put(adapted ?? NSNull(), at: adapter.path)
    }
    return tree.members
  }

  /// Returns what a closure reads from the mapped dictionary, with the context available; paths in
  /// errors refer to the given one.
  func read<Model>(
    _ dictionary: [String: Any], _ options: ReadingOptions,
    _ body: ([String: Any]) throws(MappingError) -> Model
  ) throws(MappingError) -> Model {
    try options.providingContext {
      Result { () throws(MappingError) in try reading(dictionary) }.flatMap { mapped in
        Result { () throws(MappingError) in try body(mapped) }.mapError { located($0) }
      }
    }.get()
  }

  /// Returns the dictionary in its original form, from what the model has written.
  func writing(_ dictionary: [String: Any]) throws(MappingError) -> [String: Any] {
    var tree = ObjectTree(members: dictionary)
    for adapter in reverseAdapters {
      guard let value = try tree.value(at: adapter.path) else { continue }
      if let adapted = try adapter.adapted(value, at: sourcePath(of: adapter.path)) {
        try tree.put(adapted, at: adapter.path)
      } else {
        tree.remove(at: adapter.path)
      }
    }
    try Self.move(reversed, in: &tree)
    return tree.members
  }

  /// The renamings from targets to sources; of several sources with one target, the last added.
  private var reversed: [Renaming] {
    var targets: Set<ValuePath> = []
    return renamings.reversed().filter { targets.insert($0.target).inserted }.reversed().map {
      Renaming(source: $0.target, target: $0.source)
    }
  }

  /// Takes all values from their sources, then sets them at their targets.
  private static func move(
    _ renamings: [Renaming], in tree: inout ObjectTree
  ) throws(MappingError) {
    var moved: [(renaming: Renaming, value: Any)] = []
    for renaming in renamings {
      guard let value = try tree.value(at: renaming.source) else { continue }
      moved.append((renaming, value))
    }
    for (renaming, _) in moved { tree.remove(at: renaming.source) }
    for (renaming, value) in moved { try tree.put(value, at: renaming.target) }
  }
}

extension DictionaryMapping.PlacedAdapter {
  fileprivate func adapted(_ value: Any, at path: ValuePath) throws(MappingError) -> Any? {
    do {
      return try adapt(value)
    } catch {
      throw MappingError(.transformerFailed, path: path, reason: FailureDetails.words(of: error))
    }
  }
}

// MARK: - errors

extension DictionaryMapping {
  /// Returns the path in the dictionary of the value that the model reads at a path.
  func sourcePath(of path: ValuePath) -> ValuePath {
    let steps = path.components
    let renaming = renamings.filter { steps.starts(with: $0.target.components) }
      .max { $0.target.components.count <= $1.target.components.count }
    guard let renaming else { return path }
    return ValuePath(
      renaming.source.components + steps.dropFirst(renaming.target.components.count))
  }

  /// Returns an error with the path of the value in the dictionary.
  func located(_ error: MappingError) -> MappingError {
    var located = error
    located.path = sourcePath(of: error.path)
    if error.code == .missingKey, located.path != error.path, let key = located.path.components.last
    {
      located.reason = "the key \"\(ValuePath([key]))\" is missing"
    }
    return located
  }

  func located(_ report: MappingReport) -> MappingReport {
    MappingReport(
      report.entries.map { entry in
        var located = entry
        located.path = sourcePath(of: entry.path)
        located.error = entry.error.map { self.located($0) }
        return located
      }, counts: report.counts)
  }
}
