/// Documents with the structure and approximate size of the recorded ones, generated from a seed.
enum MadeDocuments {
  static func text(_ name: String) throws -> String {
    var randomness = Randomness(seed: 1)
    switch name {
    case "twitter": return twitter(&randomness)
    case "citm_catalog": return catalogue(&randomness)
    case "canada": return map(&randomness)
    case "github_issues": return issues(&randomness)
    case "github_events": return events(&randomness)
    default: throw Trouble("no document '\(name)' is made")
    }
  }

  static let words = [
    "river", "stone", "harbour", "quiet", "signal", "paper", "window", "lantern", "copper",
    "meadow", "orbit", "thread", "amber", "winter", "compass", "valley", "engine", "feather",
  ]

  static let japaneseWords = [
    "川", "石の橋", "静かな", "合図", "紙", "窓", "灯り", "銅", "草原", "軌道", "糸", "琥珀", "冬の朝",
    "羅針盤", "谷", "機関車", "羽根", "海",
  ]

  /// Returns a time in 2019 as RFC 3339.
  static func date(_ random: inout Randomness) -> String {
    func two(_ range: ClosedRange<Int>, _ random: inout Randomness) -> String {
      let digits = String(random.number(range))
      return digits.count == 1 ? "0" + digits : digits
    }
    let day = "2019-\(two(1...12, &random))-\(two(1...28, &random))"
    return "\(day)T\(two(0...23, &random)):\(two(0...59, &random)):\(two(0...59, &random))Z"
  }

  /// Returns an identifier with sixteen random characters, as a service might encode its numbers.
  static func node(_ random: inout Randomness) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    return "MDU6" + String((0..<16).map { _ in random.choice(letters) })
  }

  static func boolean(_ random: inout Randomness) -> String {
    random.chance(50) ? "true" : "false"
  }
}
