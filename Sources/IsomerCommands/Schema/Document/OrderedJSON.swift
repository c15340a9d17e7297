import IsomerSyntax

/// A JSON value whose members have an order.
package indirect enum OrderedJSON: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    var key: String
    var value: OrderedJSON
  }

  /// `null`, `true`, `false` or a number, as text.
  case literal(String)
  case string(String)
  case array([OrderedJSON])
  case object([Member])
}

/// A value of a keyword.
protocol KeywordValue { var json: OrderedJSON { get } }

extension OrderedJSON: KeywordValue { var json: OrderedJSON { self } }
extension Schema: KeywordValue {}
extension Bool: KeywordValue { var json: OrderedJSON { .literal("\(self)") } }
extension Int: KeywordValue { var json: OrderedJSON { .literal("\(self)") } }
extension String: KeywordValue { var json: OrderedJSON { .string(self) } }
extension Array: KeywordValue where Element: KeywordValue {
  var json: OrderedJSON { .array(map(\.json)) }
}

extension OrderedJSON {
  /// The value in several lines, with two spaces for each level; an array of scalars is in one line
  /// if that is short.
  package var text: String {
    var output = ""
    write(to: &output, indentation: "")
    return output
  }

  private static var widthLimit: Int { 80 }

  private func write(to output: inout String, indentation: String) {
    switch self {
    case .literal(let text): output += text
    case .string(let text): output += JSONLiteral.string(text)
    case .array(let elements):
      let isPlain = elements.allSatisfy(\.isScalar)
      let line = isPlain ? "[\(elements.map(\.text).joined(separator: ", "))]" : ""
      if isPlain, indentation.count + line.count <= Self.widthLimit {
        output += line
      } else {
        Self.write(elements, "[", "]", to: &output, indentation) { element, output, inner in
          element.write(to: &output, indentation: inner)
        }
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &output, indentation) { member, output, inner in
        output += "\(JSONLiteral.string(member.key)): "
        member.value.write(to: &output, indentation: inner)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], _ open: String, _ close: String, to output: inout String,
    _ indentation: String, _ body: (Item, inout String, String) -> Void
  ) {
    guard !items.isEmpty else { return output += open + close }
    let inner = indentation + "  "
    output += open
    for (index, item) in items.enumerated() {
      output += index == 0 ? "\n\(inner)" : ",\n\(inner)"
      body(item, &output, inner)
    }
    output += "\n\(indentation)\(close)"
  }

  private var isScalar: Bool {
    switch self {
    case .literal, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }
}
