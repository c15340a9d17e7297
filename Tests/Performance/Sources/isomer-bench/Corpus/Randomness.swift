/// A small seeded generator (SplitMix64), which makes the same choices in every run.
struct Randomness: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Returns true with the given probability in percent.
  mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// Returns random words of a list, separated by blanks.
  mutating func words(_ count: ClosedRange<Int>, from list: [String]) -> String {
    (0..<number(count)).map { _ in choice(list) }.joined(separator: " ")
  }

  /// Returns a comma-separated list with a random number of elements.
  mutating func list(
    _ count: ClosedRange<Int>, _ element: (inout Randomness) -> String
  ) -> String {
    (0..<number(count)).map { _ in element(&self) }.joined(separator: ",")
  }
}
