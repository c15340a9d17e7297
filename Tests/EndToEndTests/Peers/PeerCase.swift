/// A behaviour that the tests of another library demand, and what Isomer does about it.
struct PeerCase: Sendable {
  enum Result: Sendable {
    case passes
    /// Isomer behaves differently, for a reason; the case asserts its behaviour.
    case differs(String)
    /// No annotation expresses the behaviour yet; the text is what a test of it would assert.
    case unsaid(Capability, String)
  }

  /// What the annotation language lacks.
  enum Capability: String, Sendable, CaseIterable {
    case omission = "leaving out on writing"
    case conversions = "more conversions"
    case elements = "rules for elements"
    case flattening = "flattening of all kinds of types"
    case values = "cases by any value"
    case wholeTypes = "a transformer, newtype or text for a type"
    case arrays = "objects as arrays"
    case rest = "typed and ordered unknown keys"
    case selection = "choosing what is written"
    case tags = "tags in every form"
    case types = "more types and forms"
    case names = "names for each level and direction"
    case deriving = "more derived members"
    case generics = "generic subtypes, references"
    /// A behaviour that Isomer will not have.
    case none = "not planned"
  }

  let behaviour: String
  let line: Int
  var result = Result.passes
  private let check: @Sendable () throws -> [String]

  init(_ behaviour: String, line: Int, check: @escaping @Sendable () throws -> [String]) {
    self.behaviour = behaviour
    self.line = line
    self.check = check
  }

  /// The differences from what the case expects; empty if there are none.
  var problems: [String] {
    do { return try check() } catch { return ["throws \(error)"] }
  }

  var isUnsaid: Bool { if case .unsaid = result { true } else { false } }

  /// The same case with a reason why Isomer differs from the library.
  func differs(_ reason: String) -> PeerCase {
    var copy = self
    copy.result = .differs(reason)
    return copy
  }
}

extension PeerCase: CustomStringConvertible {
  var description: String { behaviour }
}
