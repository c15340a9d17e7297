import IsomerSyntax

/// Checks the options of a declaration by the columns of the table of options.
struct OptionRules {
  let reporter: FileReporter
  let options: Options
  /// The name of the declaration.
  let name: String

  /// A condition that a declaration does not meet, with the reason.
  struct Unmet {
    let need: Option.Need
    let reason: String
    /// The options with an effect nevertheless.
    var exceptions: Set<String> = []
  }

  /// Reports options that need a condition, and options that others override.
  func check(_ unmet: [Unmet]) {
    for (written, found) in options.byName {
      let needs = OptionTable.needs(of: written)
      let fault = unmet.first { needs.contains($0.need) && !$0.exceptions.contains(written) }
      guard let reason = fault?.reason ?? overriding(written) else { continue }
      reporter.reportUseless(found, of: name, because: reason)
    }
  }

  func checkAll(except exceptions: Set<String>, because reason: String) {
    let others = options.byName.filter { !exceptions.contains($0.key) }.values.joined()
    reporter.reportUseless(Array(others), of: name, because: reason)
  }

  /// Reports options that conflict with others, and options without one that they require.
  func checkCombinations() {
    if options.value(.tagFunction) != nil {
      reporter.reportUseless(
        [options.option(.content)], of: name, because: "'tag:' is a function of the whole object")
    }
    for (written, found) in options.byName {
      guard let option = OptionTable.option(written), let first = found.first else { continue }
      for other in option.conflicts {
        guard let second = options.byName[other]?.first else { continue }
        reporter.report(Message(.conflictingOptions, written, other), at: second.name.range)
      }
      if let required = option.requires, options.byName[required] == nil,
        !options.byName.keys.contains(where: {
          OptionTable.option($0)?.conflicts.contains(written) == true
        })
      {
        reporter.report(Message(.missingOption, written, required), at: first.name.range)
      }
    }
  }

  /// Reports an option that is also written for each direction.
  func checkOverridden<Value>(_ key: OptionKey<Value>) {
    guard options.contains(key, .read), options.contains(key, .write) else { return }
    reporter.reportUseless(
      [options.option(key)], of: name,
      because: "'\(key.name).read' and '\(key.name).write' override it")
  }

  /// Returns the reason if another option overrides one.
  private func overriding(_ written: String) -> String? {
    guard let option = OptionTable.option(written), !written.hasSuffix(".archive") else {
      return nil
    }
    return option.overriddenBy.first { other, _ in options.byName[other] != nil }?.value
  }
}
