import Foundation
import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests that a document of the maximum depth does not overflow the stack of a tool.
@Suite struct SampleDepthTests {
  private static let source = SourceFile(
    path: "Node.swift",
    text: """
      // @mapped sample: "objects.json"
      final class Node {
        var next: Node?
        init() {}
      }

      // @mapped sample: "lists.json"
      struct Tree { var kids: [Tree] }
      """)

  private static let documents = [
    "objects.json": String(repeating: "{\"next\":", count: 511) + "{}"
      + String(repeating: "}", count: 511),
    "lists.json": String(repeating: "{\"kids\":[", count: 255) + "{\"kids\":[]}"
      + String(repeating: "]}", count: 255),
  ]

  @Test func deepDocuments() async {
    let found = await withCheckedContinuation { continuation in
      let thread = Thread {
        let generator = Generator(module: "M") { name in
          Self.documents[name].map { SourceFile(path: name, text: $0) }
        }
        continuation.resume(returning: generator.run([Self.source]).diagnostics)
      }
      // The stack size of a main thread.
      thread.stackSize = 8 << 20
      thread.start()
    }
    #expect(found.map(\.rendered) == [])
  }
}
