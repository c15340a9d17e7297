import IsomerGenerator
import IsomerSyntax

/// The schemas of structs, classes and enums.
struct ModelSchemas {
  let context: SchemaContext
  @Boxed var model: Model
  let scope: TypeScope

  var properties: PropertySchemas { PropertySchemas(context: context, scope: scope) }

  /// The schema of the values of a property with the type.
  var schema: Schema {
    let own = context.isReading ? reading : writing
    guard let text = model.file.comment(before: model.nameRange.start) else { return own }
    return own.first("description", text)
  }

  // MARK: Reading

  private var reading: Schema {
    guard model.isReadable else { return .nothing }
    if model.object.hooks.beforeReading != nil {
      return .anything.wider("'before.read:' of '\(model.name)' changes the document in code")
    }
    if let property = model.wholeProperty { return checked(properties.reading(property)) }
    if model.kind == .enumeration { return checked(cases) }
    guard model.clusters.cluster == nil else {
      return ClusterSchemas(context: context).reading(model, scope)
    }
    return object
  }

  /// The schema of the objects that are read as the type itself, not as a subtype.
  var object: Schema { checked(readObject) }

  private func checked(_ schema: Schema) -> Schema {
    model.rejections.reduce(schema) { $0.wider($1) }
  }

  // MARK: Writing

  private var writing: Schema {
    guard model.isWritable else { return .nothing }
    return model.hasSubtypes ? ClusterSchemas(context: context).writing(model, scope) : written
  }

  /// The schema of the objects that are written for the type itself.
  var written: Schema {
    guard model.object.hooks.afterWriting == nil else {
      return .anything.wider("'after.write:' of '\(model.name)' changes the document in code")
    }
    if let property = model.wholeProperty { return properties.writing(property) }
    return model.kind == .enumeration ? cases : writtenObject
  }
}

extension Model {
  /// True if a value can also have the type of a subclass.
  var hasSubtypes: Bool {
    !hierarchy.subclasses.isEmpty || clusters.cluster != nil || declaration.isOpen
  }

  /// The remarks about the code that can reject a value after it is read.
  var rejections: [String] {
    var remarks = validation.checks.map(\.remark)
    if let hook = object.hooks.afterReading, hook.call?.hasPrefix("try ") ?? true {
      remarks.append("the hook '\(TransformerSchemas.line(hook.expression.text))' can throw")
    }
    return remarks
  }
}

extension Check { var remark: String { "the check '\(TransformerSchemas.line(expression.text))'" } }
