import Foundation
import Isomer

/// Models of behaviours that several libraries have.
enum Wider {
  // @mapped coerce
  struct Converted {
    var whole: Int?
    var ratio: Double?
    var price: Decimal?
    var level: Level?
    var season: Season?
  }
  // @mapped coerce
  enum Level: Int { case low = 1, high }
  // @mapped coerce: .case
  enum Season: String { case spring, autumn = "Autumn" }
  // @mapped coerce: .words([
  //   "on": true, "yes": true, "t": true, "y": true, "off": false, "no": false, "f": false, "n": false,
  // ])
  struct Switch { var isOn: Bool }

  // @mapped
  struct Spans {
    var text: Duration?
    // @mapped with: .seconds
    var seconds: Duration?
    // @mapped with: .string(of: Double.self).then(.milliseconds)
    var milliseconds: Duration?
  }
  // @mapped
  struct BinaryTexts {
    // @mapped with: .base64
    var bytes: [UInt8]?
    // @mapped with: .base64url
    var data: Data?
  }
  // @mapped
  struct Blank {
    // @mapped with: .emptyAsNil()
    var note: String?
    // @mapped with: .emptyAsNil()
    var point: Point?
  }
  // @mapped
  struct Limitless {
    // @mapped with: .nonFinite()
    var value: Double?
    // @mapped with: .nonFinite(nan: "nan", infinity: "inf", negativeInfinity: "-inf")
    var own: Double?
  }
  // @mapped
  struct Extremes { var low: Int128, high: UInt128 }
  // @mapped
  struct Bounds { var range: Range<Int> }
  // @mapped
  struct SinceReference {
    // @mapped with: .secondsSince2001
    var at: Date
  }
  // @mapped
  struct KeyedMaps {
    var flags: [Bool: Int]?
    var weights: [Double: Int]?
    var dates: [Date: Int]?
  }
  // @mapped
  struct LossyDates {
    // @mapped each: .secondsSince1970, elements: [.lossy, .compact]
    var dates: [Date]
  }
  // @mapped
  struct Collections {
    // @mapped with: .pairs()
    var pairs: [Int: Int]?
    // @mapped with: .keyed(by: \.id)
    var list: [Item]?
    // @mapped with: .keyed(by: \.id)
    var byID: [String: Whole]?
  }
  // @mapped
  struct Item {
    // @mapped skip: .documents
    var id = ""
    var size: Int
  }
  // @mapped
  struct Whole {
    var id: String
    var size: Int
  }

  // @mapped
  struct Point { var x: Int, y: Int? }
  // @mapped
  struct Titled {
    var text: String
    // @mapped flatten
    var page: Page?
  }
  // @mapped
  struct Page { var offset: Int, limit: Int? }
  // @mapped
  struct Shaped {
    var id: Int
    // @mapped flatten
    var shape: Shape
  }
  // @mapped
  enum Shape { case circle(radius: Int), square(side: Int) }
  // @mapped
  struct TaggedShaped {
    var id: Int
    // @mapped flatten
    var shape: TaggedShape
  }
  // @mapped tag: "kind"
  enum TaggedShape { case circle(radius: Int), square(side: Int) }
  // @mapped
  struct ContentShaped {
    var id: Int
    // @mapped flatten
    var shape: ContentShape
  }
  // @mapped tag: "t", content: "c"
  enum ContentShape { case circle(radius: Int), square(side: Int) }
  // @mapped
  struct UntaggedShaped {
    var id: Int
    // @mapped flatten
    var shape: UntaggedShape
  }
  // @mapped untagged
  enum UntaggedShape { case circle(radius: Int), square(side: Int) }
  // @mapped
  struct Boxed<Body: Mappable> {
    var id: Int
    // @mapped flatten
    var body: Body
  }
  // @mapped
  struct SideBySide {
    // @mapped flatten
    var size: Size
    // @mapped flatten
    var colour: Colour
  }
  // @mapped
  enum Size { case circle(Int), square(Int) }
  // @mapped
  enum Colour { case red(Int), green(Int) }
  // @mapped
  struct Moves {
    // @mapped flatten: .prefix("home.")
    var home: Point
    // @mapped flatten: .prefix("work.")
    var work: Point?
  }
  // @mapped
  struct Suffixed {
    // @mapped flatten: .suffix("_home")
    var home: Point
    // @mapped flatten: .suffix("_work")
    var work: Point?
  }
  // @mapped
  struct Chosen {
    var mail: String? = "m"
    var user: User? = User(name: "a", age: 1)
    var items: [Item]? = [Item(id: "i", size: 1)]
  }
  // @mapped
  struct User { var name: String, age: Int }
  // @mapped
  struct Counting {
    var text: String
    // @mapped rest
    var counts: [String: Int]
  }
  // @mapped
  struct Numbering {
    var text: String
    // @mapped rest
    var names: [Int: String]
  }
  // @mapped
  struct Ordering {
    var text: String
    // @mapped rest
    var others: OrderedMap<JSONValue>
  }
  // @mapped
  struct Paired { var pairs: OrderedMap<Int> }
  // @mapped
  struct OneForNil {
    // @mapped with: .custom(read: { (size: Int) -> Int? in size }, write: { $0 ?? 1 })
    var size: Int?
  }
  // @mapped
  struct FirstOnly {
    // @mapped with: .custom(read: { (items: [Int]) in items }, write: { Array($0.prefix(1)) })
    var items: [Int]
  }
  // @mapped
  struct WithoutNils {
    // @mapped with: .custom(read: { $0 as [String: Int?] }, write: { $0.compactMapValues { $0 } })
    var counts: [String: Int?]
  }
  // @mapped before.read: Pair.unpair, after.write: Pair.pair
  enum Pair {
    case text(body: String)

    static func unpair(_ value: inout JSONValue) {
      guard case .array(let parts) = value, parts.count == 2, case .string(let name) = parts[0]
      else { return }
      value = [name: parts[1]]
    }

    static func pair(_ value: inout JSONValue) {
      guard case .object(let object) = value, let member = object.first else { return }
      value = [.string(member.key), member.value]
    }
  }
}

// @mapped derive: .init
/// A model with a public initialiser, which only types with a public name have.
public struct ConstructedPeer {
  // @mapped check: { $0 > 0 }
  /// A value that documents restrict.
  public var a: Int
  /// A value with a default.
  public var b = 2
}
