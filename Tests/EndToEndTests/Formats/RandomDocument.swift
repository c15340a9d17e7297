import Isomer

/// A random document that a model accepts, made without knowledge of the model: the errors of
/// reading a document determine how it is changed until it is accepted.
struct RandomDocument<Model: Readable> {
  var random: SeededGenerator
  /// The keys of the model.
  let keys: [String]

  /// Returns an accepted document and its model; nil if none was found.
  mutating func next() -> (document: JSONValue, model: Model)? {
    var document = root()
    for _ in 0..<40 {
      do throws(MappingError) {
        return (document, try Model(json: document.json()))
      } catch {
        for error in error.all.prefix(8) { document = corrected(document, error) }
      }
    }
    return nil
  }

  /// Returns a document that differs in one value, if the model accepts it.
  mutating func variant(of document: JSONValue) -> (document: JSONValue, model: Model)? {
    let paths = document.paths
    guard let path = paths.randomElement(using: &random) else { return nil }
    let value = document.value(at: path[...])
    let changed = document.replacing(path[...], with: similar(to: value))
    guard let json = try? changed.json(), let model = try? Model(json: json) else { return nil }
    return (changed, model)
  }

  private mutating func root() -> JSONValue {
    guard !keys.isEmpty else { return value(1) }
    var members = JSONObject()
    for key in keys where Bool.random(using: &random) { members[key] = value(0) }
    return .object(members)
  }

  private mutating func corrected(_ document: JSONValue, _ error: MappingError) -> JSONValue {
    let path = error.path.components[...]
    guard error.code != .unknownKey else { return document.replacing(path, with: nil) }
    return document.replacing(path, with: expected(error))
  }

  /// Returns a value of the kind that an error names.
  private mutating func expected(_ error: MappingError) -> JSONValue {
    let words = error.expected ?? error.reason ?? ""
    let quoted = words.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let text = quoted.randomElement(using: &random)
    let kinds: [(String, (inout Self) -> JSONValue)] = [
      ("an object with", { $0.members(of: text) }), ("an object", { _ in [:] }),
      ("array", { .array([$0.value(1)]) }),
      ("integer", { .int(.random(in: -9...99, using: &$0.random)) }),
      ("number", { $0.number() }), ("true", { .bool(.random(using: &$0.random)) }),
    ]
    if error.code == .missingKey { return value(0) }
    if let text, !words.hasPrefix("an object") { return .string(text) }
    for (word, make) in kinds where words.contains(word) { return make(&self) }
    return words.contains("string") ? .string(self.text()) : value(1)
  }

  private mutating func members(of key: String?) -> JSONValue {
    key.map { .object([$0: value(0)]) } ?? [:]
  }

  // MARK: Values

  private mutating func similar(to value: JSONValue?) -> JSONValue? {
    switch (Int.random(in: 0..<8, using: &random), value) {
    case (0, _): nil
    case (1, _): self.value(1)
    case (_, .int): .int(integer())
    case (_, .double), (_, .decimal), (_, .number): number()
    case (_, .string): .string(text())
    case (_, .bool(let value)): .bool(!value)
    case (_, .array(let elements)):
      .array(
        elements
          + [elements.first ?? self.value(1), .null].prefix(Int.random(in: 0...2, using: &random)))
    case (_, .object(var members)):
      { (members: inout JSONObject, key: String, value: JSONValue) -> JSONValue in
        members[key] = value
        return .object(members)
      }(&members, text(), self.value(1))
    default: self.value(1)
    }
  }

  private mutating func value(_ depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &random) {
    case 0: .int(integer())
    case 1: number()
    case 2: .string(text())
    case 3: .bool(.random(using: &random))
    case 4: .null
    case 5: .array((0..<Int.random(in: 0...2, using: &random)).map { _ in value(depth - 1) })
    default: .object([text(): value(depth - 1)])
    }
  }

  private mutating func integer() -> Int64 {
    let edges: [Int64] = [0, 1, -1, 127, 255, 65_536, -40_000, 1 << 53]
    return edges.randomElement(using: &random) ?? 0
  }

  private mutating func number() -> JSONValue {
    let edges = [0.5, -0.0, 1, 1e22, -5e-300, 0.1, 0x1p53, .greatestFiniteMagnitude]
    return .double(edges.randomElement(using: &random) ?? 0)
  }

  private mutating func text() -> String {
    let edges = [
      "", "x", "é", "e\u{301}", "\u{1}", "\u{0}", "<&>\"\\\r\n", "$null", "2019-05-15T15:20:18.25Z",
      "null", "\u{1F600}", "7", "https://a.b/?c", "\u{FFFF}", "\u{FEFF}a",
    ]
    return edges.randomElement(using: &random) ?? ""
  }
}

extension JSONValue {
  /// The paths of all values.
  fileprivate var paths: [[ValuePath.Component]] {
    let inner: [(ValuePath.Component, Value)] =
      switch self {
      case .array(let elements): elements.enumerated().map { (.index($0.offset), $0.element) }
      case .object(let members): members.map { (.key($0.key), $0.value) }
      default: []
      }
    return [[]] + inner.flatMap { step, value in value.paths.map { [step] + $0 } }
  }

  fileprivate func value(at path: ArraySlice<ValuePath.Component>) -> Value? {
    guard let step = path.first else { return self }
    switch (step, self) {
    case (.index(let index), .array(let elements)) where elements.indices.contains(index):
      return elements[index].value(at: path.dropFirst())
    case (.key(let key), .object(let members)): return members[key]?.value(at: path.dropFirst())
    default: return nil
    }
  }

  /// Returns the value with another one at a path, or none for nil.
  fileprivate func replacing(
    _ path: ArraySlice<ValuePath.Component>, with value: Value?
  ) -> Value {
    guard let step = path.first else { return value ?? .null }
    let rest = path.dropFirst()
    switch step {
    case .index(let index):
      var elements: [Value] = if case .array(let elements) = self { elements } else { [] }
      while elements.count <= index { elements.append(.null) }
      if rest.isEmpty, value == nil {
        elements.remove(at: index)
      } else {
        elements[index] = elements[index].replacing(rest, with: value)
      }
      return .array(elements)
    case .key(let key):
      var members: JSONObject = if case .object(let members) = self { members } else { [:] }
      members[key] =
        rest.isEmpty ? value : (members[key] ?? .null).replacing(rest, with: value)
      return .object(members)
    }
  }
}
