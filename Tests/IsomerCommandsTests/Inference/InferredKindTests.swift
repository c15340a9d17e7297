import Testing

@testable import IsomerCommands

@Suite struct InferredKindTests {
  private let text = #"{"type":"text","text":"a"}"#
  private let image = #"{"type":"image","url":"https://a.b","width":1}"#

  @Test func kindsAreAnEnumWithATagAndAStructureEach() throws {
    #expect(
      try inferredModels(#"{"blocks":[\#(text),\#(image),{"type":"divider"},\#(text)]}"#) == """
        // @mapped
        struct Root {
          var blocks: [Block]
        }

        // @mapped tag: "type"
        enum Block {
          case text(TextBlock)
          case image(ImageBlock)
          case divider
          // @mapped fallback
          case other(JSONValue)
        }

        // @mapped
        struct TextBlock {
          var text: String
        }

        // @mapped
        struct ImageBlock {
          var url: URL
          var width: Int
        }

        """)
  }

  @Test func documentsHaveKinds() throws {
    #expect(
      try inferredDeclarations(
        #"{"event":"PushEvent","ref":"a"}"#, #"{"event":"fork-event","forkee":1}"#) == [
          #"// @mapped tag: "event", keys: .kebab enum Root"#,
          #"case pushEvent(PushEventRoot)  // @mapped key: "PushEvent""#,
          "case forkEvent(ForkEventRoot)", "case other(JSONValue)",
          "// @mapped struct PushEventRoot", "// @mapped struct ForkEventRoot",
        ])
  }

  @Test(arguments: [
    // The values have different forms.
    #"[{"type":"Point","coordinates":[1,2]},{"type":"Line","coordinates":[[1,2],[3,4]]}]"#,
    #"[{"kind":"Pod","id":1,"spec":{"a":1}},{"kind":"Job","id":1,"spec":{"b":1}}]"#,
    // The kinds are keys.
    #"""
    [{"type":"a","id":1,"x":1,"y":2,"z":3,"a":{}},{"type":"b","id":1,"x":1,"y":2,"z":3,"b":{}}]
    """#,
    // Kinds are repeated.
    #"""
    [{"type":"a","id":1,"n":1,"p":1},{"type":"b","id":1,"n":1,"q":1},{"type":"a","id":2,"n":1,"p":2},
     {"type":"b","id":2,"n":1,"q":2}]
    """#,
    // The key has another name.
    #"[{"is":"a","p":1},{"is":"b","q":1},{"is":"a","p":2},{"is":"b","q":2}]"#,
    #"[{"event_type":"a","p":1},{"event_type":"b","q":1}]"#,
  ])
  func theseKindsAreEvident(_ sample: String) throws {
    #expect(try inferredModels(sample).hasPrefix("// @mapped tag: "))
  }

  @Test(arguments: [
    // The keys are the same, or those of one kind are keys of the other too.
    #"[{"type":"a","x":1},{"type":"b","x":1}]"#, #"[{"type":"a","x":1},{"type":"b","x":1,"y":2}]"#,
    // Most keys are in both.
    #"[{"type":"User","id":1,"login":"a","bio":"x"},{"type":"Org","id":2,"login":"b","blog":"y"}]"#,
    // Some objects of a kind have the keys of the other.
    #"""
    [{"type":"a","p":1},{"type":"a","q":1},{"type":"a","p":1},{"type":"b","q":1},{"type":"b","p":2}]
    """#,
    // Not all objects have a kind.
    #"[{"type":"a","p":1},{"type":"b","q":1},{"p":1}]"#,
    #"[{"type":"a","p":1},{"type":"b","q":1},{"type":null,"q":1}]"#,
    // A key that is not named as a tag needs repeated objects.
    #"[{"is":"a","p":1},{"is":"b","q":1},{"is":"b","q":2}]"#,
    #"[{"type":"a b","p":1},{"type":"b c","q":1}]"#,
    #"[{"type":"a","":1},{"type":"b","q":1}]"#,
    // Free keys are no keys of a kind.
    #"[{"type":"a","labels":{"x":"y"}},{"type":"b","labels":{"z":"w"}}]"#,
  ])
  func theseAreOneStructure(_ sample: String) throws {
    let text = try inferredModels(sample)
    #expect(!text.contains("tag:") && text.contains("\nstruct Root {"))
  }

  @Test func similarObjectsHaveTheSameKinds() throws {
    #expect(
      try inferredProperties(
        #"""
        {"blocks":[{"type":"list","children":[\#(text)]},\#(image),\#(text),{"type":"list","children":[]}],
         "footer":[\#(text)],"note":{"type":"text","text":"b"}}
        """#) == [
          "blocks: [Block]", "footer: [Block]", "note: Note", "type: String", "text: String",
          "children: [Block]", "url: URL", "width: Int", "text: String",
        ])
  }

  @Test func kindsOfGeneralObjectsHaveTheirOwnNames() throws {
    #expect(
      try inferredDeclarations(
        #"""
        {"items":[{"kind":"Pod","metadata":{"name":"a"},"node":"b"},
         {"kind":"Job","metadata":{"name":"a"},"done":1,"retries":2}],"metadata":{"page":1}}
        """#
      ).filter { !$0.hasPrefix("case") } == [
        "// @mapped struct Root", #"// @mapped tag: "kind", keys: .pascal enum Item"#,
        "// @mapped struct RootMetadata", "// @mapped struct Pod", "// @mapped struct Job",
        "// @mapped struct ItemMetadata",
      ])
  }

  @Test func theFallbackHasAnotherNameThanTheKinds() throws {
    #expect(
      try inferredDeclarations(
        #"[{"type":"other","p":1},{"type":"unlisted","q":1},{"type":"self"}]"#
      ).filter { $0.hasPrefix("case") } == [
        "case other(OtherRoot)", "case unlisted(UnlistedRoot)", "case `self`",
        "case unlisted2(JSONValue)",
      ])
  }
}
