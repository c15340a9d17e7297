import Testing

@testable @_spi(Generated) import Isomer

/// A model with more keys than a word has bits, all for properties with a default.
private struct Wide: Readable {
  var found: [Int] = []

  // swift-format-ignore
  static let keys = KeySet(
    """
    k0: k0 1 default
    k1: k1 2 default
    k2: k2 3 default
    k3: k3 4 default
    k4: k4 5 default
    k5: k5 6 default
    k6: k6 7 default
    k7: k7 8 default
    k8: k8 9 default
    k9: k9 10 default
    k10: k10 11 default
    k11: k11 12 default
    k12: k12 13 default
    k13: k13 14 default
    k14: k14 15 default
    k15: k15 16 default
    k16: k16 17 default
    k17: k17 18 default
    k18: k18 19 default
    k19: k19 20 default
    k20: k20 21 default
    k21: k21 22 default
    k22: k22 23 default
    k23: k23 24 default
    k24: k24 25 default
    k25: k25 26 default
    k26: k26 27 default
    k27: k27 28 default
    k28: k28 29 default
    k29: k29 30 default
    k30: k30 31 default
    k31: k31 32 default
    k32: k32 33 default
    k33: k33 34 default
    k34: k34 35 default
    k35: k35 36 default
    k36: k36 37 default
    k37: k37 38 default
    k38: k38 39 default
    k39: k39 40 default
    k40: k40 41 default
    k41: k41 42 default
    k42: k42 43 default
    k43: k43 44 default
    k44: k44 45 default
    k45: k45 46 default
    k46: k46 47 default
    k47: k47 48 default
    k48: k48 49 default
    k49: k49 50 default
    k50: k50 51 default
    k51: k51 52 default
    k52: k52 53 default
    k53: k53 54 default
    k54: k54 55 default
    k55: k55 56 default
    k56: k56 57 default
    k57: k57 58 default
    k58: k58 59 default
    k59: k59 60 default
    k60: k60 61 default
    k61: k61 62 default
    k62: k62 63 default
    k63: k63 64 default
    k64: k64 65 default
    k65: k65 66 default
    k66: k66 67 default
    k67: k67 68 default
    k68: k68 69 default
    k69: k69 70 default
    k70: k70 71 default
    k71: k71 72 default
    k72: k72 73 default
    k73: k73 74 default
    k74: k74 75 default
    k75: k75 76 default
    k76: k76 77 default
    k77: k77 78 default
    k78: k78 79 default
    k79: k79 80 default
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
      let (wides, report) = try [Wide].reading(json: "[\(object),\(twice),{},\(object)]")
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
