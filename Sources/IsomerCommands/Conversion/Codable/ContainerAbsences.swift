import IsomerGenerator
import IsomerSyntax

/// Finds out what the functions of a program that read from keyed containers return for a missing key.
struct ContainerAbsences {
  private let functions: [String: [(declaration: FunctionDeclaration, body: [String])]]
  /// The results that are known; nil for an unclear one, and while it is looked for.
  private var found: [String: ContainerHelpers.Absence?] = [:]

  init(_ functions: [String: [(declaration: FunctionDeclaration, body: [String])]]) {
    self.functions = functions
  }

  /// Returns the result of all functions with a name; nil if it is unclear, or if they have several.
  mutating func absence(of name: String) -> ContainerHelpers.Absence? {
    if let known = found[name] { return known }
    found[name] = .some(nil)
    let all = functions[name, default: []].map { absence($0.declaration, $0.body) }
    let result = all.allSatisfy { $0 == all.first } ? all.first ?? nil : nil
    found[name] = .some(result)
    return result
  }

  private mutating func absence(
    _ function: FunctionDeclaration, _ body: [String]
  ) -> ContainerHelpers.Absence? {
    let own = Self.absence(of: function, body)
    let called = calls(in: body)
    guard own == .error, !called.isEmpty else { return own }
    if let forwarded = forwarded(body) { return absence(of: forwarded) }
    return called.allSatisfy { absence(of: $0) == .error } ? own : nil
  }

  /// Returns the names of the other functions of the program that a body calls.
  private func calls(in body: [String]) -> [String] {
    body.indices.compactMap { index in
      let name = body[index]
      guard functions[name] != nil, !["decode", "decodeIfPresent"].contains(name),
        index + 1 < body.count, body[index + 1] == "(",
        index == 0 || body[index - 1] != "." || index > 1 && body[index - 2] == "self"
      else { return nil }
      return name
    }
  }

  /// Returns the name of the function whose result is that of the body: `try self.read(forKey: key)`.
  private func forwarded(_ body: [String]) -> String? {
    var call = body[...]
    if call.first == "return" { call.removeFirst() }
    guard call.popFirst() == "try" else { return nil }
    if call.starts(with: ["self", "."]) { call.removeFirst(2) }
    guard let name = call.popFirst(), functions[name] != nil,
      Array(call.filter { $0 != "," }) == ["(", "forKey", ":", "key", ")"]
    else { return nil }
    return name
  }

  /// Returns the result for a missing key; nil if it is unclear.
  private static func absence(
    of function: FunctionDeclaration, _ body: [String]
  ) -> ContainerHelpers.Absence? {
    let isOptional = function.returnType?.optionalWrapped != nil
    if function.name.text.hasSuffix("IfPresent") { return isOptional ? .null : nil }
    guard function.isThrowing, !isOptional else { return nil }
    let attempts = zip(body, body.dropFirst()).contains { $0 == "try" && $1 == "?" }
    let selects = body.contains { word in
      ["contains", "allKeys", "decodeNil"].contains(word) || word.hasSuffix("IfPresent")
    }
    if selects {
      let ends = [
        ["??", "[", "]"], ["??", "[", ":", "]"], ["??", "\"\""], ["??", "0"], ["??", "false"],
      ]
      guard !attempts, body.count(where: { $0 == "return" || $0 == "??" || $0 == "if" }) < 3,
        let end = ends.first(where: { Array(body.suffix($0.count)) == $0 })
      else { return nil }
      return .value(end.dropFirst().joined())
    }
    // After attempts with `try?`, the last one throws.
    let last = body.lastIndex { $0 == "return" || $0 == "throw" }
    let end = last.map { Array(body[$0...].prefix(3)) }
    return !attempts || end?.first == "throw" || end == ["return", "try", "decode"] ? .error : nil
  }
}
