import IsomerSyntax

/// The check for property wrappers without a setter on properties that are read.
struct WrapperChecks {
  let graph: ModelGraph
  let attributes: DeclaredAttributes

  func run(_ collector: inout DiagnosticCollector) {
    for model in graph.models where model.module == nil {
      for property in model.properties where property.owner == nil && property.reads {
        for wrapper in property.wrappers
        where attributes.wrapper(named: wrapper)?.isSettable == false {
          collector.report(
            .readOnlyWrapper(wrapper, property.name), in: model.file, at: property.nameRange,
            notes: ["add '// @mapped skip: .read', or give its 'wrappedValue' a setter"])
        }
      }
    }
  }
}
