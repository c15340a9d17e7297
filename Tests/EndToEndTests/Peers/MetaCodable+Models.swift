import Foundation
import Isomer
import IsomerFoundation

extension MetaCodable {
  // @mapped
  struct Plain { let title: String, count: Int? }
  // @mapped
  struct Keyed {
    // @mapped key: "user_name"
    let name: String
    // @mapped key: "meta.deep.id"
    let id: Int
  }
  // @mapped
  struct Contained {
    let one: Int  // @mapped key: "a.b.one"
    let two: Int?  // @mapped key: "a.b.two"
    let three: Int?  // @mapped key: "a.three"
    let four: Int
  }
  // @mapped under: "data.attributes"
  struct Enveloped { let name: String }
  // @mapped under: "deep.nested"
  struct Within { let value: Int }
  // @mapped
  struct Split {
    // @mapped key.read: "from.a", key.write: "to.b"
    let value: Int
  }
  // @mapped
  struct Author { let author: String, year: Int? }
  // @mapped
  struct Nested {
    let title: String
    // @mapped flatten
    let author: Author
  }
  // @mapped
  struct Aliased {
    // @mapped key: "output", alias: ["yield", "deep.yield"]
    let value: Int
  }

  // @mapped
  struct Defaults {
    // @mapped default: ["none"]
    let words: [String]
    // @mapped default: 1
    let only: Int
    // @mapped default: 5, recover
    let always: Int
    // @mapped default: 2, recover: 9
    let level: Int
  }
  // @mapped
  struct Initial { var size = 3 }
  // @mapped
  struct Constant {
    // @mapped skip: .read
    let kind = "a"
    let a: Int
  }
  // @mapped
  struct Computed {
    var first: String
    var full: String { first + "!" }
  }
  // @mapped
  struct Full {
    var first: String
    // @mapped
    var full: String { first + "!" }
  }
  // @mapped
  struct Observed {
    var count: Int { didSet { _ = oldValue } }
  }
  // @mapped
  struct Statics {
    static let shared = 1
    var a: Int
  }

  // @mapped keys: .snake
  struct Snake {
    // @mapped key: "productName"
    let productName: String
    let unitPrice: Int
  }
  // @mapped keys: .snake
  enum SnakeEnum { case firstCase(someValue: Int) }

  // @mapped
  struct Ignored {
    var a: Int
    // @mapped skip
    var b = 2
    // @mapped skip: .read
    var written = 3
    // @mapped skip: .write
    var read = 4
  }
  // @mapped explicit
  struct Explicit {
    // @mapped
    var a: Int
    var b = 1
  }
  // @mapped
  enum Hidden {
    case shown
    // @mapped skip
    case secret(Int)
    // @mapped skip: .read
    case written(Int)
  }

  // @mapped coerce
  struct Lenient { var text: String?, number: Int?, flag: Bool?, real: Double?, list: [Int]? }
  // @mapped
  struct Lossy {
    // @mapped elements: .lossy, default: []
    var list: [Int]
    // @mapped elements: .lossy
    var unique: Set<String>
    // @mapped elements: .lossy
    var byName: [String: Int]
  }
  // @mapped
  struct OneOrMany {
    // @mapped elements: .wrap
    var list: [String]
  }
  // @mapped
  struct Dates {
    // @mapped with: .secondsSince1970
    var seconds: Date
    // @mapped with: .millisecondsSince1970
    var milliseconds: Date
    var iso: Date
    // @mapped with: .dateFormat("dd.MM.yyyy")
    var day: Date
  }
  // @mapped
  struct Bytes { var data: Data }
  // @mapped
  struct Converted {
    // @mapped with: .array(of: .secondsSince1970)
    var times: [Date]
    // @mapped with: .dictionary(of: .array(of: .secondsSince1970))
    var byName: [String: [Date]]
  }

  struct PriceTransformer: Transformer {
    func transform(_ input: Parts) throws -> Double {
      input.version > 1 ? Double(input.price) / 100 : Double(input.price)
    }
    func reverse(_ output: Double) -> Parts { Parts(version: 2, price: Int(output * 100)) }
  }
  // @mapped
  struct Parts { var version: Int, price: Int }
  // @mapped
  struct Versioned {
    // @mapped fields: ["version", "price"], with: MetaCodable.PriceTransformer()
    var price: Double
  }

  // @mapped
  struct Conditional {
    // @mapped omit: \.isEmpty
    var text = ""
    var isShown: Bool
    // @mapped skip: .write
    var extra = 0
    // @mapped key: "extra", skip: .read
    var shownExtra: Int? { isShown ? extra : nil }
  }
}
