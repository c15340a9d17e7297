import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests the access levels of generated imports: the compiler refuses an import without a level in a
/// module with another import of the same module that has one.
@Suite struct ImportTests {
  private static let model = "struct User { var at: Date; var id: Int }"

  /// Returns the imports in the code for the first of some files.
  private func imports(_ texts: [String], imported: [String] = []) -> [String] {
    let module = ImportedModule(name: "Other") {
      imported.map { SourceFile(path: "Other.swift", text: $0) }
    }
    let sources = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let output = Generator(module: "M", imported: [module]).run(sources)
    #expect(output.diagnostics.isEmpty)
    let lines = output.files[0].text.split(separator: "\n").map(String.init)
    return lines.filter { $0.contains("import ") && !$0.hasPrefix("//") }
  }

  @Test func `imports have no level without another`() {
    let text = "import Foundation\n// @mapped\n\(Self.model)"
    #expect(
      imports([text, "import Foundation"]) == [
        "import Foundation", "@_spi(Generated) import Isomer",
      ])
    let comment = "/* internal import Foundation */ let a = \"internal import Isomer\""
    #expect(imports([text, comment]).contains("import Foundation"))
  }

  @Test(arguments: ["internal", "fileprivate", "private", "package"])
  func `imports have a level if another file has one`(level: String) {
    let text = "internal import Foundation\n// @mapped\n\(Self.model)"
    let others = "\(level) import Isomer\n\(level) import struct Foundation.Date"
    #expect(
      imports([text, others]) == [
        "internal import Foundation", "@_spi(Generated) internal import Isomer",
      ])
    #expect(
      imports(["// @mapped\n\(Self.model)", "@preconcurrency\n\(level) import Isomer"])
        == ["@_spi(Generated) internal import Isomer"])
  }

  @Test func `levels in other modules do not matter`() {
    let text = "import Foundation\nimport Other\n// @mapped\nclass User: Base { var id = 1 }"
    let base = "internal import Foundation\ninternal import Isomer\n// @mapped\nopen class Base {}"
    #expect(
      imports([text], imported: [base]) == [
        "import Foundation", "@_spi(Generated) import Other", "@_spi(Generated) import Isomer",
      ])
  }
}
