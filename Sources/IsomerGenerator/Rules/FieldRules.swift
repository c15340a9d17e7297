import IsomerSyntax

/// The rules of `fields:`, one function per rule.
struct FieldRules {
  let reporter: FileReporter
  let options: Options

  func check(_ property: Property) {
    guard let option = options.option(.fields), property.location.role == .keyed else { return }
    checkTransformer(property, option)
    checkNull(property)
    checkTwice(property)
    checkWritable(property)
  }

  /// Reports `fields:` without a transformer that combines the fields into one value.
  private func checkTransformer(_ property: Property, _ option: WrittenOption) {
    let lacksReading = property.reads && property.codec.readTransformer == nil
    guard lacksReading || property.writes && property.codec.writeTransformer == nil else { return }
    let word = lacksReading ? "with:" : "with.write:"
    reporter.report(
      .fieldsWithoutTransformer(property.name, lacksReading ? "reading" : "writing"),
      at: option.name.range,
      notes: ["add '\(word)' with a transformer from an object of these keys"])
  }

  /// Reports a rule for null, because the transformer handles it.
  private func checkNull(_ property: Property) {
    guard property.presence.null == .absent, let range = options.range(of: .null) else { return }
    let reason = "its transformer receives null fields"
    reporter.report(.uselessOption("null", property.name, reason), at: range)
  }

  private func checkTwice(_ property: Property) {
    for (index, field) in property.location.fields.enumerated()
    where property.location.fields.prefix(index).contains(where: { $0.path == field.path }) {
      reporter.report(.fieldTwice(field.name), at: field.range, notes: ["remove one of them"])
    }
  }

  /// Reports fields with an array index, which cannot be written.
  private func checkWritable(_ property: Property) {
    guard property.writes else { return }
    for field in property.location.fields where !field.path.isWritable {
      reporter.report(
        .fieldNotWritable(field.name), at: field.range,
        notes: ["add 'skip: .write' to only read it"])
    }
  }
}
