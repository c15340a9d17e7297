import Foundation
import Isomer
import IsomerFoundation

extension Jackson {
  // @mapped
  struct Renamed {
    // @mapped key: "first-name"
    var name: String
  }
  // @mapped
  struct Aliased {
    // @mapped alias: ["fullName", "FullName"]
    var name: String
  }
  // @mapped keys: .snake
  struct Convention { var firstName: Int, urlPath: Int }
  // @mapped keys: .snake
  struct Overridden {
    // @mapped key: "firstName"
    var firstName: Int
    var lastName: Int
  }
  // @mapped keys: .snake
  enum Mood { case veryGood, veryBad }
  // @mapped
  struct Ignored {
    var a: Int
    // @mapped skip
    var b = 0
  }
  // @mapped
  struct Access {
    // @mapped skip: .write
    var read = 1
    // @mapped skip: .read
    var written = 2
  }
  // @mapped
  struct Required { var id: Int }
  // @mapped
  struct Nulls {
    // @mapped null: .missing
    var skipped: String? = "kept"
    // @mapped null: .error
    var failing: String?
    // @mapped elements: .compact
    var list: [String] = []
  }
  // @mapped
  struct NullElements { var list: [String] }
  // @mapped
  struct Optionals { var a: Int?, b: Int? }
  // @mapped unknown: .error
  struct Strict { var a: Int }
  // @mapped
  struct Open {
    var a: Int
    // @mapped rest
    var others: [String: JSONValue]
  }
  // @mapped
  struct Ordered { var b: Int, a: Int }
  // @mapped
  struct Injected {
    var a: Int
    // @mapped skip
    var source = "caller"
  }
  struct Region: Sendable { var name: String }
  struct RegionTransformer: Transformer {
    func transform(_ input: Int) throws -> String {
      "\(MappingContext.current(as: Region.self)?.name ?? "none")-\(input)"
    }
    func reverse(_ output: String) -> Int { Int(output.split(separator: "-").last ?? "") ?? 0 }
  }
  // @mapped
  struct Contextual {
    // @mapped with: Jackson.RegionTransformer()
    var id: String
  }
  // @mapped
  struct Computed {
    var first: String, last: String
    // @mapped
    var full: String { "\(first) \(last)" }
  }
  struct Pixel: Equatable { var x: Int }
  // @mapped
  struct Foreign { var point: Pixel }
  // @mapped
  // @mapped(open)
  struct User {
    var id: Int
    // @mapped(open) skip: .write
    var mail: String
  }
  // @mapped under: "user"
  struct Enveloped { var id: Int }
  // @mapped init: Made.make(degrees:)
  struct Made {
    let degrees: Double
    private var source = "none"  // @mapped skip
    static func make(degrees: Double) -> Made {
      var made = Made(degrees: degrees)
      made.source = "document"
      return made
    }
    private init(degrees: Double) { self.degrees = degrees }
  }
  // @mapped
  final class Created {
    let a: Int
    let b: Int
    init(a: Int, b: Int) {
      self.a = a
      self.b = b
    }
  }

  // MARK: Conversions

  // @mapped coerce
  struct Coerced { var count: Int?, ratio: Double?, flag: Bool?, text: String? }
  // @mapped
  struct Rigid { var count: Int }
  // @mapped
  struct Single {
    // @mapped elements: .wrap
    var tags: [String]
  }
  // @mapped
  enum Level: Int { case low = 1, high }
  // @mapped
  struct Levelled {
    var level: Level
    // @mapped recover
    var maybe: Level?
  }
  // @mapped
  enum Defaulted: String {
    case known
    // @mapped fallback
    case unknown
  }
  // @mapped
  enum Suit: String {
    // @mapped key: ["hearts", "h"]
    case hearts
    case spades
  }
  // @mapped
  struct Maps { var bySuit: [Suit: Int], byID: [Int: String] }
  // @mapped
  struct Dates {
    // @mapped with: .dateFormat("yyyy-MM-dd")
    var day: Date
    // @mapped with: .millisecondsSince1970
    var at: Date
    var iso: Date
  }
  // @mapped
  struct Shaped {
    // @mapped with: .string()
    var number: Int
    // @mapped with: .zeroOne
    var flag: Bool?
  }
  // @mapped
  struct Prices { var price: Decimal }
  // @mapped
  struct Blob { var data: Data }

  // @mapped omit: .empty
  struct NonEmpty {
    var text = ""
    var list: [Int] = []
    var count: Int
  }
  // @mapped omit: .default
  struct NonDefault {
    var size = 1
    // @mapped omit: { $0 == 7 }
    var level = 7
  }
}

// @mapped for: Jackson.Pixel
protocol JacksonPixelShape {
  var x: Int { get }
}
