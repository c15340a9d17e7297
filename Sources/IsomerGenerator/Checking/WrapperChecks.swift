import IsomerSyntax

/// The check for property wrappers without a setter on properties that are read.
struct WrapperChecks {
  let graph: ModelGraph
  let attributes: DeclaredAttributes

  func run(_ reporter: Reporter) {
    for model in graph.models where model.module == nil {
      for property in model.properties where property.owner == nil && property.reads {
        for wrapper in property.wrappers
        where attributes.wrapper(named: wrapper)?.isSettable == false {
          reporter.report(
            .readOnlyWrapper(wrapper, property.name), on: property, of: model,
            notes: ["add '// @mapped skip: .read', or give its 'wrappedValue' a setter"])
        }
      }
    }
  }
}
