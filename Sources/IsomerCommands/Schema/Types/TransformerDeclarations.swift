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

  /// The documents by the name of the transformer.
  private var documents: [String: Document] = [:]
  /// The types of static members such as `.point`.
  private var members: [String: String] = [:]

  private let isReading: Bool

  init(_ files: [ParsedFile], isReading: Bool) {
    self.isReading = isReading
    for type in files.flatMap(\.types) { collect(type, "") }
  }

  private mutating func collect(_ type: TypeDeclaration, _ outer: String) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    collectMembers(type)
    let word = isReading ? "transform" : "reverse"
    let functions = type.genericParameters.isEmpty ? type.functions : []
    for function in functions where function.name.text == word {
      if let own = isReading ? function.parameters.first?.type : function.returnType {
        documents[name] = Document(type: own, owner: name, mayThrow: function.isThrowing)
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
  func document(of expression: ValueShape) -> Document? {
    switch expression.called {
    case .path(let names): documents[names.joined(separator: ".")]
    case .member(let name): members[name].flatMap { documents[$0] }
    default: nil
    }
  }
}
