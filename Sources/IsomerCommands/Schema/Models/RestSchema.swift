import IsomerGenerator
import IsomerSyntax

extension ModelSchemas {
  /// Returns the schema of an object with those of its unknown members, which `rest` properties store.
  ///
  /// `keys` are the known ones, which are all in the schema; nil if others may be known. A closed
  /// object has no members that neither are known nor belong to a property.
  func addingRest(to object: Schema, besides keys: [String]?, isClosed: Bool = false) -> Schema {
    let rest = model.restProperties.filter { context.isReading ? $0.reads : $0.writes }
    let plain = rest.last { !$0.location.selectsKeys }
    let texts = rest.filter { !$0.location.affixes.isEmpty }
    var schema = object
    // Members of any value need a pattern only beside a restriction of others.
    let restricts = isClosed && plain == nil || rest.contains { $0.storesTrees == false }
    var isWider = keys == nil
    if restricts {
      let patterns = texts.map { property in
        let isShared = keys.map { sharesKeys(property, with: $0) } ?? true
        if isShared, !property.storesTrees { isWider = true }
        let schema = isShared ? Schema.anything : value(property)
        return OrderedJSON.Member(
          key: "^" + Self.text(of: property.location.affixes), value: schema.json)
      }
      schema = schema.with("patternProperties", patterns.nonEmpty.map(OrderedJSON.object))
    }
    if let function = rest.first(where: { $0.location.keyFunction != nil }) {
      // Any other member can be one that the function accepts.
      return restricts ? schema.wider("a function chooses the keys of '\(function.name)'") : schema
    }
    if let plain {
      if keys != nil, !plain.storesTrees {
        schema = schema.with("additionalProperties", value(plain))
      }
    } else if isClosed {
      schema = schema.with("additionalProperties", false)
    }
    return isWider && restricts ? schema.wider("the members of 'rest' properties") : schema
  }

  /// True if the schema of an object must list all known keys.
  var restNeedsKeys: Bool { model.restProperties.contains { !$0.storesTrees } }

  private func value(_ property: Property) -> Schema {
    guard let member = property.member, !property.storesTrees else { return .anything }
    var schema = context.isReading ? properties.reading(member) : properties.writing(member)
    if !context.isReading, member.type.isOptional { schema = schema.orNull }
    if context.isReading {
      if property.memberRules.contains(.lossy) { return .anything }
      if property.memberRules.contains(.compact) { schema = schema.orNull }
    }
    let key = property.type.reference?.keyType
    return key.map { $0.simpleName == "String" } ?? true
      ? schema : schema.wider("the keys are mapped by '\(key?.text ?? "")'")
  }

  /// Returns whether known keys, or those of other properties, match the pattern of a property's keys;
  /// only look-around could exclude them.
  private func sharesKeys(_ property: Property, with keys: [String]) -> Bool {
    keys.contains(where: property.location.affixes.accepts) || !model.rivals(of: property).isEmpty
  }

  /// Returns the pattern after `^` for keys with a text before or after them.
  private static func text(of affixes: Affixes) -> String {
    TextPattern.escaped(affixes.prefix)
      + (affixes.suffix.isEmpty ? "" : #"[\s\S]*\#(TextPattern.escaped(affixes.suffix))$"#)
  }
}
