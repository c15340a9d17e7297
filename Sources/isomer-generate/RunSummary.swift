import IsomerGenerator

/// The summary of a run, printed on request.
///
/// ```
/// isomer: read 9 files of App in 0.02 s, mapped 3 types, wrote 1 file
/// isomer:   Issue.swift: Issue, State; wrote Issue.mapped.swift
/// isomer:   User.swift: User
/// isomer:   7 files without mapped types
/// ```
struct RunSummary {
  let module: String
  let files: [GeneratedFile]
  /// The generated files whose content has changed.
  let written: [GeneratedFile]
  let duration: Duration

  var text: String {
    let mapped = files.filter { !$0.types.isEmpty }
    let changed = Set(written.map(\.name))
    let seconds = (duration / .milliseconds(10)).rounded() / 100
    let types = mapped.map(\.types.count).reduce(0, +)
    var lines = [
      "read \(Self.count(files.count, "file")) of \(module) in \(seconds) s, "
        + "mapped \(Self.count(types, "type")), wrote \(Self.count(written.count, "file"))"
    ]
    lines += mapped.map { file in
      let note = changed.contains(file.name) ? "; wrote \(file.name)" : ""
      return "  \(file.source): \(file.types.joined(separator: ", "))\(note)"
    }
    let others = files.count - mapped.count
    if others > 0 { lines.append("  \(Self.count(others, "file")) without mapped types") }
    return lines.map { "isomer: \($0)" }.joined(separator: "\n")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
