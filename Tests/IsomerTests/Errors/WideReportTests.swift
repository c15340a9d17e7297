import Testing

@testable @_spi(Generated) import Isomer

/// A model with more keys than a word has bits, all for properties with a default.
private struct Wide: Readable {
  var found: [Int] = []

  // swift-format-ignore
  static let keys = KeySet(
    """
    k0: = default
    k1: = default
    k2: = default
    k3: = default
    k4: = default
    k5: = default
    k6: = default
    k7: = default
    k8: = default
    k9: = default
    k10: = default
    k11: = default
    k12: = default
    k13: = default
    k14: = default
    k15: = default
    k16: = default
    k17: = default
    k18: = default
    k19: = default
    k20: = default
    k21: = default
    k22: = default
    k23: = default
    k24: = default
    k25: = default
    k26: = default
    k27: = default
    k28: = default
    k29: = default
    k30: = default
    k31: = default
    k32: = default
    k33: = default
    k34: = default
    k35: = default
    k36: = default
    k37: = default
    k38: = default
    k39: = default
    k40: = default
    k41: = default
    k42: = default
    k43: = default
    k44: = default
    k45: = default
    k46: = default
    k47: = default
    k48: = default
    k49: = default
    k50: = default
    k51: = default
    k52: = default
    k53: = default
    k54: = default
    k55: = default
    k56: = default
    k57: = default
    k58: = default
    k59: = default
    k60: = default
    k61: = default
    k62: = default
    k63: = default
    k64: = default
    k65: = default
    k66: = default
    k67: = default
    k68: = default
    k69: = default
    k70: = default
    k71: = default
    k72: = default
    k73: = default
    k74: = default
    k75: = default
    k76: = default
    k77: = default
    k78: = default
    k79: = default
    """, of: "Wide.swift: Wide")

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Wide {
    var wide = Wide()
    var key = try reader.firstKey(of: keys)
    while let index = key {
      if index >= 0, try !reader.readNull() { wide.found.append(index) }
      try reader.skipIfThere()
      key = try reader.nextKey(of: keys, after: index, in: reader.slots(of: keys))
    }
    return wide
  }
}

extension JSONReader {
  /// Skips a value unless it was a null that is already consumed.
  fileprivate mutating func skipIfThere() throws(ReadingFailure) {
    guard token() != Byte.comma, token() != Byte.closeBrace else { return }
    try skipValue()
  }
}

@Suite struct WideReportTests {
  @Test func `keys with indexes above 63`() throws {
    let present = (0..<80).filter { $0 % 9 != 4 }
    let members = present.map { "\"k\($0)\":\($0 % 13 == 5 ? "null" : "\($0)")" }
    let object = "{" + members.joined(separator: ",") + "}"
    let twice = "{\"k70\":1,\"k3\":1," + members.joined(separator: ",") + "}"
    for _ in 0..<3 {
      let (wides, report) = try [Wide].readWithReport(json: "[\(object),\(twice),{},\(object)]")
      #expect(wides.count == 4)
      let missing = Set(0..<80).subtracting(present).union(present.filter { $0 % 13 == 5 })
      for (index, entries) in [0, 1, 3].map({ ($0, report.entries) }) {
        let here = entries.filter { $0.path.description.hasPrefix("[\(index)]") }
        let used = here.filter { $0.kind == .defaultUsed }
        let expected = missing.subtracting(index == 1 ? [70] : [])
        #expect(Set(used.compactMap(\.property)) == Set(expected.map { "k\($0)" }))
        #expect(used.count == expected.count)
        #expect(used.filter { $0.found == "null" }.count == expected.filter(present.contains).count)
        #expect(
          here.filter { $0.kind == .duplicateKey }.map(\.path.description)
            == (index == 1 ? ["[1].k3", "[1].k70"] : []))
      }
      #expect(report.entries.filter { $0.path.description.hasPrefix("[2]") }.count == 80)
    }
  }
}
