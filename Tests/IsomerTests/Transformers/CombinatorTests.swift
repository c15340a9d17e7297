import Foundation
import Testing

@_spi(Generated) @testable import Isomer

/// Tests transformers that are inverted, chained or applied to the elements of collections.
@Suite struct CombinatorTests {
  /// Passes a transformer in the form of generated code: a generic parameter and the types.
  private func property<T: Transformer>(_ transformer: T, _: T.Output.Type) -> T { transformer }
  private func property<T: Transformer>(_ transformer: T, _: T.Output?.Type) -> T { transformer }

  private struct Odd: Error {}

  /// A transformer that fails for odd numbers, and in reverse for halves above 50.
  private struct Halving: Transformer {
    func transform(_ input: Int) throws -> Int {
      guard input.isMultiple(of: 2) else {
        throw TransformerError(expected: "an even number", input: input)
      }
      return input / 2
    }
    func reverse(_ output: Int) throws -> Int {
      guard output <= 50 else { throw Odd() }
      return output * 2
    }
  }

  @Test func `inverting swaps the directions, and inverting twice restores them`() throws {
    let inverse = Halving().inverted()
    #expect(try inverse.transform(3) == 6)
    #expect(try inverse.reverse(6) == 3)
    #expect(throws: Odd.self) { try inverse.transform(51) }
    #expect(throws: TransformerError.self) { try inverse.reverse(5) }
    let original: Halving = inverse.inverted()
    #expect(try original.transform(6) == 3)
    // Also in a generic context.
    func twice<T: Transformer>(_ transformer: T, _ input: T.Input) throws -> T.Output {
      try transformer.inverted().inverted().transform(input)
    }
    #expect(try twice(Halving(), 8) == 4)
    #expect(throws: TransformerError.self) { try twice(Halving(), 7) }
  }

  @Test func `a chain runs forwards when reading and backwards when writing`() throws {
    let seconds = property(.string(of: Double.self).then(.secondsSince1970), Date.self)
    #expect(try seconds.transform("1443164400.5").timeIntervalSince1970 == 1443164400.5)
    #expect(try seconds.reverse(Date(timeIntervalSince1970: 1.5)) == "1.5")
    #expect(throws: TransformerError.self) { try seconds.transform("x") }
    let quarters = Halving().then(Halving())
    #expect(try quarters.transform(12) == 3)
    #expect(try quarters.reverse(3) == 12)
    #expect(throws: TransformerError.self) { try quarters.transform(6) }
    #expect(throws: Odd.self) { try quarters.reverse(26) }
    let text = property(.base64.then(.utf8), String.self)
    #expect(try text.transform("aGk=") == "hi")
    #expect(try text.reverse("hi") == "aGk=")
    #expect(throws: TransformerError.self) { try text.transform("/w==") }
  }

  @Test func `a chain with a read-only part is read-only`() throws {
    let length = StringTransformer<Int>().then(.reading { (number: Int) in number + 1 })
    #expect(try length.transform("4") == 5)
    #expect(!(length is any Transformer))
    #expect(Halving().then(Halving()) is any Transformer)
  }

  @Test func `collections transform each element in both directions`() throws {
    let dates = [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2)]
    let array = property(.array(of: .secondsSince1970), [Date].self)
    #expect(try array.transform([1, 2]) == dates)
    #expect(try array.reverse(dates) == [1, 2])
    let set = property(.set(of: .secondsSince1970), Set<Date>.self)
    #expect(try set.transform([1, 2, 1]) == Set(dates))
    #expect(try set.reverse(Set(dates)).sorted() == [1, 2])
    let members = property(.dictionary(of: .secondsSince1970), [String: Date].self)
    #expect(try members.transform(["a": 1]) == ["a": dates[0]])
    #expect(try members.reverse(["a": dates[0]]) == ["a": 1])
    let deep = property(
      .dictionary(of: .array(of: .optional(.string()))), [Int: [Double?]]?.self)
    #expect(try deep.transform([7: ["0.5", nil]]) == [7: [0.5, nil]])
    #expect(try deep.reverse([7: [0.5, nil]]) == [7: ["0.5", nil]])
    #expect(try array.transform([]).isEmpty && array.reverse([]).isEmpty)
  }

  @Test func `collection transformers support the directions of their elements`() {
    let oneWay = ReadingTransformer { (text: String) in text.count }
    #expect(!(ArrayTransformer(oneWay) is any Transformer))
    #expect(!(OptionalTransformer(oneWay) is any Transformer))
    #expect(!(SetTransformer(oneWay) is any Transformer))
    #expect(!(DictionaryTransformer<String, _>(oneWay) is any Transformer))
    #expect(ArrayTransformer(Halving()) is any Transformer)
  }

  // MARK: Locations

  /// Returns the error of reading the member of an object with a transformer.
  private func reading<T: ForwardTransformer>(
    _ text: String, _ transformer: T
  ) -> MappingError? where T.Input: Readable {
    text.utf8.withContiguousStorageIfAvailable { bytes -> MappingError? in
      var reader = JSONReader(unsafe: UnsafeRawBufferPointer(bytes))
      do throws(ReadingFailure) {
        guard try reader.beginObject() else { return nil }
        _ = try reader.readKeyString()
        _ = try reader.transformed(transformer, T.Output.self)
        return nil
      } catch {
        return reader.error(error)
      }
    } ?? nil
  }

  @Test func `an error in a collection has the location of the element`() throws {
    let even = "expected an even number, found number"
    let array = reading(#"{"a": [2, 4, 5 ,7]}"#, ArrayTransformer(Halving()))
    #expect(array?.description == "a[2]: \(even) 5 (line 1, column 14, byte 13)")
    #expect(array?.underlying is TransformerError)
    let members = reading(
      #"{"a": {"x": 2, "c\"d": 5, "e": 7}}"#, DictionaryTransformer<String, _>(Halving()))
    #expect(members?.path == ValuePath([.key("a"), .key("c\"d")]))
    #expect(members?.offset == 23)
    let deep = reading(
      #"{"a": [{}, {"7": [null, [2, 3]]}]}"#,
      ArrayTransformer(
        DictionaryTransformer<Int, _>(
          ArrayTransformer(OptionalTransformer(ArrayTransformer(Halving()))))))
    #expect(deep?.description == "a[1].7[1][1]: \(even) 3 (line 1, column 29, byte 28)")
    let set = reading(#"{"a": [2, 2, 3]}"#, SetTransformer(Halving()))
    #expect(set?.path == "a[2]")
  }

  @Test func `the error with the smallest key is reported for a dictionary`() {
    let text = #"{"a": {"d": 3, "b": 3, "c": 3, "e": 3, "f": 2}}"#
    for _ in 0..<20 {
      #expect(reading(text, DictionaryTransformer<String, _>(Halving()))?.path == "a.b")
    }
  }

  @Test func `the error of repeated keys shows the last value`() {
    let error = reading(
      #"{"a": {"b": 2, "b": 3}}"#, DictionaryTransformer<String, _>(Halving()))
    #expect(error?.found == "number 3")
    #expect(error?.offset == 20)
  }

  @Test func `the location is the object if a key has another spelling`() {
    let error = reading(
      #"{"a": {"e621e1f8-c36c-495a-93fc-0c247a3e6e5f": 3}}"#,
      DictionaryTransformer<UUID, _>(Halving()))
    #expect(error?.path == "a.E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(error?.found == "an object")
    #expect(error?.offset == 6)
  }

  @Test func `elements have no location after the first part of a chain`() {
    let words = ClosureTransformer<String, [Int]>(
      read: { $0.split(separator: " ").compactMap { Int($0) } },
      write: { $0.map(String.init).joined(separator: " ") })
    let error = reading(#"{"a": "2 4 5"}"#, words.then(ArrayTransformer(Halving())))
    #expect(error?.path == "a")
    #expect(error?.found == "string \"2 4 5\"")
    #expect(error?.reason == "[2]: expected an even number, found \"5\"")
    #expect(error?.underlying is TransformerError)
    let inArray = reading(
      #"{"a": ["2", "2 3"]}"#, ArrayTransformer(words.then(ArrayTransformer(Halving()))))
    #expect(inArray?.path == "a[1]")
    #expect(inArray?.reason == "[1]: expected an even number, found \"3\"")
  }

  @Test func `a writing error continues the path of the property`() throws {
    var writer = JSONWriter()
    let begun = writer.beginObject()
    let start = try #require(begun)
    writer.member(
      DictionaryTransformer(ArrayTransformer(Halving())), ",\"a\":", ["x": [1, 51]])
    writer.endObject(start)
    do {
      try writer.throwFailure()
      Issue.record("the value was written")
    } catch {
      #expect(error.path == "a.x[1]")
      #expect(error.code == .transformerFailed)
      #expect(error.underlying is Odd)
    }
  }
}
