import Agreement
import Testing

@Suite("Comparing the readings of two parsers")
struct ComparisonTests {
  /// One declaration of each kind, with all facts of a reading.
  static let source = Source(
    path: "All.swift",
    text: """
      #if canImport(Glibc)
      @preconcurrency public import struct Foundation.URL
      #endif
      public typealias Names<T> = [String: T]?

      @available(*, deprecated) public final class Box<Element: Equatable>: Base, Named
      where Element: Sendable {
        @Wrapped(1) public private(set) static var count: (Int, Any)? = nil
        let (left, right) = (1, 2), last: Array<Int> = []
        var first: Element { get async throws { fatalError() } }
        #if DEBUG
        package init?<T>(_ value: @escaping () -> T, for name: String = "a") throws {}
        #else
        func read(from url: URL...) async -> some Sequence<Int> {}
        #endif
        struct Nested {
          enum State: String {
            case open = "o\\n", closed
            case failed(_ code: Int = 1, Error!)
          }
        }
      }
      """)

  @Test("Finds no difference if both results are equal")
  func agreement() throws {
    let plain = Comparison(Self.source)
    #expect(plain.isComparable)
    #expect(plain.declarations == 14)
    #expect(plain.differences == [])
    #expect(plain.diagnostics == [])
    let annotated = try #require(Comparison.annotated(Self.source))
    #expect(annotated.declarations == 14)
    #expect(annotated.differences == [])
    #expect(annotated.diagnostics == [])
  }

  @Test("Finds each changed fact on either side", arguments: [false, true])
  func changedFact(isAnnotated: Bool) {
    let source = isAnnotated ? Comparison.annotatedSource(Self.source) : Self.source
    let isomer = Reading.isomer(source)
    let independent = Reading.independent(source, isAnnotated: isAnnotated)
    for reading in isomer.indices {
      for fact in isomer[reading].facts.indices {
        var changed = isomer
        changed[reading].facts[fact].text += "!"
        let found = Comparison(
          isomer: changed, independent: independent, path: source.path, bytes: source.bytes)
        #expect(found.disagreements == 1)
        #expect(found.differences.count == 1)
        #expect(found.differences.first?.isomer == changed[reading].facts[fact].text)
        let mirrored = Comparison(
          isomer: independent, independent: changed, path: source.path, bytes: source.bytes)
        #expect(mirrored.differences.first?.independent == changed[reading].facts[fact].text)
      }
    }
  }

  @Test("Finds each declaration that is missing on one side")
  func lostDeclaration() {
    let all = Reading.isomer(Self.source)
    for index in all.indices {
      var fewer = all
      fewer.remove(at: index)
      let found = Comparison(
        isomer: fewer, independent: all, path: "All.swift", bytes: Self.source.bytes)
      #expect(found.declarations == all.count)
      #expect(found.disagreements == 1)
      #expect(found.differences.map(\.isomer) == ["nothing"])
      #expect(found.differences.map(\.independent) == [all[index].title])
    }
  }

  @Test("Finds a repeated declaration")
  func doubledDeclaration() {
    let all = Reading.isomer(Self.source)
    let found = Comparison(
      isomer: all + [all[3]], independent: all, path: "All.swift", bytes: Self.source.bytes)
    #expect(found.differences.count == 1)
  }

  @Test("Reports the line and column of a difference")
  func place() throws {
    let text = "struct A {\n  let b: Int\n}"
    let isomer = Reading.isomer(Source(path: "A.swift", text: text))
    let found = Comparison(
      isomer: isomer, independent: [isomer[0]], path: "A.swift", bytes: Array(text.utf8))
    let difference = try #require(found.differences.first)
    #expect(
      difference.rendered
        == "A.swift:2:7: declaration\n  isomer       property 'b'\n  swift-syntax nothing")
  }

  @Test("Skips sources with errors in swift-syntax")
  func errors() {
    let broken = Source(path: "A.swift", text: "struct A { let }")
    #expect(!Comparison(broken).isComparable)
    #expect(Comparison.annotated(broken) == nil)
  }

  @Test("Fails below the threshold, with diagnostics, and if nothing is compared")
  func threshold() {
    #expect(!Report().isAccepted(threshold: 0))
    let all = Reading.isomer(Self.source)
    let good = Comparison(
      isomer: all, independent: all, path: "All.swift", bytes: Self.source.bytes)
    let bad = Comparison(
      isomer: [], independent: all, path: "All.swift", bytes: Self.source.bytes)
    var report = Report()
    report.add(good, "as written", of: Self.source)
    #expect(report.isAccepted(threshold: 100))
    report.add(bad, "as written", of: Self.source)
    #expect(report.isAccepted(threshold: 50))
    #expect(!report.isAccepted(threshold: 50.1))
    var noisy = good
    noisy.diagnostics = ["All.swift:1:1: error: unknown annotation"]
    report.add(noisy, "as written", of: Self.source)
    #expect(!report.isAccepted(threshold: 50))
  }
}
