import IsomerSyntax

/// The handling of keys that no property reads.
extension ReadingRenderer {
  /// Returns the policy for unknown keys: above the model's own level, all keys are ignored.
  func policy(of object: ObjectPlan) -> Model.UnknownKeys {
    object.path.starts(with: level) && !object.isTaken ? model.object.unknown : .ignore
  }

  /// Returns whether the keys of an object are stored to find repeated or unknown ones.
  func records(_ object: ObjectPlan) -> Bool {
    policy(of: object) == .error || policy(of: object) == .report && !model.flattened.isEmpty
  }

  private var mapping: String { site.namespace ?? model.typeName }

  func keySet(of object: ObjectPlan) -> String { keySets[object.path] ?? "mappedKeys" }

  /// Returns the property that stores the unknown keys of an object.
  func rest(in object: ObjectPlan) -> Property? {
    object.isLevel ? model.properties.first { $0.location.role == .rest && $0.reads } : nil
  }

  func renderUnknown(_ object: ObjectPlan, seen: String, _ printer: CodePrinter) {
    let rest = rest(in: object)
    let isSecret = model.object.passesOverSecrets || rest?.isSecret == true
    printer.secretly(reading: isSecret) { renderUnknown(object, rest: rest, seen: seen, $0) }
  }

  private func renderUnknown(
    _ object: ObjectPlan, rest: Property?, seen: String, _ printer: CodePrinter
  ) {
    let action: String
    if let rest {
      action = "try reader.keep(in: &\(rest.slot))"
    } else {
      switch policy(of: object) {
      case .ignore: action = "try reader.skipValue()"
      case .error: action = "throw reader.unknownKey()"
      case .report: action = "try reader.reportUnknownKey()"
      }
    }
    let isPlain = rest == nil && policy(of: object) == .ignore
    guard !isPlain, !model.flattened.isEmpty else {
      printer.line(action)
      return
    }
    let path = SwiftLiteral.string(object.text)
    if let rest {
      let slot = "&\(rest.slot)"
      printer.line("try reader.keep(in: \(slot), besides: \(mapping).self, below: \(path))")
    } else {
      let policy = ".\(policy(of: object).rawValue)"
      printer.line(
        "try reader.skipUnknown(\(policy), below: \(path), &\(seen), in: \(mapping).self)")
    }
  }
}
