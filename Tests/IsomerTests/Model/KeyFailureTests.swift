import Foundation
import Testing

@testable import Isomer

@Suite struct KeyFailureTests {
  private enum Level: String, MappableKey { case low, high }
  private enum Priority: Int8, MappableKey { case normal = 1 }

  private func message<T: Readable>(_ json: String, _: T.Type) -> String? {
    #expect(throws: MappingError.self) { try T(json: json) }?.description
  }

  @Test(arguments: ["1", #""x""#, "{}", #"[{"low":1}]"#])
  func `an unknown raw value is an error at the key`(value: String) {
    #expect(
      message(#"{"low":1,"mid":"# + value + "}", [Level: JSONValue].self)
        == "mid: expected one of the values of Level as the key, found string \"mid\" "
        + "(line 1, column 10, byte 9)")
    #expect(
      message(#"[{ "7" : "# + value + "}]", [[Priority: JSONValue]].self)
        == "[0].7: expected one of the values of Priority as the key, found string \"7\" "
        + "(line 1, column 4, byte 3)")
  }

  @Test func `a key out of range names the range`() {
    #expect(
      message(#"{"1":1,"128":2}"#, [Int8: Int].self)
        == "128: expected an integer from -128 to 127 as the key, found string \"128\" "
        + "(line 1, column 8, byte 7)")
    #expect(
      message(#"{"-1":1}"#, [UInt: Int].self)
        == "-1: expected an integer from 0 to 18446744073709551615 as the key, "
        + "found string \"-1\" (line 1, column 2, byte 1)")
    #expect(
      message(#"{"x":1}"#, [Int8: Int].self)
        == "x: expected an integer as the key, found string \"x\" (line 1, column 2, byte 1)")
  }

  private func range<T: FixedWidthInteger & Readable>(_: T.Type) {
    let long = String(repeating: "9", count: 60)
    for number in ["\(T.max)0", long, "-" + long, T.min == 0 ? "-1" : "\(T.min)0"] {
      let shown = number.count > 40 ? number.prefix(40) + "…" : number
      #expect(
        message(number, T.self)
          == "document: expected an integer from \(T.min) to \(T.max), found number \(shown) "
          + "(line 1, column 1, byte 0)")
    }
    #expect(message("1.5", T.self)?.contains("expected an integer, found number 1.5") == true)
  }

  @Test func `an integer out of range names the range`() {
    range(Int.self)
    range(Int8.self)
    range(Int16.self)
    range(Int32.self)
    range(Int64.self)
    range(UInt.self)
    range(UInt8.self)
    range(UInt16.self)
    range(UInt32.self)
    range(UInt64.self)
  }
}
