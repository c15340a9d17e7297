import Foundation

/// The Swift files of this repository.
enum Corpus {
  static let files: [(path: String, bytes: [UInt8])] = swiftPaths.compactMap { path in
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return (path, Array(data))
  }

  private static var root: URL {
    var url = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url
  }

  private static var swiftPaths: [String] {
    ["Sources", "Tests", "Fixtures", "Plugins"].flatMap { folder -> [String] in
      let start = root.appendingPathComponent(folder)
      let walk = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
      var paths: [String] = []
      while let url = walk?.nextObject() as? URL {
        if url.pathComponents.contains(".build") {
          walk?.skipDescendants()
        } else if url.pathExtension == "swift" {
          paths.append(url.path)
        }
      }
      return paths.sorted()
    }
  }

  /// A source that contains every kind of construct.
  static let everything = """
    #!/usr/bin/env swift
    // @mapped file keys: .snake
    @testable import struct Foundation.URL
    /* a /* nested */ comment */
    // @mapped(twitter) key: "a.b", with: .map([
    //   "open": .open,
    // ], default: .open), check: { $0 > 1 }
    public struct Post<T: Equatable, each U>: Base, P & Q where T: Hashable {
      var `default` = #"raw \\#(1 + "nested \\("deep")".count) "#
      let a, b: [String: Foo.Bar<Int>?]  // @mapped skip
      lazy var text = \"""
        line \\(x)
        \"""
      var c: Int { get async throws { 1 } set { } }
      var d = /re[/]gex/, e = ##/ext/ended/##, f = 0x1p-3 + 1_000.5e10
      #if os(macOS) && swift(>=6)
      @objc(name) private(set) weak var g: AnyObject?
      #elseif DEBUG
      // @mapped
      enum Kind: String { case x = "1", y; case z(/* @mapped key: "q" */ value: Int) }
      #else
      func h<V>(_ v: V...) rethrows -> some View where V: P { if a < b, c > d { } }
      #endif
      init?(a b: @escaping @Sendable (Int) async throws -> Void = { _ in }) {}
      subscript(i: Int) -> Int { i }
    }
    /** @maped oops */
    extension Post.Inner: @retroactive Equatable {}
    let größe≤x = ü ?? $0
    """
}
