import Isomer
import IsomerArchive
import IsomerCodable

/// A Codable type of another module, as it were.
struct Settings: Codable, Equatable {
  var theme: String
  var sizes: [Int] = []
}

// @mapped for: Colour, with: .codable()
protocol ColourMapping {}

// @mapped version: 1, derive: .equality
struct Profile {
  var id: Int
  // @mapped with: .codable()
  var settings: Settings
  var colour: Colour?
  // @mapped with: .array(of: .codable())
  var figures: [Figure] = []
}
