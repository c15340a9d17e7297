import IsomerSyntax

/// The rules of the hooks of a type.
struct HookRules {
  let file: SourceFile
  /// The options of the type itself.
  let options: Options

  func check(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    checkDirections(model, &collector)
    checkPairs(model, &collector)
  }

  /// Reports hooks of a direction that the type does not support.
  private func checkDirections(
    _ model: ModelDescription, _ collector: inout DiagnosticCollector
  ) {
    var useless: [(word: String, reason: String)] = []
    if !model.reads {
      useless += ["before.read", "after", "after.read"].map { ($0, "it is never read") }
    }
    if !model.writes {
      useless += ["before", "before.write", "after.write"].map { ($0, "it is never written") }
    }
    for (word, reason) in useless { report(word, reason, model, &collector) }
  }

  /// Reports duplicate hooks: `after` means `after.read`, and `before` means `before.write`.
  private func checkPairs(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    for (short, long) in [("after", "after.read"), ("before", "before.write")]
    where options.has(short) && options.has(long) {
      report(short, "'\(long)' has the same meaning", model, &collector)
    }
  }

  private func report(
    _ word: String, _ reason: String, _ model: ModelDescription,
    _ collector: inout DiagnosticCollector
  ) {
    guard let option = options[word] else { return }
    collector.report(.uselessOption(word, model.name, reason), in: file, at: option.name.range)
  }
}
