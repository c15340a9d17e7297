import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests changes of the kind of an archived type, for each pair of kinds.
///
/// `Tests/Tools/Locking` compares the same pairs, and random changes, with what is read.
struct LockKindTests {
  /// The forms of archived values.
  enum Form {
    /// An object.
    case object
    /// An object to which others can refer.
    case shared
    /// The name of a case.
    case name
  }

  private static let kinds: [(form: Form, source: String)] = [
    (.object, "struct K { var a: Int }"),
    (.object, "struct K { var a: Int; /* @mapped skip */ var b = 1 }"),
    (.shared, "class K { var a: Int; init(a: Int) { self.a = a } }"),
    (.shared, "final class K { var a: Int; init(a: Int) { self.a = a } }"),
    (.name, "enum K { case a, b }"),
    (.name, "enum K: String { case a, b }"),
    (.name, "enum K: Int { case a, b }"),
    (.name, "enum K { case a, b\n// @mapped fallback\ncase c }"),
    (.name, "enum K { case a, b, c(Int) }"),
  ]

  private func errors(_ old: String, _ new: String) throws -> [String] {
    let source = { SourceFile(path: "M.swift", text: $0) }
    let first = Generator(module: "M").run([source(old)])
    #expect(first.diagnostics.isEmpty, "\(old)")
    // The text of the lock file is compared.
    let text = LockFile().updated(first.shapes, byForce: false).text
    let lock = try LockFile(path: "l", text: text)
    #expect(lock.text == text)
    let second = Generator(module: "M", lock: lock).run([source(new)])
    return second.diagnostics.filter { $0.severity == .error }.map(\.message.id)
  }

  @Test func `each pair of kinds`() throws {
    for old in Self.kinds {
      for new in Self.kinds {
        let isReadable = old.form == new.form || (old.form, new.form) == (.object, .shared)
        let found = try errors(
          "// @mapped version: 1\n" + old.source, "// @mapped version: 1\n" + new.source)
        let (had, has) = (Self.lastCase(old.source), Self.lastCase(new.source))
        let expected =
          !isReadable || had != nil && has != nil && had != has
          ? ["lock-retyped"] : had != nil && has == nil ? ["locked-case-gone"] : []
        #expect(found == expected, "\(old.source) → \(new.source)")
      }
    }
  }

  /// The case that only some of the enums have.
  private static func lastCase(_ source: String) -> String? {
    ["c(Int)", "case c "].first { source.contains($0) }
  }

  @Test(arguments: ["transparent", "array"])
  func `a form of documents is no form of archives`(_ form: String) throws {
    let plain = "// @mapped version: 1\nstruct K { var a: Int }"
    let formed = "// @mapped \(form), version: 1\nstruct K { var a: Int }"
    #expect(try errors(plain, formed) == [] && errors(formed, plain) == [])
  }

  @Test func `types that others read and write`() throws {
    let holder = "// @mapped version: 1\nstruct H { var k: K }\n"
    let plain = holder + "// @mapped\nstruct K { var a = 1 }"
    let external =
      holder + "struct K { var a = 1 }\n"
      + "// @mapped for: K\nprotocol KShape { var a: Int { get set } }"
    let written =
      holder.replacing("var k", with: "/* @mapped with: Code() */ var k") + "struct K {}"
    for (old, new) in [(plain, external), (plain, written), (external, written)] {
      #expect(try !errors(old, new).isEmpty, "\(old) → \(new)")
      #expect(try !errors(new, old).isEmpty, "\(new) → \(old)")
    }
    #expect(try errors(external, external.replacing("K }", with: "K? }")) == [])
  }

  @Test func `supertypes`() throws {
    let base = "// @mapped version: 1\nclass B { init() {} }\n"
    let derived = base + "// @mapped version: 1\nclass K: B {}"
    let alone = base + "// @mapped version: 1\nclass K { init() {} }"
    #expect(try errors(derived, alone) == ["lock-retyped"] && errors(alone, derived) == [])
    // Without the superclass, only its own archives are unreadable.
    #expect(try errors(derived, String(alone.dropFirst(base.count))) == ["locked-type-gone"])
    let holder: (String) -> String = { "// @mapped version: 1\nstruct H { var k: \($0) }\n" }
    #expect(try errors(holder("K") + derived, holder("[B]") + derived) == ["lock-retyped"])
    #expect(try errors(holder("[K]") + derived, holder("[B]") + derived) == [])
    #expect(try errors(holder("[B]") + derived, holder("[K]") + derived) == ["lock-retyped"])

    let cluster =
      "// @mapped tag: \"t\"\nprotocol P {}\n// @mapped version: 1, key: \"m\"\n"
      + "struct M: P { var a: Int }\n"
    let member = cluster + "// @mapped version: 1, key: \"k\"\nstruct K: P { var a: Int }"
    let other = cluster + "// @mapped version: 1\nstruct K { var a: Int }"
    #expect(try errors(member, other) == ["lock-retyped"] && errors(other, member) == [])
    #expect(try errors(holder("K") + member, holder("any P") + member) == [])
  }

  /// An enum with a fallback reads every case, but those that it still has must be themselves.
  @Test func `cases with and without values`() throws {
    let source: (String) -> String = {
      "// @mapped version: 1\nenum K {\n\($0)\n// @mapped fallback\ncase other }"
    }
    #expect(try errors(source("case a(Int)"), source("case b")) == [])
    #expect(try errors(source("case a(Int)"), source("case a")) == ["lock-retyped"])
    #expect(try errors(source("case a"), source("case a(Int)")) == ["lock-retyped"])
    let renamed = source("// @mapped was: \"a\"\ncase b")
    #expect(try errors(source("case a(Int)"), renamed) == ["lock-retyped"])
    #expect(try errors(source("case a"), renamed) == [])
  }

  /// Nested types have names like cases of their outer type.
  @Test func `a nested type that is gone`() throws {
    let outer: (String) -> String = { "// @mapped version: 1\nclass K { init() {}\n\($0) }" }
    let nested = "// @mapped version: 1\nfinal class L: K {}"
    #expect(try errors(outer(nested), outer("")) == ["locked-type-gone"])
  }
}
