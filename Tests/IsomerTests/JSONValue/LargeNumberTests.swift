import Testing

@testable import Isomer

/// Tests numbers from 2^53, where one `Double` represents several integers.
@Suite struct LargeNumberTests {
  private static let edges: [Double] = [
    0x1p53, 0x1p53 + 2, 0x1p62, 0x1p63, 0x1p64, 0x1p65, 1e15, 1e16, 1e19, 1e20, 1e21, 1e22,
    1_797_693_134_862_315_520, 9_223_372_036_854_774_784, 18_446_744_073_709_549_568,
  ]

  @Test func `a large number is read back equal`() throws {
    var random = SeededGenerator(seed: 53)
    let others = (0..<2000).map { _ in
      Double(sign: .plus, exponent: .random(in: 50...70, using: &random), significand: 1)
        * Double.random(in: 1..<2, using: &random)
    }
    for number in Self.edges + others {
      for value in [JSONValue.double(number), .double(-number), .double(number.nextUp)] {
        let again = try JSONValue(json: value.json())
        #expect(again == value, "\(value)")
        #expect(again.hashValue == value.hashValue, "\(value)")
        #expect(again.double == value.double, "\(value)")
      }
    }
  }

  @Test(arguments: [
    "1797693134862315510.04300000000614271155969950809304288", "1.7976931348623155e18",
    "9007199254740993.00000000000000000000000000000000000001", "18446744073709551616", "1e19",
  ])
  func `a number of a document is unchanged by writing`(text: String) throws {
    let value = try JSONValue(json: text)
    #expect(try JSONValue(json: value.json()) == value)
  }

  @Test func `adjacent integers are different numbers`() {
    #expect(JSONValue.double(0x1p60) == .int(1_152_921_504_606_847_000))
    #expect(JSONValue.double(0x1p60) != .int(1_152_921_504_606_847_001))
    #expect(JSONValue.double(0x1p53) == .int(1 << 53))
    #expect(JSONValue.double(0x1p53) != .int(1 << 53 + 1))
  }
}
