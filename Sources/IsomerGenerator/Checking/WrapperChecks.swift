import IsomerSyntax

/// A property that is read has to be set, which a property wrapper may not allow.
struct WrapperChecks {
  private let graph: ModelGraph
  private let filesMentioning: ([String]) -> ModelGraph

  init(_ graph: ModelGraph, filesMentioning: @escaping ([String]) -> ModelGraph) {
    self.graph = graph
    self.filesMentioning = filesMentioning
  }

  func run(_ collector: inout DiagnosticCollector) {
    var whole: ModelGraph?
    for model in graph.models where model.module == nil {
      for property in model.properties where property.owner == nil && property.reads {
        for wrapper in property.wrappers {
          var isSet = graph.setsValues(ofWrapper: wrapper)
          if isSet == nil {
            let all = whole ?? filesMentioning(["propertyWrapper"])
            whole = all
            isSet = all.setsValues(ofWrapper: wrapper)
          }
          guard isSet == false else { continue }
          collector.report(
            .readOnlyWrapper(wrapper, property.name), in: model.file, at: property.nameRange,
            notes: ["add '// @mapped skip: .read', or give its 'wrappedValue' a setter"])
        }
      }
    }
  }
}
