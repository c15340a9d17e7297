/// A list of names in the document ↔ an option set.
///
/// ```swift
/// // @mapped with: .members([
/// //   "read": .read, "write": .write, "all": [.read, .write]])
/// struct Permissions: OptionSet { … }     // ["read","write"]
/// ```
///
/// An unknown name is an error at its element. The names are written in the given order, without
/// those whose members are all written already. Writing a member without a name is an error.
public struct MembersTransformer<Members: OptionSet>: Transformer, Sendable
where Members.RawValue: FixedWidthInteger {
  private let names: MemberNames

  init(_ names: KeyValuePairs<String, Members>) { self.names = MemberNames(names) }

  /// Returns the members with these names; throws at an unknown name.
  public func transform(_ input: [String]) throws -> Members {
    let parts = try mapElements(input) { try names.bits(of: $0) }
    return Members(bits: parts.reduce(0, |))
  }

  /// Returns the names of the members; throws if one has no name.
  public func reverse(_ output: Members) throws -> [String] { try names.names(of: output.bits) }
}

/// An object with a Bool for each member in the document ↔ an option set.
///
/// ```swift
/// // @mapped with: .flags(["read": .read, "write": .write])
/// var permissions: Permissions            // {"read":true,"write":false}
/// ```
///
/// A key that is missing means false, and an unknown key is an error at the key. All keys are
/// written, in the given order. Writing a member without a key is an error.
public struct FlagsTransformer<Members: OptionSet>: Transformer, Sendable
where Members.RawValue: FixedWidthInteger {
  private let names: MemberNames

  init(_ names: KeyValuePairs<String, Members>) { self.names = MemberNames(names) }

  /// Returns the members whose keys are true; throws at an unknown key.
  public func transform(_ input: OrderedMap<Bool>) throws -> Members {
    Members(bits: try names.bits(of: input))
  }

  /// Returns whether the set has each member; throws if one has no key.
  public func reverse(_ output: Members) throws -> OrderedMap<Bool> {
    try names.flags(of: output.bits)
  }
}

extension ForwardTransformer {
  /// A list of names in the document ↔ an option set.
  ///
  /// ```swift
  /// .members(["read": .read, "write": .write])     // ["read"] ↔ [.read]
  /// ```
  public static func members<Members>(_ names: KeyValuePairs<String, Members>) -> Self
  where Self == MembersTransformer<Members> { MembersTransformer(names) }

  /// An object with a Bool for each member in the document ↔ an option set.
  ///
  /// ```swift
  /// .flags(["read": .read, "write": .write])
  /// // {"read":true,"write":false} ↔ [.read]
  /// ```
  public static func flags<Members>(_ names: KeyValuePairs<String, Members>) -> Self
  where Self == FlagsTransformer<Members> { FlagsTransformer(names) }
}

extension OptionSet where RawValue: FixedWidthInteger {
  fileprivate var bits: UInt64 { UInt64(truncatingIfNeeded: rawValue) }

  fileprivate init(bits: UInt64) { self.init(rawValue: RawValue(truncatingIfNeeded: bits)) }
}

/// The names of an option set's members, each with its bits.
private struct MemberNames: Sendable {
  private let parts: [(name: String, bits: UInt64)]
  private let width: Int

  init<Members: OptionSet>(_ names: KeyValuePairs<String, Members>)
  where Members.RawValue: FixedWidthInteger {
    parts = names.map { ($0.key, $0.value.bits) }
    width = Members.RawValue.bitWidth
  }

  /// The parts, which are complete only if the raw value is no wider than theirs.
  private var known: [(name: String, bits: UInt64)] {
    get throws {
      guard width <= 64 else { throw ValueMapFault("a raw value must have at most 64 bits") }
      return parts
    }
  }

  /// The names in messages: `"read" or "write"`.
  private var list: String { ValueMapText.choice(of: parts.map { "\"\($0.name)\"" }) }

  func bits(of name: String, _ expected: String = "") throws -> UInt64 {
    if let part = try known.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      return part.bits
    }
    throw TransformerError(expected: expected + list, input: name)
  }

  func bits(of flags: OrderedMap<Bool>) throws -> UInt64 {
    var bits: UInt64 = 0
    for (name, isSet) in flags {
      do {
        let own = try self.bits(of: name, "one of the keys ")
        if isSet { bits |= own }
      } catch {
        throw placed(error, at: .key(name))
      }
    }
    return bits
  }

  func names(of bits: UInt64) throws -> [String] {
    var (names, written): ([String], UInt64) = ([], 0)
    for part in try known where bits & part.bits == part.bits && part.bits & ~written != 0 {
      names.append(part.name)
      written |= part.bits
    }
    try check(bits, written)
    return names
  }

  func flags(of bits: UInt64) throws -> OrderedMap<Bool> {
    var (flags, written): (OrderedMap<Bool>, UInt64) = ([:], 0)
    for part in try known {
      let isSet = part.bits != 0 && bits & part.bits == part.bits
      flags[part.name] = isSet
      if isSet { written |= part.bits }
    }
    try check(bits, written)
    return flags
  }

  private func check(_ bits: UInt64, _ written: UInt64) throws {
    guard bits == written else {
      throw TransformerError(expected: "only members of \(list)", input: bits & ~written)
    }
  }
}
