import Foundation
import IsomerSyntax

@testable import IsomerGenerator

/// The sources of the fixture models.
enum FixtureSources {
  static var models: [Model] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/Models")
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let sources = try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
        SourceFile(
          path: name, bytes: [UInt8](try Data(contentsOf: folder.appending(path: name))))
      }
      return Generator(module: "FixtureModels").understand(sources).mappings.models
    }
  }
}
