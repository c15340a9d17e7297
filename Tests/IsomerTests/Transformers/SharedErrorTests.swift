import Foundation
import Testing

@_spi(Generated) @testable import Isomer
@_spi(Generated) @testable import IsomerFoundation

/// Tests errors that all transformers of the runtime have in common: an error contains the rejected
/// value in both directions, and in a document it has the location of the value.
@Suite struct SharedErrorTests {
  /// A transformer with an input that it rejects, and optionally an output that it cannot write.
  struct Sample: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rejected: String
    var reading: @Sendable () throws -> Void
    var reversing: (@Sendable () throws -> Void)?
    /// Reads the rejected input from a document.
    var document: @Sendable () -> MappingError?

    init<T: ForwardTransformer & Sendable>(
      _ name: String, _ transformer: T, rejects input: T.Input
    ) where T.Input: Readable & Writable & Sendable {
      testDescription = name
      rejected = String(describing: input)
      reading = { _ = try transformer.transform(input) }
      document = {
        guard let text = try? ["a": input].jsonString() else { return nil }
        return SharedErrorTests.error(in: text, transformer)
      }
    }

    init<T: Transformer & Sendable>(
      _ name: String, _ transformer: T, rejects input: T.Input, cannotWrite output: T.Output
    ) where T.Input: Readable & Writable & Sendable, T.Output: Sendable {
      self.init(name, transformer, rejects: input)
      reversing = { _ = try transformer.reverse(output) }
    }
  }

  private static func error<T: ForwardTransformer>(
    in text: String, _ transformer: T
  ) -> MappingError? where T.Input: Readable {
    Array(text.utf8).withUnsafeBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      do throws(ReadingFailure) {
        guard try reader.beginObject() else { return nil }
        _ = try reader.readKeyString()
        _ = try reader.transformed(transformer, T.Output.self)
        return nil
      } catch {
        return reader.error(error)
      }
    }
  }

  private static let english = Locale(identifier: "en_US")
  private static let far = Date(timeIntervalSince1970: 1e300)

  static let samples: [Sample] = [
    Sample("rfc3339", StandardTransformer<String, Date>.rfc3339, rejects: "2015", cannotWrite: far),
    Sample(
      "dateFormat", StandardTransformer<String, Date>.dateFormat("yyyy"), rejects: "x",
      cannotWrite: far),
    Sample("url", StandardTransformer<String, URL>.url, rejects: "not a valid URL"),
    Sample("uuid", StandardTransformer<String, UUID>.uuid, rejects: "x"),
    Sample("base64", StandardTransformer<String, Data>.base64, rejects: "*"),
    Sample("hex", StandardTransformer<String, Data>.hex, rejects: "0g"),
    Sample("boolean", StandardTransformer<JSONValue, Bool>.boolean, rejects: "maybe"),
    Sample("zeroOne", StandardTransformer<Int, Bool>.zeroOne, rejects: 2),
    Sample("words", StandardTransformer<String, Bool>.boolean(true: "y", false: "n"), rejects: "x"),
    Sample("string", StringTransformer<Int>(), rejects: "x"),
    Sample(
      "decimal", StandardTransformer<String, Decimal>.string(), rejects: "x", cannotWrite: .nan),
    Sample(
      "number", StandardTransformer<String, Double>.number(locale: english), rejects: "Apple",
      cannotWrite: .infinity),
    Sample(
      "format", FormatStyleTransformer(FloatingPointFormatStyle<Double>(locale: english)),
      rejects: "Apple"),
    Sample(
      "formatter", StandardTransformer<String, Int>.formatter(ISO8601DateFormatter()), rejects: "x",
      cannotWrite: 1),
    Sample("map", ValueMapTransformer(["a": 1]), rejects: "x", cannotWrite: 2),
    Sample("embedded", EmbeddedTransformer<[Int]>(), rejects: "{}"),
    Sample(
      "chained", StringTransformer<Int>().then(ValueMapTransformer([1: 1])), rejects: "x",
      cannotWrite: 2),
    Sample(
      "chained, second part", StringTransformer<Int>().then(StandardTransformer<Int, Bool>.zeroOne),
      rejects: "2"),
    Sample("inverted", ValueMapTransformer([1: "a"]).inverted(), rejects: "x", cannotWrite: 2),
  ]

  @Test(arguments: samples) func `rejected values are reported`(_ sample: Sample) {
    let error = #expect(throws: TransformerError.self, performing: sample.reading)
    #expect(error?.expected.isEmpty == false)
    if sample.testDescription != "chained, second part" {
      #expect(error?.input.contains(sample.rejected) == true)
    }
  }

  @Test(arguments: samples) func `values that cannot be written are reported`(_ sample: Sample) {
    guard let reversing = sample.reversing else { return }
    let error = #expect(throws: TransformerError.self, performing: reversing)
    #expect(error?.expected.isEmpty == false && error?.input.isEmpty == false)
  }

  @Test(arguments: samples) func `in a document it is located at the value`(_ sample: Sample) {
    let error = sample.document()
    #expect(error?.code == .transformerFailed)
    #expect(error?.path == "a")
    #expect(error?.offset == 5)
    #expect(error?.found?.contains(sample.rejected) == true)
    #expect(error?.underlying != nil)
  }
}
