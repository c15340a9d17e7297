import Foundation
import Isomer

/// Shows the errors of a faulty document, and the changes between two models.
struct Demonstration {
  let input: InputDocument
  let issues: [Issue]

  /// Mistakes in the sample: the text that each replaces, and the wrong one.
  private static let mistakes = [
    (#""number": 41,"#, #""number": "41","#),
    (#""title": "Water the basil before noon, not after","#, ""),
    (#""color": "008672""#, #""color": "teal""#),
    (#""created_at": "2024-03-11T16:20:00+02:00""#, #""created_at": "yesterday""#),
  ]

  var text: String {
    get throws {
      """
      With \(Self.mistakes.count) mistakes in the document, one attempt to read it reports all of them:

      \(errors)

      The first issue with another title and closed. Only the changes, as the body of a PATCH:

        \(try patch)
      """
    }
  }

  /// The descriptions of the errors, a line for each.
  private var errors: String {
    var text = String(decoding: input.bytes, as: UTF8.self)
    for (right, wrong) in Self.mistakes { text = text.replacing(right, with: wrong) }
    do {
      return "  none in \(try Document(json: text).issues.count) issues"
    } catch {
      return error.all.map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// The JSON of the changes to the first issue.
  private var patch: String {
    get throws {
      var edited = issues[0]
      edited.title = "Turn the seedlings"
      edited.state = .closed
      return try issues[0].changes(to: edited).jsonString()
    }
  }
}
