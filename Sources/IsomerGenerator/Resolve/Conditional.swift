import IsomerSyntax

/// A declaration of the user that may be in `#if`, or what is generated for it.
protocol Conditional {
  var conditions: [String] { get }
}

extension Array where Element: Conditional {
  /// The conditions that all elements share; empty if they differ.
  var sharedConditions: [String] {
    guard let first = first?.conditions, allSatisfy({ $0.conditions == first }) else { return [] }
    return first
  }
}

extension Cluster.Member: Conditional {}
extension DerivedProperty: Conditional, Named {}
extension EnumCase: Conditional, Named {}
extension IdentityPart: Named {}
extension Model.NilConstant: Conditional, Named {}
extension ParentDescription: Conditional, Named {}
extension Property: Conditional, Named {}
extension Subclass: Conditional {}
