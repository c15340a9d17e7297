import IsomerSyntax

/// The rules of `fields:`, one function per rule.
struct FieldRules {
  let file: SourceFile
  let options: Options

  func check(_ property: PropertyDescription, _ collector: inout DiagnosticCollector) {
    guard let option = options["fields"], property.role == .keyed else { return }
    checkTransformer(property, option, &collector)
    checkOtherOptions(property, &collector)
    checkTwice(property, &collector)
    checkWritable(property, &collector)
  }

  /// Reports `fields:` without a transformer that combines the fields into one value.
  private func checkTransformer(
    _ property: PropertyDescription, _ option: AnnotationOption,
    _ collector: inout DiagnosticCollector
  ) {
    let lacksReading = property.reads && property.readTransformer == nil
    guard lacksReading || property.writes && property.writeTransformer == nil else { return }
    let word = lacksReading ? "with:" : "with.write:"
    collector.report(
      .fieldsWithoutTransformer(property.name, lacksReading ? "reading" : "writing"), in: file,
      at: option.name.range,
      notes: ["add '\(word)' with a transformer from an object of these keys"])
  }

  /// Reports key options beside `fields:`, and options whose condition the transformer handles.
  private func checkOtherOptions(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    for word in ["key", "key.read", "key.write", "alias"] where options.has(word) {
      report(word, property, "'fields:' names its keys", &collector)
    }
    if options.has("required") {
      report("required", property, "its transformer receives all fields", &collector)
    }
    if property.null == .absent, options.has("null") {
      report("null", property, "its transformer receives null fields", &collector)
    }
  }

  private func report(
    _ word: String, _ property: PropertyDescription, _ reason: String,
    _ collector: inout DiagnosticCollector
  ) {
    guard let range = options[word]?.name.range else { return }
    collector.report(.uselessOption(word, property.name, reason), in: file, at: range)
  }

  /// Reports a field that is listed twice.
  private func checkTwice(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    for (index, field) in property.fields.enumerated()
    where property.fields.prefix(index).contains(where: { $0.path == field.path }) {
      collector.report(
        .fieldTwice(field.name), in: file, at: field.range, notes: ["remove one of them"])
    }
  }

  /// Reports fields with an array index, which cannot be written.
  private func checkWritable(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard property.writes else { return }
    for field in property.fields where !field.path.isWritable {
      collector.report(
        .fieldNotWritable(field.name), in: file, at: field.range,
        notes: ["add 'skip: .write' to only read it"])
    }
  }
}
