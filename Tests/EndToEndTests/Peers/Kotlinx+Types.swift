import Foundation
import Isomer
import IsomerFoundation

extension Kotlinx {
  // MARK: Polymorphism

  // @mapped tag: "type"
  class Shape {}
  // @mapped key: "circle"
  final class CircleShape: Shape { var radius = 0 }
  // @mapped key: "square"
  final class SquareShape: Shape { var side = 0 }
  // @mapped key: "none"
  final class NoShape: Shape {}
  // @mapped
  final class PageShape<Item>: Shape { var items: [Item] = [] }
  // @mapped key: "page"
  typealias NumbersShape = PageShape<Int>
  // @mapped
  struct Circle { var radius: Int }
  // @mapped
  struct Known { var circle: Circle }
  // @mapped tag: "kind"
  enum Command { case go(to: Int), stop }
  // @mapped tag: "type"
  class Lenient {}
  // @mapped key: "known"
  final class KnownShape: Lenient {}
  // @mapped key: .otherwise
  final class OtherShape: Lenient {
    // @mapped rest
    var content: [String: JSONValue] = [:]
  }
  // @mapped tag: "type"
  class Vehicle { var wheels = 0 }
  // @mapped key: "car"
  class Car: Vehicle { var doors = 0 }
  // @mapped key: "van"
  final class Van: Car { var load = 0 }
  // @mapped
  class Content {}
  // @mapped key: has("pages")
  final class Book: Content { var title = "", pages = 0 }
  // @mapped key: has("seconds")
  final class Song: Content { var name = "", seconds = 0 }
  // @mapped tag: "type"
  enum Mood { case good(level: Int), bad }

  // @mapped key: "text"
  struct Text: KotlinMessage { var body: String }
  // @mapped key: "image"
  struct Image: KotlinMessage { var size: Int }
  struct Unregistered: KotlinMessage {}
  // @mapped
  struct Inbox {
    var first: any KotlinMessage
    var all: [any KotlinMessage]
    var byName: [String: any KotlinMessage]
  }

  // @mapped array
  struct Tuple<First, Second> {
    var first: First
    var second: Second
  }

  // MARK: Primitives

  // @mapped
  struct Primitives {
    var flag: Bool, byte: Int8, short: Int16, int: Int32, long: Int64, real: Double, single: Float
    var letter: Character, text: String
  }
  // @mapped
  struct Unsigned { var byte: UInt8, short: UInt16, int: UInt32, long: UInt64 }
  // @mapped
  struct LongText {
    // @mapped with: .string()
    var id: Int64
  }
  // @mapped
  struct Arrays { var bytes: [Int8], flags: [Bool], texts: [String], unique: Set<Int> }
  // @mapped
  struct Moment {
    // @mapped with: .rfc3339(fractionDigits: 3)
    var at: Date
  }
  // @mapped
  struct Identified { var id: UUID }

  /// More properties than a word has bits.
  // @mapped
  struct Wide {
    var p0 = 0
    var p1 = 1
    var p2 = 2
    var p3 = 3
    var p4 = 4
    var p5 = 5
    var p6 = 6
    var p7 = 7
    var p8 = 8
    var p9 = 9
    var p10 = 10
    var p11 = 11
    var p12 = 12
    var p13 = 13
    var p14 = 14
    var p15 = 15
    var p16 = 16
    var p17 = 17
    var p18 = 18
    var p19 = 19
    var p20 = 20
    var p21 = 21
    var p22 = 22
    var p23 = 23
    var p24 = 24
    var p25 = 25
    var p26 = 26
    var p27 = 27
    var p28 = 28
    var p29 = 29
    var p30 = 30
    var p31 = 31
    var p32 = 32
    var p33 = 33
    var p34 = 34
    var p35 = 35
    var p36 = 36
    var p37 = 37
    var p38 = 38
    var p39 = 39
    var p40 = 40
    var p41 = 41
    var p42 = 42
    var p43 = 43
    var p44 = 44
    var p45 = 45
    var p46 = 46
    var p47 = 47
    var p48 = 48
    var p49 = 49
    var p50 = 50
    var p51 = 51
    var p52 = 52
    var p53 = 53
    var p54 = 54
    var p55 = 55
    var p56 = 56
    var p57 = 57
    var p58 = 58
    var p59 = 59
    var p60 = 60
    var p61 = 61
    var p62 = 62
    var p63 = 63
    var p64 = 64
    var p65 = 65
    var p66 = 66
    var p67 = 67
    var p68 = 68
    var p69 = 69

    static let all =
      "{"
      + (0..<70).map { "\"p\($0)\":\($0)" }.joined(separator: ",") + "}"
  }

  // @mapped
  struct Instant { var epochSeconds: Int, nanosecondsOfSecond: Int }
  struct InstantTransformer: Transformer {
    func transform(_ input: Instant) throws -> Date {
      Date(
        timeIntervalSince1970: Double(input.epochSeconds) + Double(input.nanosecondsOfSecond) / 1e9)
    }
    func reverse(_ output: Date) -> Instant {
      let seconds = output.timeIntervalSince1970.rounded(.down)
      let rest = (output.timeIntervalSince1970 - seconds) * 1e9
      return Instant(epochSeconds: Int(seconds), nanosecondsOfSecond: Int(rest.rounded()))
    }
  }
  // @mapped
  struct Parts {
    // @mapped with: Kotlinx.InstantTransformer()
    var at: Date
  }
}

// @mapped tag: "type"
protocol KotlinMessage {}

// MARK: Types that are one value

extension Kotlinx {
  // @mapped transparent
  struct Ticket: Hashable { var text: String }
  // @mapped
  enum TicketSize { case small, big }
  // @mapped transparent
  struct SizeOfTicket { var size: TicketSize }
  // @mapped transparent
  struct AllTickets { var list: [Ticket] }
  // @mapped
  struct Tickets { var size: SizeOfTicket, all: AllTickets }
  // @mapped with: PaintTransformer()
  struct Paint { var value: Int }
  struct PaintTransformer: Transformer {
    func transform(_ input: String) throws -> Paint {
      guard let value = Int(input, radix: 16) else {
        throw TransformerError(expected: "a hexadecimal number", input: input)
      }
      return Paint(value: value)
    }
    func reverse(_ output: Paint) -> String { String(output.value, radix: 16) }
  }
}
