import IsomerSyntax
import Testing

@Suite struct MarkerSearchTests {
  @Test(arguments: [
    "// @mapped", "//@mapped skip", "@maped", "@Maped", "@mapped:", "@mappped", "@mappd", "@mappe",
    "@apped", "@mpaped", "@ampped", "@mappde", "@mappedd", "a@b.c @mapped", "@@mapped",
    "// @Mapped", "/* @MAPPED skip */", "/// mapped", "//mapped",
  ])
  func finds(_ text: String) {
    #expect(MarkerSearch.mayContainAnnotation(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "@", "mapped", "@objc @MainActor", "@main", "@Published var mapped", "@map", "@mapping",
    "@mappedValues", "struct A {}", "@Mapped", "@MAPPED", "@mapp", "@marked", "@capped", "@mapper",
    "@Mapped var mapped: Int  // @objc mapped", "// are mapped",
  ])
  func passesOver(_ text: String) {
    #expect(!MarkerSearch.mayContainAnnotation(Array(text.utf8)))
  }

  /// Options in which a letter is missing, added, replaced, or swapped with its neighbour.
  @Test func findsEverySlip() {
    let word = Array("@mapped".utf8)
    for index in 1..<word.count {
      var slips = [word, word]
      slips[0].remove(at: index)
      if index > 1 { slips[1].swapAt(index - 1, index) }
      slips += (UInt8(ascii: "a")...UInt8(ascii: "z")).map { letter in
        var slip = word
        slip.insert(letter, at: index)
        return slip
      }
      for slip in slips { #expect(MarkerSearch.mayContainAnnotation(slip)) }
    }
  }

  @Test func aLargeSourceWithoutTheMarker() {
    let text = Array("let x = 1 // some comment with an a@b in it\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count < 1 << 20 { bytes += text }
    #expect(!MarkerSearch.mayContainAnnotation(bytes))
    #expect(MarkerSearch.mayContainAnnotation(bytes + Array("@mapped".utf8)))
  }
}
