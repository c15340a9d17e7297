// Types that cannot be archived, and properties that archives do not contain.

// @mapped version: 1
struct Page {
  // @mapped with: ColorCode()
  var color: Color
  // @mapped with.read: ShadeCode(), skip: .write
  var shade: Shade
  // @mapped skip: .documents
  var local: Local?
  // @mapped skip: .archive
  var needed: Int
  // @mapped skip: .archive
  var chosen: Bool
  // @mapped skip: .archive
  var spare: Int?
  var secret: Secret?
  // @mapped skip: .archive, was: "old"
  var fleeting = 1
  // @mapped skip: .documents
  var pairs: [Shade: Local] = [:]
}

// @mapped skip: .archive
struct Secret {
  var text: String
}

// @mapped skip: .archive, version: 2
struct Confused {
  var text: String
}

struct Color {}
struct Shade {}
struct Local {}

// @mapped skip: .archive
struct Excluded {
  var label: String?  // @mapped was: "title", since: 1
}

// @mapped skip: .archive
enum ExcludedCase {
  // @mapped was: "b"
  case a
}

// @mapped version: 1
enum Lacking {
  case value(n: Int, /* @mapped skip: .archive */ size: Double)
  case defaulted(n: Int, /* @mapped skip: .archive */ size: Double = 1)
}

// @mapped skip, version: 2
struct Unused {
  var text: String
}

// @mapped skip: .documents, version: 1
struct Draft {
  var unused: Ignored
  // @mapped skip: [.documents, .archive]
  var other: Ignored? = nil
}

// @mapped skip, derive: .equality
struct Ignored {
  var text: String
}
