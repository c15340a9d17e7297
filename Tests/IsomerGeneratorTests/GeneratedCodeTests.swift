import Foundation
import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests that the generated code of all fixtures is unchanged.
///
/// Golden files contain excerpts of it.
/// `Fixtures/Golden/hashes.txt` has a hash for each folder of fixtures. After an intended change,
/// review the code that `swift package isomer show` prints, and record the hashes.
@Suite struct GeneratedCodeTests {
  private static let expected = Fixtures.root.appending(path: "Fixtures/Golden/hashes.txt")

  @Test func `the generated code of the fixtures is unchanged`() throws {
    let folder = Fixtures.root.appending(path: "Fixtures/Models").path + "/"
    let sources = try Fixtures.files(in: "Models", suffix: ".swift").map {
      try Fixtures.source($0, path: String($0.path.dropFirst(folder.count)))
    }
    let output = Generator(module: "FixtureModels").run(sources)
    #expect(!output.hasErrors)
    var hashes: [String: Hash] = [:]
    for (source, file) in zip(sources, output.files) {
      let folder = String(source.path.prefix { $0 != "/" })
      hashes[folder, default: Hash()].add(file.name)
      hashes[folder, default: Hash()].add(file.text)
    }
    let lines = hashes.sorted { $0.key < $1.key }.map { "\($0) \($1.text)" }
    let found = lines.joined(separator: "\n") + "\n"
    if Fixtures.isRecording {
      try Fixtures.record(found, at: Self.expected)
      Issue.record("recorded")
    } else {
      let expected = try Fixtures.text(Self.expected)
      #expect(found == expected, "\(difference(expected, found))")
    }
  }
}

/// The hash FNV-1a of 64 bits: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv.
private struct Hash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String { String(value, radix: 16) }
}
