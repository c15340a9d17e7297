import IsomerGenerator
import IsomerSyntax

/// The transformers that a target declares: the types of their documents.
///
/// ```swift
/// struct PointTransformer: Transformer {
///   func transform(_ input: String) throws -> Point
///   func reverse(_ output: Point) -> String
/// }
/// ```
struct TransformerDeclarations {
  /// A type that a transformer reads or writes.
  struct Document {
    var type: TypeReference
    /// The transformer's type, in which the name of the document's type is resolved.
    var owner: String
    /// True if the function can throw.
    var mayThrow: Bool
  }

  /// The functions by the name of the transformer.
  private var inputs: [String: Document] = [:]
  private var outputs: [String: Document] = [:]
  /// The types of static members such as `.point`.
  private var members: [String: String] = [:]

  init(_ files: [ParsedFile]) { for file in files { for type in file.types { collect(type, "") } } }

  private mutating func collect(_ type: TypeDeclaration, _ outer: String) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    collectMembers(type)
    for function in type.functions where type.genericParameters.isEmpty {
      let mayThrow = function.isThrowing
      if function.name.text == "transform", let input = function.parameters.first?.type {
        inputs[name] = Document(type: input, owner: name, mayThrow: mayThrow)
      } else if function.name.text == "reverse", let output = function.returnType {
        outputs[name] = Document(type: output, owner: name, mayThrow: mayThrow)
      }
    }
    for inner in type.types { collect(inner, name) }
  }

  /// Collects the members of `extension ForwardTransformer where Self == PointTransformer`.
  private mutating func collectMembers(_ type: TypeDeclaration) {
    guard type.kind == .extensionType, type.name.text.hasSuffix("Transformer"),
      let clause = type.whereClause, let mark = clause.firstRange(of: "=="),
      let own = TypeReference(parsing: clause[mark.upperBound...].filter { !$0.isWhitespace })?
        .namePath
    else { return }
    for name in type.properties.map(\.name.text) + type.functions.map(\.name.text) {
      members[name] = own
    }
  }

  /// Returns what the transformer of an expression reads, or writes, in a document.
  func document(of expression: ValueShape, isReading: Bool) -> Document? {
    let found: String? =
      switch expression {
      case .call(let callee, _): name(of: callee.shape)
      default: name(of: expression)
      }
    return found.flatMap { isReading ? inputs[$0] : outputs[$0] }
  }

  private func name(of callee: ValueShape) -> String? {
    switch callee {
    case .path(let names): names.joined(separator: ".")
    case .member(let name): members[name]
    default: nil
    }
  }
}
