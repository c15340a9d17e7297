import Foundation
import IsomerGenerator
import IsomerSyntax

/// Tests the generator: the bytes are the only Swift file of a module.
///
/// Generated code must be Swift according to this package's parser; `fuzz.py
/// compile` uses the compiler.
struct GeneratorTarget: FuzzTarget {
  func test(_ bytes: [UInt8]) {
    let source = SourceFile(path: "A.swift", bytes: bytes)
    let output = Generator(module: "M").run([source])
    for diagnostic in output.diagnostics { check(diagnostic, in: source) }
    guard output.files.count == 1 else { fault("\(output.files.count) files") }
    if output.hasErrors { return }
    if let fault = GeneratedText(output.files[0].text).fault {
      // The user's source is included unchanged.
      guard GeneratedText(String(decoding: bytes, as: UTF8.self)).fault != nil else {
        isomer_fuzz.fault("generated text: \(fault)\n\(output.files[0].text)")
      }
    }
  }

  func seeds(_ fixtures: URL) throws -> [[UInt8]] {
    try files(in: fixtures.appending(path: "Models"), suffix: ".swift")
      + files(in: fixtures.appending(path: "Diagnostics"), suffix: ".swift")
  }
}
