import IsomerSyntax
import Testing

@Suite struct ConditionTests {
  @Test func branches() {
    let file = parse(
      """
      #if A && B // c
      import X
      struct S {
        #if C
        var a = 1
        #elseif D
        var b = 1
        #elseif E
        var c = 1
        #else
        var d = 1
        #endif
        var e = 1
        #if F
        struct N {}
        #endif
      }
      #else
      enum T { case x
        #if os(macOS)
        case y
        #endif
      }
      #endif
      struct U {}
      """)
    #expect(file.imports.map(\.conditions) == [["A && B"]])
    #expect(file.types.map(\.conditions) == [["A && B"], ["!(A && B)"], []])
    #expect(
      file.types[0].properties.map(\.conditions) == [
        ["C"], ["!(C) && (D)"], ["!(C) && !(D) && (E)"], ["!(C) && !(D) && !(E)"], [],
      ])
    #expect(file.types[0].types.map(\.conditions) == [["A && B", "F"]])
    #expect(file.types[1].cases.map(\.conditions) == [[], ["os(macOS)"]])
  }

  @Test func aroundAttributes() {
    let type = parse("#if A\n@objc\n#endif\nfinal class B {}").types[0]
    #expect(type.attributes.map(\.name) == ["objc"])
    #expect(type.conditions == [])
  }

  @Test func unbalanced() {
    #expect(
      parse("struct A {\n#if X\n}\nstruct B {}\n#endif\n#endif\n#else").types[1].conditions == [])
    #expect(parse("#if X\nstruct A {\n#endif\nvar b = 1 }").types[0].conditions == ["X"])
  }

  @Test func `text that only other compilers read is ignored`() {
    let file = parse(
      """
      struct A {
        #if compiler(>=6.9)
        // @mapped key: "x"
        let a: [Int = "no end
        func f( {
        #elseif B
        let b = (1
        #else
        var c = 1  // @mapped key: "c"
        #endif
        #if B && (swift(<5)
          || C)
        var d = 1 }
        #endif
        #if compiler(>=6.9)
        var e = 1
        #endif
        var f = 2
      }
      """)
    #expect(file.diagnostics.isEmpty)
    #expect(file.types[0].properties.map(\.name.text) == ["c", "e", "f"])
    #expect(
      file.types[0].properties.map(\.conditions) == [
        ["!(compiler(>=6.9)) && !(B)"], ["compiler(>=6.9)"], [],
      ])
  }
}
