import Testing

@testable import Isomer

@Suite struct NumberTextTests {
  @Test(arguments: [
    ("0", "0e0"), ("-0", "-0e0"), ("0.000", "0e0"), ("1", "1e0"), ("100", "1e2"), ("1.50", "15e-1"),
    ("0.0012", "12e-4"), ("-12.50e+3", "-125e2"), ("1E-2", "1e-2"), ("1e2", "1e2"),
  ])
  func `equal numbers have equal components`(text: String, parts: String) {
    #expect(NumberText(text.utf8)?.description == parts)
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "0x1", "1 ", " 1", "1.5.2", "inf", "nan",
    "1e5e5",
  ])
  func `other texts are not numbers`(text: String) {
    #expect(NumberText(text.utf8) == nil)
  }

  @Test func `integers are exact`() {
    #expect(NumberText("1.0".utf8)?.integer(Int.self) == 1)
    #expect(NumberText("1e2".utf8)?.integer(Int.self) == 100)
    #expect(NumberText("12.5e1".utf8)?.integer(Int.self) == 125)
    #expect(NumberText("1.5".utf8)?.integer(Int.self) == nil)
    #expect(NumberText("-128".utf8)?.integer(Int8.self) == -128)
    #expect(NumberText("-129".utf8)?.integer(Int8.self) == nil)
    #expect(NumberText("255".utf8)?.integer(UInt8.self) == 255)
    #expect(NumberText("256".utf8)?.integer(UInt8.self) == nil)
    #expect(NumberText("-0".utf8)?.integer(UInt8.self) == 0)
    #expect(NumberText("-1".utf8)?.integer(UInt8.self) == nil)
    #expect(NumberText("1e999999999999999999999".utf8)?.integer(Int.self) == nil)
    #expect(NumberText("0e999999999999999999999".utf8)?.integer(Int.self) == 0)
  }

  @Test func `a double represents a number if its shortest text is the same`() {
    #expect(NumberText("0.1".utf8)?.exactDouble == 0.1)
    #expect(NumberText("1e400".utf8)?.exactDouble == nil)
    #expect(NumberText("0.10000000000000001".utf8)?.exactDouble == nil)
  }
}
