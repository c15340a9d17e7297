import Foundation

/// The Markdown table of the libraries and their cases, `README.md` in this folder.
enum PeerTable {
  static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "README.md")

  /// True if the test writes the table instead of comparing it.
  static let isRecording = ProcessInfo.processInfo.environment["ISOMER_RECORD"] != nil

  static var text: String {
    """
    # Behaviours of other libraries

    The tests of other libraries demand these behaviours of a mapping. The cases have models and documents of
    their own; nothing is copied. `PeerTests` runs them, and writes this file with `ISOMER_RECORD=1`.

    A case *passes* if Isomer does what the library does. It *differs* if Isomer does something else on
    purpose; the case then asserts what Isomer does. It is *unsaid* if no annotation expresses it.

    | library | tests | cases | pass | differ | unsaid |
    |---|---|---|---|---|---|
    \(lines(allPeers.map(totals)))
    \(row(["all", ""] + counts(of: allPeers.flatMap { $0.cases })))

    ## Unsaid behaviours by capability

    | capability | cases |
    |---|---|
    \(lines(capabilities))

    \(allPeers.map(section).joined(separator: "\n\n"))

    """
  }

  private static func totals(_ peer: any Peer.Type) -> String {
    row([peer.name, peer.suites] + counts(of: peer.cases))
  }

  private static func counts(of cases: [PeerCase]) -> [String] {
    let passes = cases.count { if case .passes = $0.result { true } else { false } }
    let unsaid = cases.count(where: \.isUnsaid)
    return [cases.count, passes, cases.count - passes - unsaid, unsaid].map(String.init)
  }

  private static var capabilities: [String] {
    let cases = allPeers.flatMap { $0.cases }
    return PeerCase.Capability.allCases.compactMap { capability in
      let count = cases.count {
        if case .unsaid(capability, _) = $0.result { true } else { false }
      }
      return count == 0 ? nil : row([capability.rawValue, String(count)])
    }
  }

  private static func section(_ peer: any Peer.Type) -> String {
    """
    ## \(peer.name)

    | case | result | reason, or what is demanded |
    |---|---|---|
    \(lines(peer.cases.map(line)))
    """
  }

  private static func line(_ one: PeerCase) -> String {
    switch one.result {
    case .passes: row([one.behaviour, "passes", ""])
    case .differs(let reason): row([one.behaviour, "differs", reason])
    case .unsaid(let capability, let demand):
      row([one.behaviour, "unsaid: \(capability.rawValue)", demand])
    }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }
}
