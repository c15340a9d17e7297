import Foundation
import IsomerSyntax

/// The annotated models, and the results of generating code for their mutants.
struct ModelFiles {
  let sources: [SourceFile]

  init(_ folder: URL) throws {
    sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { name in
        let file = folder.appending(path: name)
        return SourceFile(path: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
      }
  }

  struct Tried {
    var count = 0
    /// The accepted mutants of each file.
    var accepted: [[Mutant]] = []
    var faults: [String] = []
  }

  var mutants: Tried {
    let check = MutantCheck(sources)
    var tried = Tried()
    for source in sources {
      let context = check.context(of: source)
      var accepted: [Mutant] = []
      for mutant in Mutant.all(of: source) {
        tried.count += 1
        switch check.outcome(of: mutant, with: context) {
        case .refused: continue
        case .accepted: accepted.append(mutant)
        case .fault(let fault): tried.faults.append(fault)
        }
      }
      tried.accepted.append(accepted)
    }
    return tried
  }
}
