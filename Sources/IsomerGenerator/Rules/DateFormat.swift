/// A format of `DateFormatter`, as a list of its fields.
struct DateFormat {
  /// A part of the format that seems to be a mistake.
  struct Fault: Equatable {
    var field: String
    /// The meaning of the field.
    var meaning: String
    var fix: String
  }

  /// The runs of equal letters outside of quotes.
  private var fields: [(letter: Character, text: String)] = []

  init(_ text: String) {
    var isQuoted = false
    var last: Character?
    for character in text {
      if character == "'" { isQuoted.toggle() }
      let isField = !isQuoted && character.isASCII && character.isLetter
      if isField, character == last {
        fields[fields.count - 1].text.append(character)
      } else if isField {
        fields.append((character, String(character)))
      }
      last = isField ? character : nil
    }
  }

  /// The fields that another one is probably meant for.
  var faults: [Fault] {
    fields.indices.compactMap { index in
      let (letter, text) = fields[index]
      let previous = index > 0 ? fields[index - 1].letter : nil
      guard let fault = fault(letter, text.count, after: previous) else { return nil }
      return Fault(field: text, meaning: fault.meaning, fix: fault.fix)
    }
  }

  private func fault(
    _ letter: Character, _ count: Int, after previous: Character?
  ) -> (meaning: String, fix: String)? {
    func text(_ letter: Character) -> String {
      "write '\(String(repeating: letter, count: count))'"
    }
    return switch letter {
    case "Y" where !has("wW"): ("the year of the week", text("y"))
    case "D" where count < 3: ("the day of the year", text("d"))
    case "m" where previous.map("yu".contains) == true: ("the minute", text("M"))
    case "M" where previous.map("hHkK".contains) == true: ("the month", text("m"))
    case "h" where !has("abB"): ("the hour of a half day", text("H"))
    case "S" where previous == "m": ("a fraction of a second", text("s"))
    case _ where !Self.letters.contains(letter): ("not a field", "enclose it in single quotes")
    default: nil
    }
  }

  private func has(_ letters: String) -> Bool { fields.contains { letters.contains($0.letter) } }

  private static let letters: Set<Character> = Set("GyYuUrQqMLlwWdDFgEecabBhHKkjJCmsSAzZOvVXx")
}
