import Testing

@testable @_spi(Generated) import Isomer

/// A model with more keys than a word has bits, all of them for properties with a default.
private struct Wide: Readable {
  var found: [Int] = []

  // swift-format-ignore
  static let keys = KeySet(
    """
    k0
    k1
    k2
    k3
    k4
    k5
    k6
    k7
    k8
    k9
    k10
    k11
    k12
    k13
    k14
    k15
    k16
    k17
    k18
    k19
    k20
    k21
    k22
    k23
    k24
    k25
    k26
    k27
    k28
    k29
    k30
    k31
    k32
    k33
    k34
    k35
    k36
    k37
    k38
    k39
    k40
    k41
    k42
    k43
    k44
    k45
    k46
    k47
    k48
    k49
    k50
    k51
    k52
    k53
    k54
    k55
    k56
    k57
    k58
    k59
    k60
    k61
    k62
    k63
    k64
    k65
    k66
    k67
    k68
    k69
    k70
    k71
    k72
    k73
    k74
    k75
    k76
    k77
    k78
    k79
    """, of: """
    Wide\tWide.swift\tk0:1 k1:2 k2:3 k3:4 k4:5 k5:6 k6:7 k7:8 k8:9 k9:10 k10:11 k11:12 \
    k12:13 k13:14 k14:15 k15:16 k16:17 k17:18 k18:19 k19:20 k20:21 k21:22 k22:23 k23:24 \
    k24:25 k25:26 k26:27 k27:28 k28:29 k29:30 k30:31 k31:32 k32:33 k33:34 k34:35 k35:36 \
    k36:37 k37:38 k38:39 k39:40 k40:41 k41:42 k42:43 k43:44 k44:45 k45:46 k46:47 k47:48 \
    k48:49 k49:50 k50:51 k51:52 k52:53 k53:54 k54:55 k55:56 k56:57 k57:58 k58:59 k59:60 \
    k60:61 k61:62 k62:63 k63:64 k64:65 k65:66 k66:67 k67:68 k68:69 k69:70 k70:71 k71:72 \
    k72:73 k73:74 k74:75 k75:76 k76:77 k77:78 k78:79 k79:80\t!k0:1=k0\t!k1:2=k1\t!k2:3=k2\
    \t!k3:4=k3\t!k4:5=k4\t!k5:6=k5\t!k6:7=k6\t!k7:8=k7\t!k8:9=k8\t!k9:10=k9\t!k10:11=k10\
    \t!k11:12=k11\t!k12:13=k12\t!k13:14=k13\t!k14:15=k14\t!k15:16=k15\t!k16:17=k16\
    \t!k17:18=k17\t!k18:19=k18\t!k19:20=k19\t!k20:21=k20\t!k21:22=k21\t!k22:23=k22\
    \t!k23:24=k23\t!k24:25=k24\t!k25:26=k25\t!k26:27=k26\t!k27:28=k27\t!k28:29=k28\
    \t!k29:30=k29\t!k30:31=k30\t!k31:32=k31\t!k32:33=k32\t!k33:34=k33\t!k34:35=k34\
    \t!k35:36=k35\t!k36:37=k36\t!k37:38=k37\t!k38:39=k38\t!k39:40=k39\t!k40:41=k40\
    \t!k41:42=k41\t!k42:43=k42\t!k43:44=k43\t!k44:45=k44\t!k45:46=k45\t!k46:47=k46\
    \t!k47:48=k47\t!k48:49=k48\t!k49:50=k49\t!k50:51=k50\t!k51:52=k51\t!k52:53=k52\
    \t!k53:54=k53\t!k54:55=k54\t!k55:56=k55\t!k56:57=k56\t!k57:58=k57\t!k58:59=k58\
    \t!k59:60=k59\t!k60:61=k60\t!k61:62=k61\t!k62:63=k62\t!k63:64=k63\t!k64:65=k64\
    \t!k65:66=k65\t!k66:67=k66\t!k67:68=k67\t!k68:69=k68\t!k69:70=k69\t!k70:71=k70\
    \t!k71:72=k71\t!k72:73=k72\t!k73:74=k73\t!k74:75=k74\t!k75:76=k75\t!k76:77=k76\
    \t!k77:78=k77\t!k78:79=k78\t!k79:80=k79
    """)

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Wide {
    var wide = Wide()
    var key = try reader.firstKey(of: keys)
    while let index = key {
      if index >= 0, try !reader.readNull() { wide.found.append(index) }
      try reader.skipIfThere()
      key = try reader.nextKey(of: keys, after: index)
    }
    return wide
  }
}

extension JSONReader {
  /// Skips a value, where it was not null and taken.
  fileprivate mutating func skipIfThere() throws(ReadingFailure) {
    guard token() != Byte.comma, token() != Byte.closeBrace else { return }
    try skipValue()
  }
}

@Suite struct WideReportTests {
  @Test func `keys above 63`() throws {
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
