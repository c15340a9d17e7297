// @mapped version: 1
struct Track {
  var id: Int
  var length: CGFloat
  var releases: [Date]?  // @mapped with: .array(of: .dateFormat("yyyy"))
  var price: Price  // @mapped with: FormatStyleTransformer(.money)
  var cases: Kind
}

// @mapped
enum Kind {
  case long(CGFloat)
  case none
}

// @mapped
struct Note {
  var text: String  // @mapped key.archive: "words"
  var mood: Mood  // @mapped with: .format(.mood)
}

extension ForwardTransformer where Self == MoodTransformer {
  static func format(_ format: Format) -> Self { Self(format) }
}
