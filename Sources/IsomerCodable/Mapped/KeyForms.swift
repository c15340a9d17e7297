internal import Isomer

/// A model whose keys are decoded in known forms.
@_spi(Generated)
public protocol FormedDecodable {
  static var mappedForms: KeyForms { get }
}

/// The keys of a model, and the form in which the value of each is decoded.
///
/// ```swift
/// static let mappedForms = KeyForms(
///   """
///   i id
///   s html_url
///   m user
///   [m labels
///   """, [User.self, Label.self])
/// ```
///
/// A decoder does not report the kinds of its values, and each wrong guess is slow. A form is only the
/// first guess: if the decoder or the mapping refuses it, all forms are tried.
@_spi(Generated)
public struct KeyForms: @unchecked Sendable {
  // Sendable, because it is immutable, and only the forms of its types are used.
  let form: Form

  struct Member {
    /// The key of the mapping, and of the document.
    let name: String
    /// The key for the decoder.
    private(set) var key: AnyCodingKey
    /// The name as the strategy of a decoder converts it, if that changes it.
    private(set) var converted: AnyCodingKey?
    /// The name as JSON text, with the comma before it and the colon after it.
    let text: [UInt8]
    let form: Form

    init(_ name: String, _ form: Form) {
      self.name = name
      key = AnyCodingKey(stringValue: name)
      converted = ConvertedKey.form(of: name).map(AnyCodingKey.init(stringValue:))
      text = KeyForms.text(of: name)
      self.form = form
    }

    /// Returns the same member with another key for the decoder.
    func read(as key: AnyCodingKey) -> Member {
      var member = self
      (member.key, member.converted) = (key, nil)
      return member
    }

    /// Writes the comma before the member, the name and the colon.
    func writeName(to writer: inout JSONWriter) {
      text.withUnsafeBytes { writer.appendBytes($0) }
    }
  }

  indirect enum Form {
    case string, integer, number, boolean
    case model(any FormedDecodable.Type)
    case object([Member])
    case list(Form)
    case dictionary(Form)
    case any

    /// The form of a model's values instead of the model, which can contain itself.
    var resolved: Form {
      guard case .model(let model) = self else { return self }
      return model.mappedForms.form
    }
  }

  /// A type of a model's values.
  public struct Model {
    let type: (any FormedDecodable.Type)?

    /// Returns a type whose values have known forms.
    public static func of<Model: FormedDecodable>(_ type: Model.Type) -> KeyForms.Model {
      KeyForms.Model(type: type)
    }

    /// Returns any other type.
    public static func of<Other>(_ type: Other.Type) -> KeyForms.Model {
      KeyForms.Model(type: nil)
    }
  }

  /// Creates the form of a model that is a string, an integer, or another single value.
  public init(value letter: StaticString) {
    var (lines, models): (ArraySlice<Substring>, ArraySlice<Model>) = ([], [])
    form = Self.form(Substring(letter.description), &lines, &models)
  }

  /// Creates the forms from lines with a form and a key: `s` for a string, `i` for an integer, `n` for
  /// a number, `b` for a Boolean, `m` for the next one of the models, `v` for any other value, after
  /// `[` for a list and `{` for a dictionary of them; `o` for an object, whose lines end with a dot.
  public init(_ list: StaticString, _ models: [Model] = []) {
    var lines = list.description.split(separator: "\n")[...]
    var models = models[...]
    form = .object(Self.members(&lines, &models))
  }

  private static func members(
    _ lines: inout ArraySlice<Substring>, _ models: inout ArraySlice<Model>
  ) -> [Member] {
    var members: [Member] = []
    while let line = lines.popFirst(), line != "." {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let key = parts.count == 2 ? String(parts[1]) : ""
      let form = form(parts[0], &lines, &models)
      members.append(Member(key, form))
    }
    return members
  }

  private static func form(
    _ letters: Substring, _ lines: inout ArraySlice<Substring>,
    _ models: inout ArraySlice<Model>
  ) -> Form {
    switch letters.first {
    case "s": .string
    case "i": .integer
    case "n": .number
    case "b": .boolean
    case "m": models.popFirst()?.type.map { .model($0) } ?? .any
    case "o": .object(members(&lines, &models))
    case "[": .list(form(letters.dropFirst(), &lines, &models))
    case "{": .dictionary(form(letters.dropFirst(), &lines, &models))
    default: .any
    }
  }

  private static func text(of key: String) -> [UInt8] {
    var writer = JSONWriter(capacity: 64)
    writer.append(UInt8(ascii: ","))
    key.writeKey(to: &writer)
    return writer.withBytes { Array($0) }
  }
}
