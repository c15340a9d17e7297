/// The output of `isomer-generate dump`: the declarations and annotations of files as a tree.
///
/// It omits details of the declarations that only the generator needs.
package struct DumpTree: Encodable, Sendable, Equatable {
  package var files: [File]

  package init(_ files: [ParsedFile]) { self.files = files.map(File.init) }

  package struct File: Encodable, Sendable, Equatable {
    package var path: String
    package var imports: [Import]
    package var annotations: [Annotation]
    package var types: [TypeNode]
    package var diagnostics: [String]
  }

  package struct Import: Encodable, Sendable, Equatable {
    package var text: String
    package var attributes: [String]
    package var access: String?
    package var conditions: [String]
  }

  package struct TypeNode: Encodable, Sendable, Equatable {
    package var kind: String
    package var name: String
    package var at: String
    package var access: String?
    package var generics: String?
    package var inheritance: [String]
    package var conditions: [String]
    package var annotations: [Annotation]
    package var properties: [Property]
    package var cases: [Case]
    package var initialisers: [Initialiser]
    package var types: [TypeNode]
  }

  package struct Property: Encodable, Sendable, Equatable {
    package var name: String
    package var at: String
    package var type: String?
    package var access: String?
    package var keyword: String
    package var storage: String
    package var modifiers: [String]
    package var hasInitialValue: Bool
    package var conditions: [String]
    package var annotations: [Annotation]
  }

  package struct Case: Encodable, Sendable, Equatable {
    package var name: String
    package var at: String
    package var rawValue: String?
    package var values: [Parameter]?
    package var conditions: [String]
    package var annotations: [Annotation]
  }

  package struct Initialiser: Encodable, Sendable, Equatable {
    package var at: String
    package var access: String?
    package var parameters: [Parameter]
  }

  package struct Parameter: Encodable, Sendable, Equatable {
    package var label: String?
    package var type: String
    package var hasDefault: Bool
    package var annotations: [Annotation]
  }

  package struct Annotation: Encodable, Sendable, Equatable {
    package var at: String
    package var profiles: [String]
    package var words: [Word]
  }

  package struct Word: Encodable, Sendable, Equatable {
    package var word: String
    package var at: String
    package var value: String?
    package var shape: String?
  }
}
