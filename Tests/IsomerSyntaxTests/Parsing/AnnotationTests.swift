import Testing

@testable import IsomerSyntax

@Suite struct AnnotationTests {
  /// Returns the annotations of the first type, which follows the comment.
  private func read(_ comment: String) -> [String] {
    parse(comment + "\nstruct A {}").types.first?.annotations.map(outline) ?? []
  }

  @Test(arguments: [
    "// @mapped skip", "//@mapped skip", "/// @mapped skip", "/* @mapped skip */",
    "/*@mapped skip*/",
    "/** @mapped skip */", "/**\n * @mapped skip\n */", "/*\n   @mapped skip\n*/",
    "//\t@mapped skip,",
    "// @mapped skip // a remark", "// @mapped skip /* a remark */",
  ])
  func forms(_ comment: String) {
    #expect(read(comment) == ["skip"])
  }

  @Test(arguments: [
    "// see @mapped skip", "// `@mapped`", "//// @mapped", "// // @mapped", "/* /* @mapped */ */",
    "// @mappedValues", "// @objc", "// @", "//", "/**/", "// @wrapped value", "/* a\n @mapped */",
  ])
  func prose(_ comment: String) {
    let file = parse(comment + "\nstruct A {}")
    #expect(file.types[0].annotations.isEmpty && file.diagnostics.isEmpty)
  }

  @Test func neverInLiterals() {
    let file = parse(
      """
      struct A {
        var a = "// @mapped skip"
        var b = #"/* @mapped */"#
        var c = \"""
          // @mapped
          \"""
        var d = /\\/\\/ @mapped/
        var e = "\\(1 /* @mapped */)"
      }
      """)
    #expect(file.diagnostics.isEmpty)
    #expect(file.types[0].properties.allSatisfy { $0.annotations.isEmpty })
  }

  @Test func optionsWhole() {
    let source = "// @mapped(a, b) key.read: \"x\", skip\nstruct A {}"
    let expected = Annotation(
      range: SourceRange(start: 3, end: 10),
      profiles: [
        Name("a", SourceRange(start: 11, end: 12)), Name("b", SourceRange(start: 14, end: 15)),
      ],
      options: [
        AnnotationOption(
          name: Name("key.read", SourceRange(start: 17, end: 25)),
          value: AnnotationValue(
            text: "\"x\"", range: SourceRange(start: 27, end: 30), shape: .string("x"))),
        AnnotationOption(name: Name("skip", SourceRange(start: 32, end: 36)), value: nil),
      ])
    #expect(parse(source).types[0].annotations == [expected])
  }

  @Test func values() {
    #expect(
      read("// @mapped a: [1, 2], b: { x, y in x < y }, c: f(1, 2), default: a < b, d: x<y, z>(1)")
        == [
          "a=[1, 2], b={ x, y in x < y }, c=f(1, 2), default=a < b, d=x<y, z>(1)"
        ])
  }

  @Test func operandsFollowTryAndCasts() {
    #expect(
      read("// @mapped default: try! f(), a: try? g(), b: x as! Int, c: y as? [Int], d")
        == ["default=try! f(), a=try? g(), b=x as! Int, c=y as? [Int], d"])
  }

  @Test func continuation() {
    #expect(
      read(
        """
        // @mapped with: .map([
        //   "open": .open,
        //   "closed": .closed,
        // ]), skip
        // and prose, (not read
        """) == ["with=.map([\n     \"open\": .open,\n     \"closed\": .closed,\n   ]), skip"])
    #expect(read("// @mapped skip\n// key: \"x\"") == ["skip"])
    #expect(read("// @mapped a: (\n/// 1)") == ["a=(\n    1)"])
  }

  @Test func continuationOfAString() {
    let value = "\"\"\"\n     a\n     @mapped\n     \"\"\""
    #expect(read("// @mapped a: \"\"\"\n//   a\n//   @mapped\n//   \"\"\", b") == ["a=\(value), b"])
  }

  @Test func continuationKeepsColumns() {
    #expect(read("/* @mapped a: [\n     1,\n  2] */") == ["a=[\n     1,\n  2]"])
    #expect(
      read("  /**\n   * @mapped a: [\n   *   1,\n   * 2]\n */") == ["a=[\n       1,\n     2]"])
    #expect(read("// @mapped a: [\n    //   1,\n    // 2]") == ["a=[\n         1,\n       2]"])
  }

  @Test func continuationOfAStringWithMarkersAnywhere() {
    let value = "\"\"\"\n     a\n     \"\"\""
    #expect(read("// @mapped a: \"\"\"\n//   a\n    //   \"\"\"") == ["a=\(value)"])
  }

  @Test func continuationKeepsPlaces() {
    let marked = Marked("// @mapped a: [\n//   ◆1,\n//   ◆2], ◆b\nstruct A {}")
    let annotation = DeclarationParser.parse(marked.file).types[0].annotations[0]
    guard case .list(let elements) = annotation.options[0].value?.shape else {
      Issue.record("expected a list")
      return
    }
    let found = elements.map(\.range.start) + [annotation.options[1].name.range.start]
    let places = found.map { offset in
      let place = marked.file.location(at: offset)
      return "\(place.line):\(place.column)"
    }
    #expect(places == marked.places)
  }

  @Test func blockCommentsSpanLines() {
    #expect(read("/* @mapped\n   key: \"a\",\n   skip\n */") == ["key=\"a\", skip"])
    #expect(read("/**\n * @mapped\n * key: \"a\",\n * skip\n */") == ["key=\"a\", skip"])
  }

  @Test func severalAreAList() {
    #expect(
      read("// @mapped skip\n// a remark\n// @mapped(x) key: \"a\"") == ["skip", "(x) key=\"a\""])
  }
}
