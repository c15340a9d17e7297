extension Mappings {
  /// Returns the plan of a struct or a class, including its profiles.
  func plan(_ model: Model) -> MappingPlan {
    let plan = Planner(model).plan()
    plan.profiled = changed(model).map { Planner($0).plan() }
    return plan
  }

  /// Returns the plan of an enum, including its profiles.
  func enumPlan(_ model: Model) -> EnumPlan {
    let plan = EnumPlan(model)
    plan.profiled = changed(model).map { EnumPlan($0) }
    return plan
  }
}
