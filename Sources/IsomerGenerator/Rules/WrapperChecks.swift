import IsomerSyntax

/// The check for property wrappers without a setter on properties that are read.
struct WrapperChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models where model.module == nil {
      for property in model.properties where property.declaration.owner == nil && property.reads {
        for wrapper in property.declaration.wrappers
        where target.attributes.wrapper(named: wrapper)?.isSettable == false {
          reporter.report(
            .readOnlyWrapper(wrapper, property.name), on: property, of: model,
            notes: ["add '// @mapped skip: .read', or give its 'wrappedValue' a setter"])
        }
      }
    }
  }
}
