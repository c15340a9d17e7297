package import IsomerSyntax

/// A call of a decoder or an encoder, and the call of a mapping that replaces it.
package struct CallSite {
  /// The call in one line.
  package var call: String
  package var location: SourceLocation
  /// The new call; nil if it is left.
  package var replacement: String?
  /// The reason for leaving the call.
  package var reason: String?
  /// The range that is replaced.
  var range: SourceRange
}

/// A file with its call sites.
package struct CallSiteFile {
  /// The file before.
  package var source: SourceFile
  /// The file with the replacements.
  package var changed: SourceFile
  package var sites: [CallSite]
}

/// The report of call sites.
package enum CallSiteSummary {
  /// Returns a table in Markdown of the calls and their replacements, after their numbers.
  package static func table(of files: [CallSiteFile]) -> String {
    let sites = files.flatMap(\.sites)
    let replaced = sites.count { $0.replacement != nil }
    var table = MarkdownTable(["place", "call", "replaced by", "why not"])
    for file in files {
      for site in file.sites {
        table.add([
          "\(file.source.path):\(site.location.line)", MarkdownTable.code(site.call),
          MarkdownTable.code(site.replacement ?? ""), site.reason ?? "",
        ])
      }
    }
    let noun = sites.count == 1 ? "call" : "calls"
    let counts =
      "\(sites.count) \(noun) of coders: \(replaced) replaced, \(sites.count - replaced) left"
    return "\(counts)\n\n\(table.text)\n"
  }
}
