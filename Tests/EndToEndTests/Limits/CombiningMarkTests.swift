import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests text with long runs of combining marks.
///
/// The standard library hashes and compares it in quadratic time; the package Hostile counts the cost.
@Suite struct CombiningMarkTests {
  private static let expected = "at most 30 combining marks in a row"

  private static func text(_ marks: Int, _ start: String = "e") -> String {
    start + (0..<marks).map { ["\u{315}", "\u{301}", "\u{327}", "\u{323}"][$0 % 4] }.joined()
  }

  /// The property and the value of a member of `MarkedHashes`, by the number of marks.
  private static let hashed: [(key: String, value: @Sendable (String) -> String)] = [
    ("texts", { #"["\#($0)"]"# }), ("parts", { #"["a","\#($0)"]"# }),
    ("letters", { #"["\#($0)"]"# }),
    ("optionals", { #"[null,"\#($0)"]"# }), ("lists", { #"[["a","\#($0)"]]"# }),
    ("models", { #"[{"name":"\#($0)"}]"# }), ("models", { #"[{"name":"","labels":["\#($0)"]}]"# }),
    ("compact", { #"[null,["\#($0)"]]"# }), ("byText", { #"{"\#($0)":1}"# }),
    ("byPart", { #"{"\#($0)":1}"# }), ("byLetter", { #"{"\#($0)":1}"# }),
    ("byKey", { #"{"known":1,"\#($0)":1}"# }), ("pairs", { #"[["\#($0)",1]]"# }),
    ("byName", { #"[{"name":"\#($0)"}]"# }),
    ("decoded", { #"["\#(Data($0.utf8).base64EncodedString())"]"# }),
  ]

  @Test(arguments: hashed.indices)
  func `hashed text has at most thirty in a row`(index: Int) throws {
    let (key, value) = Self.hashed[index]
    for escape in [false, true] {
      func document(_ marks: Int) -> String {
        let text = Self.text(marks)
        let escaped = text.unicodeScalars.map {
          $0.isASCII ? String($0) : "\\u0" + String($0.value, radix: 16)
        }.joined()
        let hasRaw = key != "decoded" && escape
        return "{\"\(key)\":\(value(hasRaw ? escaped : text))}"
      }
      let read = try MarkedHashes(json: document(30))
      #expect(read != MarkedHashes())
      let error = #expect(throws: MappingError.self) { try MarkedHashes(json: document(31)) }
      #expect(error?.expected == Self.expected, "\(error.map(String.init(describing:)) ?? "")")
      #expect(error?.path.components.first == .key(key))
      let tree = try JSONValue(json: document(31))
      #expect(throws: MappingError.self) { try MarkedHashes(tree) }
      #expect(throws: MappingError.self) {
        try MarkedHashes(object: ["\(key)": tree[key: key] as Any])
      }
    }
  }

  @Test func `lossy sets leave such text out`() throws {
    let long = Self.text(31)
    let (read, report) = try MarkedHashes.readWithReport(json: #"{"lossy":["a","\#(long)"]}"#)
    #expect(read.lossy == ["a"])
    #expect(report.entries.map(\.path) == ["lossy[1]"])
  }

  @Test func `archived sets and dictionaries have at most thirty in a row`() throws {
    let changes: [(inout MarkedHashes, String) -> Void] = [
      { $0.texts = [$1] }, { $0.parts = [$1[...]] }, { $0.letters = [Character($1)] },
      { $0.optionals = [$1, nil] }, { $0.lists = [["a", $1]] },
      { $0.models = [MarkedName(name: $1)] }, { $0.compact = [[$1]] }, { $0.byText = [$1: 1] },
      { $0.byPart = [$1[...]: 1] }, { $0.byLetter = [Character($1): 1] },
      // A reference to the text of another model.
      { ($0.models, $0.lists) = ([MarkedName(name: "a", labels: [$1])], [[$1], ["b"]]) },
    ]
    for (index, change) in changes.enumerated() {
      var value = MarkedHashes()
      change(&value, Self.text(30))
      #expect(try MarkedHashes(archive: value.archive()) == value)
      change(&value, Self.text(31))
      let data = try value.archive()
      let error = #expect(throws: MappingError.self) { try MarkedHashes(archive: data) }
      #expect(error?.expected == Self.expected, "\(index)")
    }
    let free = MarkedName(name: Self.text(31), labels: [Self.text(40), Self.text(40)])
    #expect(try MarkedName(archive: free.archive()) == free)
  }

  @Test(arguments: [
    "flag", "switched", "number", "common", "own", "text", "ratio", "mapped", "matching", "within",
    "raw", "state",
  ])
  func `text that is compared with that of code equals none`(key: String) throws {
    let error = #expect(throws: MappingError.self) {
      try MarkedWords(json: "{\"\(key)\":\"\(Self.text(31))\"}")
    }
    #expect(error?.path == ValuePath([.key(key)]))
  }

  @Test func `names of cases and words are still read`() throws {
    let words = try MarkedWords(
      json: """
        {"flag":"YES","switched":"on","number":"7.0","common":"no","own":"y","text":"true",
         "ratio":"NaN","mapped":"e","matching":"\(Self.text(30))","within":"e","raw":"open",
         "state":"closed","paint":"RED"}
        """)
    #expect(words.flag == true && words.switched == true && words.number == 7)
    #expect(words.common == false && words.own == true && words.text == true)
    #expect(words.ratio?.isNaN == true && words.mapped == 1 && words.matching == Self.text(30))
    #expect(words.raw == .open && words.state == .closed && words.paint == .red)
    #expect(try MarkedWords(json: "{\"paint\":true}").paint == .other(true))
    let long = Self.text(31, "red")
    #expect(try MarkedWords(json: "{\"paint\":\"\(long)\"}").paint == .other(.string(long)))
  }

  @Test func `elements are updated by identities with at most thirty in a row`() throws {
    for (marks, isRead) in [(30, true), (31, false)] {
      let text = Self.text(marks)
      for document in [
        #"{"names":[{"id":"\#(text)"}]}"#, #"{"pairs":[{"first":"\#(text)","second":1}]}"#,
      ] {
        var lists = try MarkedLists(json: #"{"names":[{"id":"a"}],"pairs":[]}"#)
        do {
          try lists.update(json: document)
          #expect(isRead && lists.names.count + lists.pairs.count == 2)
        } catch {
          #expect(!isRead && error.expected == Self.expected)
        }
      }
    }
    var lists = MarkedLists(names: [.init(id: "a")], pairs: [])
    try lists.update(json: #"{"names":[{"id":"a","text":"\#(Self.text(31))"}]}"#)
    #expect(lists.names[0].text == Self.text(31))
  }

  @Test func `dictionaries are written and property lists read with short keys`() throws {
    let value = try JSONValue(json: #"{"a":{"\#(Self.text(31))":1}}"#)
    let error = #expect(throws: MappingError.self) { try value.object() }
    #expect(error?.reason == "a key of a dictionary has at most 30 combining marks in a row")
    for key in [Self.text(3000), String(repeating: "&#x301;&#x327;", count: 400)] {
      for text in [
        "<plist version=\"1.0\"><dict><key>\(key)</key><integer>1</integer></dict></plist>",
        "<plist version=\"1.0\"><dict><key>a<![CDATA[\(key)]]></key><true/></dict></plist>",
        "{ \"\(key)\" = \"1\"; }",
      ] {
        let error = #expect(throws: MappingError.self) {
          try JSONValue(propertyList: Data(text.utf8))
        }
        #expect(error?.reason == "a key has more than 4096 bytes")
      }
    }
    let long = String(repeating: "é", count: 3000)
    let text = "<plist version=\"1.0\"><dict><key>a</key><string>\(long)</string></dict></plist>"
    #expect(try JSONValue(propertyList: Data(text.utf8)) == ["a": .string(long)])
  }

  /// Foundation on Linux stopped the program.
  @Test func `dates followed by a combining mark are errors`() throws {
    let format = DateFormatter()
    format.dateFormat = "yyyy-MM-dd"
    let transformers: [(String) throws -> Date] = [
      StandardTransformer<String, Date>.dateFormat("yyyy-MM-dd").transform,
      StandardTransformer<String, Date>.formatter(format).transform,
    ]
    for transform in transformers {
      _ = try transform("2015-09-25")
      for text in [
        "2015-09-25\u{301}", "2015\u{FE0F}-09-25", Self.text(100, "7."), "2015-09-25\r\n",
      ] {
        #expect(throws: TransformerError.self) { try transform(text) }
      }
    }
    let hindi = StandardTransformer<String, Date>.dateFormat(
      "MMMM yyyy", locale: Locale(identifier: "hi_IN"))
    let date = try hindi.transform("जनवरी 2015")
    #expect(try hindi.reverse(date) == "जनवरी 2015")
  }
}
