import Foundation
import Isomer
import IsomerFoundation
import Testing

/// The assertions of Mantle's transformer tests, named after the rows of its features.
@Suite struct MantleTransformerTests {
  private enum Size: Hashable { case small, large, unknown }

  private static let sizes = ValueMapTransformer<String, Size>(
    ["s": .small, "l": .large], default: .unknown, reverseDefault: "?")

  /// Expects an error with the input, as Mantle's error-handling transformers do.
  private func expectError<T: ForwardTransformer>(
    _ transformer: T, for input: T.Input, _ location: SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try transformer.transform(input)
      Issue.record("no error", sourceLocation: location)
    } catch let error as TransformerError {
      #expect(!error.expected.isEmpty, sourceLocation: location)
      #expect(error.input == "\(input)", sourceLocation: location)
    } catch {
      Issue.record("\(error)", sourceLocation: location)
    }
  }

  @Test func `a forward transformer with a closure`() throws {
    let transformer = ReadingTransformer { (text: String) in text + "bar" }
    #expect(try transformer.transform("foo") == "foobar")
  }

  @Test func `a reversible transformer with two closures`() throws {
    let transformer = ClosureTransformer<String, String>(
      read: { $0 + "bar" }, write: { String($0.dropLast(3)) })
    #expect(try transformer.transform("foo") == "foobar")
    #expect(try transformer.reverse("foobar") == "foo")
  }

  @Test func `URLs as text in both directions, and errors with the input`() throws {
    let transformer = StandardTransformer<String, URL>.url
    let url = try transformer.transform("http://www.github.com")
    #expect(url == URL(string: "http://www.github.com"))
    #expect(try transformer.reverse(url) == "http://www.github.com")
    expectError(transformer, for: "http://a b")
  }

  @Test func `an inverted transformer, and the original one`() throws {
    let inverted = StandardTransformer<String, URL>.url.inverted()
    let url = try #require(URL(string: "http://www.github.com"))
    #expect(try inverted.transform(url) == "http://www.github.com")
    #expect(try inverted.reverse("http://www.github.com") == url)
    #expect(try inverted.inverted().transform("http://www.github.com") == url)
  }

  @Test func `UUIDs as text in both directions`() throws {
    let transformer = StandardTransformer<String, UUID>.uuid
    let text = "5AE30B1A-7C8F-4D3E-9C2B-0F1E2D3C4B5A"
    #expect(try transformer.reverse(transformer.transform(text)) == text)
    expectError(transformer, for: "not a UUID")
  }

  @Test func `numbers as Booleans`() throws {
    let transformer = StandardTransformer<JSONValue, Bool>.boolean
    #expect(try transformer.transform(JSONValue(json: "1")))
    #expect(try !transformer.transform(JSONValue(json: "0")))
    #expect(throws: (any Error).self) { try transformer.transform(JSONValue(json: #""perhaps""#)) }
  }

  @Test func `a value map with a default for each direction`() throws {
    #expect(try Self.sizes.transform("s") == .small)
    #expect(try Self.sizes.reverse(.large) == "l")
    #expect(try Self.sizes.transform("xl") == .unknown)
    #expect(try Self.sizes.reverse(.unknown) == "?")
  }

  @Test func `without a default, an unknown input is an error that lists the known ones`() {
    let transformer = ValueMapTransformer<String, Size>(["s": .small, "l": .large])
    let error = #expect(throws: TransformerError.self) { try transformer.transform("xl") }
    #expect(error?.description.contains("\"s\"") == true)
  }

  @Test func `each element of an array, and the index of an invalid one`() throws {
    let transformer = ArrayTransformer(StandardTransformer<String, URL>.url)
    let texts = ["http://a.org", "http://b.org"]
    let urls = try transformer.transform(texts)
    #expect(urls.map(\.absoluteString) == texts)
    #expect(try transformer.reverse(urls) == texts)
    let error = #expect(throws: (any Error).self) {
      try transformer.transform(["a:b", "http://a b"])
    }
    #expect(error.map { "\($0)".contains("[1]") } == true)
  }

  @Test func `dates with a format, and the reason for an invalid one`() throws {
    let zone = try #require(TimeZone(identifier: "America/Los_Angeles"))
    let transformer = StandardTransformer<String, Date>.dateFormat(
      "MMMM d, yyyy", timeZone: zone, locale: Locale(identifier: "en_US"))
    let date = Date(timeIntervalSince1970: 1_443_164_400)
    #expect(try transformer.transform("September 25, 2015") == date)
    #expect(try transformer.reverse(date) == "September 25, 2015")
    expectError(transformer, for: "September 37, 2015")
  }

  @Test func `numbers with style and locale`() throws {
    let transformer = StandardTransformer<String, Double>.number(
      locale: Locale(identifier: "en_US"))
    #expect(try transformer.transform("12,345.678") == 12345.678)
    #expect(try transformer.reverse(12345.678) == "12,345.678")
    expectError(transformer, for: "Apple")
  }

  @Test func `any formatter, and an error for its values of another type`() throws {
    let transformer = StandardTransformer<String, Double>.formatter(NumberFormatter())
    #expect(try transformer.transform("5") == 5)
    #expect(throws: (any Error).self) {
      try StandardTransformer<String, Date>.formatter(NumberFormatter()).transform("5")
    }
  }
}
