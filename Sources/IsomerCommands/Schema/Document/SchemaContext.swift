import IsomerGenerator
import IsomerSyntax

/// The direction that a schema describes.
package enum SchemaDirection: Sendable { case read, write }

/// The form of a document with schemas.
package enum SchemaDialect: Sendable { case jsonSchema, openAPI }

/// The definitions of a document with schemas, and what they are built from.
///
/// A class, because building a definition adds those that it refers to. A definition is built after
/// the one that refers to it is finished, so recursive types need no special treatment.
final class SchemaContext {
  let models: MappedTypes
  let declarations: TransformerDeclarations
  let direction: SchemaDirection
  let dialect: SchemaDialect
  private var definitions: [(name: String, schema: Schema)] = []
  /// The names of the definitions by what they define.
  private var names: [String: String] = [:]
  private var taken: Set<String> = []
  private var pending: [(name: String, build: () -> Schema)] = []

  init(
    models: MappedTypes, declarations: TransformerDeclarations, direction: SchemaDirection,
    dialect: SchemaDialect
  ) {
    self.models = models
    self.declarations = declarations
    self.direction = direction
    self.dialect = dialect
  }

  var isReading: Bool { direction == .read }
  var types: TypeSchemas { TypeSchemas(context: self) }
  var scalars: ScalarSchemas { ScalarSchemas(context: self) }

  /// Reserves the names of root types, so that no other definition has them.
  func reserve(_ subject: String, as name: String) {
    if names[subject] == nil { names[subject] = free(name) }
  }

  private var defined: Set<String> = []

  /// Returns a reference to a definition, which is built later if it is new.
  ///
  /// `subject` identifies what it defines, and `name` is the preferred name.
  func reference(
    to subject: String, named name: String, _ build: @escaping () -> Schema
  ) -> Schema {
    let name = definition(of: subject, named: name, build)
    return Schema().with("$ref", pointer(to: name))
  }

  func definition(
    of subject: String, named name: String, _ build: @escaping () -> Schema
  ) -> String {
    let own = names[subject] ?? free(name)
    names[subject] = own
    if defined.insert(subject).inserted { pending.append((own, build)) }
    return own
  }

  func pointer(to name: String) -> String {
    (dialect == .openAPI ? "#/components/schemas/" : "#/$defs/") + name
  }

  /// Builds all definitions and returns them in the order in which they were referred to.
  func finish() -> [(name: String, schema: Schema)] {
    while !pending.isEmpty {
      let next = pending.removeFirst()
      definitions.append((next.name, next.build()))
    }
    return definitions
  }

  /// Returns a name that no other definition has.
  ///
  /// OpenAPI also allows dots, but generators of code take them for the names of modules.
  private func free(_ name: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "_-".contains($0))) }
    let plain = parts.isEmpty ? "Type" : parts.joined(separator: "_")
    var candidate = plain
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(plain)_\(number)"
      number += 1
    }
    return candidate
  }
}
