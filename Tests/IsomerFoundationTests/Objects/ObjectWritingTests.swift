import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests the results of `dictionary()` and `object()`.
@Suite struct ObjectWritingTests {
  private struct Sample: Writable {
    var date: Date?
    var data = Data([1, 2, 255])
    var ratio = 3.0
    var share: Float = 0.1
    var count = 3
    var isOpen = true
    var price = Decimal(string: "0.12345678901234567890123") ?? 0
    var tags = ["a", "b"]

    func write(to writer: inout JSONWriter) {
      writer.object { object in
        object.field("date", date)
        object.field("data", data)
        object.field("ratio", ratio)
        object.field("share", share)
        object.field("count", count)
        object.field("isOpen", isOpen)
        object.field("price", price)
        object.field("tags", tags)
      }
    }
  }

  private let sample = Sample(date: Date(timeIntervalSince1970: 1_443_164_400.25))

  @Test func `like JSONSerialization`() throws {
    let dictionary = try sample.dictionary()
    #expect(dictionary["date"] as? String == "2015-09-25T07:00:00.25Z")
    #expect(dictionary["data"] as? String == "AQL/")
    #expect(dictionary["ratio"] as? Double == 3)
    #expect(dictionary["share"] as? Double == 0.1)
    #expect(dictionary["count"] as? Int == 3)
    #expect(dictionary["isOpen"] as? Bool == true)
    #expect(dictionary["price"] as? Decimal == sample.price)
    #expect(dictionary["tags"] as? [String] == ["a", "b"])
    #expect(JSONSerialization.isValidJSONObject(dictionary))
    let written = try JSONSerialization.data(withJSONObject: dictionary)
    #expect(try JSONValue(json: written) == sample.value())
  }

  @Test func `numbers keep the type they were written as`() throws {
    let dictionary = try sample.dictionary()
    func type(_ key: String) -> String? {
      (dictionary[key] as? NSNumber).map { String(cString: $0.objCType) }
    }
    #expect(type("ratio") == "d" && type("share") == "d")
    #expect(type("count") == "q" || type("count") == "i")
    let isOpen = try #require(dictionary["isOpen"] as? NSNumber)
    #expect(Swift.type(of: isOpen) == Swift.type(of: NSNumber(value: true)))
    #expect(dictionary["price"] is NSDecimalNumber)
    let values: [JSONValue] = [
      .double(0x1p63), .uint(.max), .int(.min), .double(-0.0), .double(1e300),
    ]
    let numbers = try #require(values.object() as? [NSNumber])
    #expect(numbers[0].doubleValue == 0x1p63 && String(cString: numbers[0].objCType) == "d")
    #expect(numbers[1].uint64Value == .max)
    #expect(numbers[2].int64Value == .min)
    #expect(numbers[3].doubleValue.bitPattern == (-0.0).bitPattern)
    #expect(numbers[4].doubleValue == 1e300)
  }

  @Test func `native values`() throws {
    let dictionary = try sample.dictionary(.native)
    #expect(dictionary["date"] as? Date == sample.date)
    #expect(dictionary["data"] as? Data == sample.data)
    let numbers = try [Double.nan, .infinity].object(.native) as? [Double]
    #expect(numbers?.first?.isNaN == true && numbers?.last == .infinity)
    let far = Date(timeIntervalSinceReferenceDate: 1e15)
    #expect(try far.object(.native) as? Date == far)
    #expect(try Data().object(.native) as? Data == Data())
  }

  @Test func `null`() throws {
    let dictionary = try Sample().dictionary()
    #expect(dictionary["date"] is NSNull)
    #expect(try [1, nil].object() as? [NSObject] == [NSNumber(value: 1), NSNull()])
    #expect(try Int?.none.object() is NSNull)
  }

  @Test func `any root`() throws {
    #expect(try [[1], []].object() as? [[Int]] == [[1], []])
    #expect(try 7.object() as? Int == 7)
    #expect(try "x".object() as? String == "x")
    #expect(try [String: Int]().dictionary().isEmpty)
    #expect(try ["a": [String: Int]()].dictionary()["a"] as? [String: Int] == [:])
    #expect(try JSONValue.object(["a": [1, 2.5, nil]]).dictionary().keys.sorted() == ["a"])
  }

  @Test func `a value that is not an object has no dictionary`() {
    for value in [JSONValue.array([]), .int(1), .null, .string("x")] {
      let error = #expect(throws: MappingError.self) { try value.dictionary() }
      #expect(error?.code == .notRepresentable && error?.offset == nil)
    }
    let error = #expect(throws: MappingError.self) { try [1].dictionary() }
    #expect(
      error?.description
        == "document: a dictionary is made of an object, and Array<Int> is none")
  }

  @Test func `values that JSON does not support`() {
    func words(_ value: some Writable) -> String? {
      let error = #expect(throws: MappingError.self) { try value.object() }
      return error?.description
    }
    #expect(words(["a": [1, Double.nan]]) == "a[1]: JSON has no nan")
    #expect(words(["a": -Float.infinity]) == "a: JSON has no -inf")
    #expect(words([Decimal.nan]) == "[0]: JSON has no NaN")
    #expect(
      words(["d": Date.distantFuture + 1e12]) == "d: RFC 3339 has only the years 0 to 9999")
  }

  @Test func `deeply nested values are objects up to the limit`() throws {
    var value: JSONValue = 1
    for _ in 0..<1024 { value = [value] }
    let error = #expect(throws: MappingError.self) { try JSONValue.array([value]).object() }
    #expect(error?.code == .depthLimit)
    var object = try value.object()
    var depth = 0
    while let array = object as? [Any], let first = array.first {
      object = first
      depth += 1
    }
    #expect(depth == 1024)
  }

  @Test func `a written value is read back unchanged`() throws {
    let tree: JSONValue = [
      "int": 1, "min": .int(.min), "max": .uint(.max), "double": 0.1, "large": .double(0x1p63),
      "text": "é\u{1}\"", "empty": [:], "list": [1, nil, [true, false]],
      "date": .date(.distantPast),
      "data": .data(Data([0])), "decimal": .decimal(Decimal(string: "0.12345678901234567890") ?? 0),
    ]
    #expect(try JSONValue(dictionary: tree.dictionary(.native)) == tree)
    #expect(try JSONValue(object: [tree, 7].object(.native)) == [tree, 7])
  }
}
