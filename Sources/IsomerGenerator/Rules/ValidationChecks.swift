import IsomerSyntax

/// The checks of models that support validation on demand.
struct ValidationChecks: Rule {
  let target: CheckedTarget

  /// Reports a function that would be called instead of the generated one that runs all checks.
  func run() {
    for model in target.complete where model.isValidated {
      for name in model.validation.validators where model.hasChecks || name.text == "validated" {
        reporter.report(
          .takenFunction(name.text, model.name), in: model.file, at: name.range,
          notes: ["rename it, and add 'check:' to run it"])
      }
    }
  }
}
