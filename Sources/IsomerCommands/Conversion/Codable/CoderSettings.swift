import IsomerGenerator
import IsomerSyntax

/// The strategies of coders, which are not part of a type.
enum CoderSettings {
  /// Returns the places where strategies are set, with the equivalent options.
  static func remarks(in source: SwiftSource) -> [Mark] {
    [true, false].flatMap { reads in
      let coders = reads ? "decoders can keep it" : "encoders can keep it"
      let keys =
        source.coders.keys[reads: reads] == .snake
        ? "the mappings contain the keys of this strategy; \(coders)"
        : "the mappings do not contain this strategy; it is "
          + "'keys.\(reads ? "read" : "write"): .snake' on the types"
      let dates =
        source.coders.dates[reads: reads] != nil
        ? "the mappings contain the dates of this strategy; \(coders)"
        : "types with dates of this strategy are left; '--dates' sets a transformer for all dates"
      let texts = [(snake(reads), keys), (CoderSetting.dates.property(reads: reads), dates)]
      return texts.flatMap { name, text in
        source.uses(of: name).map { Mark(offset: $0, text: text) }
      }
    }
  }

  /// Foundation's strategy for keys in snake case.
  private static func snake(_ reads: Bool) -> String {
    reads ? "convertFromSnakeCase" : "convertToSnakeCase"
  }

  /// Returns the statements that give a decoder, or an encoder, the strategies of the program, as far
  /// as all of its coders have the same plain ones.
  static func statements(reads: Bool, in source: SwiftSource) -> String {
    let coder = reads ? "decoder" : "encoder"
    let keys = CoderSetting.keys.property(reads: reads)
    let isSnake = source.coders.keys[reads: reads] == .snake
    let others = CoderSetting.ofTypes.map { setting -> String in
      let property = setting.property(reads: reads)
      switch source.coders[setting][reads: reads] {
      case .none, .known(setting.usual): return ""
      case .known(let name): return "  \(coder).\(property) = .\(name)\n"
      case .unknown:
        let offsets = source.uses(of: property)
        let files = Set(offsets.map { source.files[source.fileIndex(at: $0)].name }).sorted()
        let list = files.joined(separator: ", ")
        return files.isEmpty ? "" : "  // Set '\(property)' as in \(list).\n"
      }
    }
    return (isSnake ? "  \(coder).\(keys) = .\(snake(reads))\n" : "") + others.joined()
  }
}
