import IsomerGenerator

/// The decisions about the types of a program, by the offset of their declarations.
///
/// A type is converted as a whole, or left as it is. A type that is left keeps its `Codable` code, and
/// converted types that contain it read and write it with `.codable()`.
struct Decisions {
  /// The reasons for leaving types.
  var reasons: [Int: String] = [:]
  /// The left types that are used by converted ones.
  var bridged: Set<Int> = []
  /// The left types that cannot have a transformer of their own, but for which a protocol can.
  var external: [String: Bridge] = [:]
  /// The types for which the generator refuses that.
  var refused: Set<String> = []

  /// The enums with raw values and without a mapping that are annotated, because converted types
  /// contain them.
  var annotated: Set<Int> = []
  /// The offsets of the access levels that are removed if a type is converted, by its offset.
  var widened: [Int: Set<Int>] = [:]

  /// A transformer for all properties of a type, above an empty protocol.
  struct Bridge: Equatable {
    /// The index of the file that contains the protocol.
    var file: Int
    var directions: Conformances.Directions
    /// The transformers of a type of Isomer; nil for those of `Codable` types.
    var transformers: Directed<String>?

    /// Returns the options that set the transformers of a type.
    static func options(
      _ directions: Conformances.Directions, _ transformers: Directed<String>
    ) -> String {
      let (read, written) = (transformers.read, transformers.write)
      return switch directions {
      case .reads: "with.read: \(read), skip: .write"
      case .writes: "with.write: \(written), skip: .read"
      default: read == written ? "with: \(read)" : "with.read: \(read), with.write: \(written)"
      }
    }

    /// Returns the protocol that sets the transformer of a type for the whole target.
    func text(for name: String, _ coded: Directed<String>) -> String {
      let all = Self.options(directions, transformers ?? coded)
      let options = all.split(separator: ", skip:")[0]
      let words = name.filter { $0.isLetter || $0.isNumber }
      return "\n// @mapped for: \(name), \(options)\nprotocol \(words)Mapping {}\n"
    }
  }
}
