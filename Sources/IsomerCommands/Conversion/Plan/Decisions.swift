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

  /// A transformer for all properties of a type, above an empty protocol.
  struct Bridge: Equatable {
    /// The index of the file that contains the protocol.
    var file: Int
    var directions: Conformances.Directions
  }
}
