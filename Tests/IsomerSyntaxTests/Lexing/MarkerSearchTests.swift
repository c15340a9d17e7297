import IsomerSyntax
import Testing

@Suite struct MarkerSearchTests {
  @Test(arguments: [
    "// @mapped", "//@mapped skip", "@maped", "@Maped", "@mapped:", "@mappped", "@mappd", "@mappe",
    "@apped", "@mpaped", "@ampped", "@mappde", "@mappedd", "a@b.c @mapped", "@@mapped",
  ])
  func finds(_ text: String) {
    #expect(MarkerSearch.mayContainAnnotation(Array(text.utf8)))
  }

  @Test(arguments: [
    "", "@", "mapped", "@objc @MainActor", "@main", "@Published var mapped", "@map", "@mapping",
    "@mappedValues", "struct A {}", "@Mapped", "@MAPPED", "@mapp", "@marked", "@capped", "@mapper",
  ])
  func passesOver(_ text: String) {
    #expect(!MarkerSearch.mayContainAnnotation(Array(text.utf8)))
  }

  @Test func aLargeSourceWithoutTheMarker() {
    let text = Array("let x = 1 // some comment with an a@b in it\n".utf8)
    var bytes: [UInt8] = []
    while bytes.count < 1 << 20 { bytes += text }
    #expect(!MarkerSearch.mayContainAnnotation(bytes))
    #expect(MarkerSearch.mayContainAnnotation(bytes + Array("@mapped".utf8)))
  }
}
