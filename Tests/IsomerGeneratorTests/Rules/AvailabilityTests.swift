import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that generated code uses a declaration with `@available` only where the compiler accepts it.
struct AvailabilityTests {
  /// The arguments of the attribute, and the condition that generated code must have; nil if it must
  /// not use the declaration.
  private static let forms: [(arguments: String, condition: String?)] = [
    ("*, unavailable", nil),
    ("*, unavailable, message: \"a, b\"", nil),
    ("swift, unavailable", nil),
    ("macOS, unavailable", "#if !os(macOS)"),
    ("iOS, unavailable, renamed: \"x\"", "#if !os(iOS) && !os(visionOS)"),
    ("OSX, unavailable", "#if !os(macOS)"),
    ("macOSApplicationExtension, unavailable", "#if !os(macOS)"),
    ("macCatalyst, unavailable", "#if !targetEnvironment(macCatalyst)"),
    ("macOS, introduced: 10.1, obsoleted: 12", "#if !os(macOS)"),
    ("swift, obsoleted: 5", "#if !swift(>=5)"),
    ("swift, introduced: 99.1", "#if swift(>=99.1)"),
    ("swift 99", "#if swift(>=99)"),
    ("macOS 99, *", "if #available(macOS 99, *) {"),
    ("macOS 99.1.2, iOS 98, *", "if #available(macOS 99.1.2, iOS 98, *) {"),
    ("iOS, introduced: 99", "if #available(iOS 99, *) {"),
    ("macOS, deprecated: 12", ""),
    ("*, deprecated, message: \"unavailable\"", ""),
    ("*, noasync", ""),
  ]

  /// Types in which `•` is the attribute of `late`.
  private static let hosts = [
    "\nenum E { case a; • case late }",
    "\nenum E: Int { case a; • case late }",
    "\nenum E { case a(x: Int); • case late }",
    "\nenum E { case a; case b(Int); • case late }",
    "\nenum E { case a; • case late // @mapped fallback\n }",
    "\nenum E { case a(Int); • case late // @mapped fallback\n }",
    "\nenum E { case a; • case late // @mapped key: [1, \"x\"]\n }",
    "tag: \"t\"\nenum E { case a(x: Int); • case late }",
    "tag: \"t\"\nenum E { case a(x: Int); • case late // @mapped fallback\n }",
    "tag: \"t\", content: \"c\"\nenum E { case a(x: Int); • case late }",
    "untagged\nenum E { case a(x: Int); • case late }",
    "version: 1\nenum E { case a; • case late }",
    "version: 1\nenum E { case a(x: Int); • case late }",
    "\nstruct E { var a: Int; • var late: Int { 1 } // @mapped\n }",
    "\nstruct E { var a: Int; • var late: Int { get { 1 } set {} } // @mapped\n }",
    "\nfinal class E { var a = 1; • var late: Int { get { 1 } set {} } // @mapped\n }",
  ]

  private static let pairs = forms.flatMap { form in hosts.map { (form, $0) } }

  @Test(arguments: pairs)
  func `uses have the conditions of the attribute`(
    _ form: (arguments: String, condition: String?), _ host: String
  ) throws {
    let attribute = "@available(\(form.arguments))"
    let source = "// @mapped \(host.replacing("•", with: attribute))\n"
    let output = Generator(module: "M").run([SourceFile(path: "E.swift", text: source)])
    let isFallback = host.contains("fallback") && form.condition?.hasPrefix("#if") != false
    let ids = output.diagnostics.map { $0.message.id }
    #expect(ids == (isFallback ? ["useless-option"] : []))
    if isFallback { return }
    let uses = Self.uses(in: output.files[0].text)
    guard let condition = form.condition else { return #expect(uses == []) }
    #expect(!uses.isEmpty)
    for use in uses where !condition.isEmpty {
      #expect(use.contains(condition), "\(output.files[0].text)")
    }
    if condition.isEmpty { #expect(!uses.joined().contains("available")) }
  }

  /// Returns the lines that create or access the member, each after the conditions around it.
  private static func uses(in text: String) -> [String] {
    var open: [Substring] = []
    var uses: [String] = []
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("#if ") || line.hasPrefix("if #available") { open.append(line) }
      if line.hasPrefix("#endif") { open.removeLast() }
      if line == "}", open.last?.hasPrefix("if #available") == true { open.removeLast() }
      // Patterns need no condition.
      let isUse =
        line.contains("return .late") || line.contains("{ .late }")
        || [".late,", ".late)", ".late ="].contains { line.contains($0) && !line.hasPrefix("case") }
      if isUse { uses.append((open + [line]).joined(separator: "\n")) }
    }
    return uses
  }
}
