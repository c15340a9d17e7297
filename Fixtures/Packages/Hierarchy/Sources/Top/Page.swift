internal import Base
internal import Isomer

// @mapped tag: "type"
protocol Source {}

/// A subtype of a protocol in another module, and of one in this, with different tags.
// @mapped key: "page"
struct Page: Enclosure, Source { var number: Int }

/// Returns {"kind":"page","number":1}, {"type":"page","number":1} and {"number":1}.
public func pageTexts() throws -> [String] {
  let page = Page(number: 1)
  return [
    try AnyEnclosure(page).jsonString(), try AnySource(page).jsonString(), try page.jsonString(),
  ]
}
