import Isomer

extension HostileDocument {
  /// Each kind of model with each form of document; the object of the kind has the member `id`.
  static let models: [HostileDocument] =
    kind(Plain.self) + kind(Base.self) + kind(Derived.self, #"{"id":1,"more":[1,2]}"#)
    + kind(Tagged.self, #"{"id":1,"type":"a"}"#) + kind(TaggedCase.self, #"{"id":1,"type":"a"}"#)
    + kind(ContentCase.self, #"{"id":1,"type":"a"}"#) + kind(KeyedCase.self)
    + kind(AnyKind.self) + kind(Flattened.self, #"{"id":1,"text":"","p_text":""}"#)
    + kind(OnPaths.self, #"{"id":1,"a":{"b":{"c":1,"d":""}},"list":[{"id":1},{"id":2}]}"#)
    + kind(WithRest.self, #"{"id":1,"x1":1,"y":[]}"#) + kind(Strict.self) + kind(Reporting.self)
    + kind(Defaults.self, #"{"id":1,"text":"","list":[1],"constant":8}"#)
    + kind(Checks.self, #"{"id":1,"text":"a"}"#) + kind(Coerced.self, #"{"id":"1","list":["1"]}"#)
    + kind(Hooked.self) + kind(Generic<Int>.self) + kind(Elements.self, #"{"id":[1,null,"x"]}"#)
    + kind(PropertyChange<Plain>.self)
    + kind(ClosedRange<Int>.self, #"{"lowerBound":1,"upperBound":2}"#)
    + kind(Lists.Texted.self, #"{"id":"1"}"#)

  private static func kind<Model: Readable & SendableMetatype>(
    _ type: Model.Type, _ valid: String = #"{"id":1}"#
  ) -> [HostileDocument] {
    let open = valid.dropLast()
    let member = valid.dropFirst().prefix { $0 != "," && $0 != "}" }
    return [
      json("objects", [Model].self) { list(valid, $0) },
      json("texts for objects", [Model].self) { list(#""x""#, $0) },
      json("empty objects", [Model].self) { list("{}", $0) },
      json("faults in objects", [Model].self) {
        list(valid.replacing(":1", with: ":{}").replacing("\"\"", with: "[]"), $0)
      },
      json("unknown members", type) { "\(open),\(object("[1]", $0).dropFirst())" },
      json("repeated members", type) { "\(open),\(repeated(String(member), $0).dropFirst())" },
      json("objects below a long key", [String: [Model]].self) { below($0, "{\"x\":1}") },
    ]
  }
}
