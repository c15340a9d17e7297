import IsomerGenerator
import IsomerSyntax

/// The row of a property or an associated value: name, key, type, default, conversion, notes.
struct PropertyRow {
  static let heading = ["property", "key", "type", "if missing", "conversion", "notes"]

  @Boxed private var property: Property

  init(_ property: Property) { self.property = property }

  var cells: [String] {
    let own = property.type
    let type = property.presence.isThreeState ? "PropertyChange<\(own.wrapped)>" : own.text
    return [MarkdownTable.code(property.name), key, MarkdownTable.code(type), absence, conversion]
      + [notes.joined(separator: "; ")]
  }

  private var key: String {
    switch property.location.role {
    case .flatten:
      let affixes = property.location.affixes
      let names = [("before", affixes.prefix), ("after", affixes.suffix)].filter { !$1.isEmpty }
      let list = names.map { "\(MarkdownTable.code($1)) \($0) each" }.joined(separator: ", ")
      return "the keys of the type, in this object" + (list.isEmpty ? "" : ", with \(list)")
    case .rest:
      let affixes = property.location.affixes
      if let function = property.location.keyFunction {
        return "keys that \(MarkdownTable.code(function.text)) accepts"
      }
      if !affixes.suffix.isEmpty { return "any text and \(MarkdownTable.code(affixes.suffix))" }
      if affixes.isEmpty { return "all other keys" }
      return "\(MarkdownTable.code(affixes.prefix)) and any text"
    case .keyed: break
    }
    if property.isComposite {
      return MarkdownTable.codes(property.location.fields.map(\.path.text))
    }
    let read = property.reads ? property.location.readPaths : []
    let write = property.writes ? property.location.writePath.map { [$0] } ?? [] : []
    let paths =
      MarkdownTable.codes((read.isEmpty ? write : read).map(\.text))
      + (property.location.remaining == nil ? "" : " and all after it")
    guard let written = write.first, let first = read.first, written != first else { return paths }
    return "read \(paths), written \(MarkdownTable.code(written.text))"
  }

  /// The value of the property if the document does not contain it.
  private var absence: String {
    guard property.reads, property.location.role == .keyed else { return "" }
    if property.isConstant { return "constant" }
    switch property.missing {
    case .error: return "error"
    case .null: return "`nil`"
    case .value(let value), .kept(let value?): return MarkdownTable.code(value.text)
    case .kept(nil): return "the initial value"
    case .absent: return "`.absent`"
    case .empty(let code): return MarkdownTable.code(code)
    }
  }

  private var conversion: String {
    if property.codec.isTuple { return "as an array" }
    let read = property.reads ? property.codec.readTransformer?.text : nil
    let write = property.writes ? property.codec.writeTransformer?.text : nil
    if read == write { return read.map(MarkdownTable.code) ?? "" }
    return [
      read.map { "read \(MarkdownTable.code($0))" },
      write.map { "written \(MarkdownTable.code($0))" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  private var notes: [String] {
    var notes: [String] = []
    if !property.writes { notes.append("only read") }
    if !property.reads { notes.append("only written") }
    notes += property.validation.checks.map { "checked: \(MarkdownTable.code($0.expression.text))" }
    if property.reads { notes += Self.notes(of: Acceptance(reading: property)) }
    switch property.presence.recovery {
    case .none: break
    case .fallBack: notes.append("an invalid value counts as missing")
    case .value(let value): notes.append("\(MarkdownTable.code(value.text)) for an invalid value")
    }
    switch property.presence.readNull {
    case .missing: notes.append("null counts as missing")
    case .error: notes.append("null is an error")
    case .nil: break
    }
    switch property.presence.nilWriting {
    case .write?: notes.append("nil is written as null")
    case .omit? where property.writtenNil == .omitted: notes.append("nil is left out")
    case .omit?, nil: break
    }
    notes += property.presence.unwritten.map(Self.note)
    notes += property.conditions.map { "only if \(MarkdownTable.code($0))" }
    return notes
  }

  /// Returns the conversions of the values that are read.
  private static func notes(of acceptance: Acceptance) -> [String] {
    switch acceptance {
    case .type(_, let coercion):
      coercion.map { ["other kinds of values are converted"] + $0.words.map(note) } ?? []
    case .mapping, .transformed, .inferred: []
    case .optional(let value), .projected(_, let value), .checked(let value, _),
      .recovered(let value, _):
      notes(of: value)
    case .list(let values, let rules, _), .dictionary(_, let values, let rules):
      notes(of: values) + rules.map(note).filter { !notes(of: values).contains($0) }
    }
  }

  private static func note(_ unwritten: Property.Unwritten) -> String {
    switch unwritten {
    case .empty: "left out if it is empty"
    case .equal: "left out if it equals the default"
    case .matching(let function): "left out if \(MarkdownTable.code(function.text))"
    }
  }

  private static func note(_ word: Coercion.Word) -> String {
    "\(MarkdownTable.code("\"\(word.text)\"")) is \(word.meaning)"
  }

  private static func note(_ rule: ElementRule) -> String {
    switch rule {
    case .strict: "elements are read as they are"
    case .lossy: "invalid elements are omitted"
    case .compact: "null elements are omitted"
    case .wrap: "a single value is a list of one"
    }
  }
}
