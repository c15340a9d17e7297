import IsomerSyntax

/// A property that is read has to be set, which a property wrapper may not allow.
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
