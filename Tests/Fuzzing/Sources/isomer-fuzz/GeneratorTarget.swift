import Foundation
import IsomerGenerator
import IsomerSyntax

/// The bytes are the only Swift file of a module.
///
/// What the generator accepts is Swift, as far as this package's parser can tell. `fuzz.py compile`
/// asks the compiler.
struct GeneratorTarget: FuzzTarget {
  func test(_ bytes: [UInt8]) {
    let source = SourceFile(path: "A.swift", bytes: bytes)
    let output = Generator(module: "M").run([source])
    for diagnostic in output.diagnostics { check(diagnostic, in: source) }
    guard output.files.count == 1 else { fault("\(output.files.count) files") }
    if output.hasErrors { return }
    if let fault = GeneratedText(output.files[0].text).fault {
      // What the user wrote is in it as it was.
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
