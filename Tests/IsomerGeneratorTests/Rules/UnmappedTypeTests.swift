import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests which declarations of a property's type are found.
@Suite struct UnmappedTypeTests {
  private func identifiers(_ texts: String...) -> [String] {
    let files = texts.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    return Generator(module: "M").run(files).diagnostics.map(\.message.id)
  }

  @Test(arguments: ["Part", "Part?", "[Part]", "[String: Part]"])
  func `a file without annotations can declare the type`(_ type: String) {
    let model = "// @mapped\nstruct S { var a: \(type) }\n"
    #expect(identifiers(model + "struct Part {}\n") == ["unmapped-type"])
    #expect(identifiers(model, "struct Part {}\n") == ["unmapped-type"])
    #expect(identifiers(model, "struct Part {}\n", "extension Part: Mappable {}\n") == [])
    #expect(identifiers(model + "extension Part: P {}\n", "enum Part {}\n") == ["unmapped-type"])
    #expect(identifiers(model, "typealias Part = Int\n") == [])
    #expect(identifiers(model) == [])
  }

  @Test func `the type can have the name of a type of the runtime`() {
    let model = "// @mapped\nstruct S { var a: Value }\n"
    #expect(identifiers(model, "enum Value {}\n") == ["unmapped-type"])
    #expect(identifiers(model, "enum Value {}\n", "extension Value: Mappable {}\n") == [])
    #expect(identifiers(model, "enum Other { enum Value {} }\n") == [])
  }

  @Test func `a transformer for a generic type applies to all of its instances`() {
    let model = "// @mapped\nstruct S { var a: Page<Int>; var b: [Page<String>] }\n"
    let page = "struct Page<T> {}\n"
    #expect(identifiers(model, page) == ["unmapped-type", "unmapped-type"])
    #expect(
      identifiers(model, page, "// @mapped for: Page, with: .codable()\nprotocol Pages {}\n") == [])
  }
}
