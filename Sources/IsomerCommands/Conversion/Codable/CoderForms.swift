import IsomerGenerator
import IsomerSyntax

/// The arguments of `.codable()`, which give the code of `Codable` types the strategies of the coders.
struct CoderForms {
  private let source: SwiftSource
  private let dates: Directed<String>?
  /// The names of the types whose values contain dates, also in those of other types.
  private let typesWithDates: Set<String>

  init(_ source: SwiftSource) {
    self.source = source
    dates = source.coders.dateTransformers
    var found = Dictionary(uniqueKeysWithValues: CoderSetting.dates.types.map { ($0, "") })
    for name in dates == nil ? [] : found.keys.sorted() {
      source.contents.read.spread("", from: name, to: &found)
      source.contents.write.spread("", from: name, to: &found)
    }
    typesWithDates = Set(found.keys)
  }

  /// Returns whether a type contains dates as generic arguments, for which no mapping has another form.
  func hasInnerDates(_ type: TypeReference) -> Bool {
    let leaf = type.leaf
    let target = leaf.namePath.flatMap { source.aliases[$0]?.leaf } ?? leaf
    return dates != nil && target.allNames.count > 1
      && source.lastNames(of: target.allNames).contains(CoderStrategies.dates)
  }

  /// Returns the transformers of a type that keeps its `Codable` code; nil for one of another module.
  func transformers(of model: ModelSource?) -> Directed<String> {
    let hasDates = model.map { typesWithDates.contains($0.name) } ?? true
    let found = arguments(convertsKeys: true, hasDates: hasDates)
    return Directed(read: ".codable(\(found.read))", write: ".codable(\(found.write))")
  }

  /// Returns the options of a property, or of a value, in which `.codable()` has the arguments.
  func applied(to options: [String], of type: TypeReference) -> [String] {
    options.flatMap { option -> [String] in
      guard let name = option.split(separator: ":").first,
        option.dropFirst(name.count).hasPrefix(": .codable("), option.hasSuffix(")")
      else { return [option] }
      let content = option.dropFirst(name.count + ": .codable(".count).dropLast()
      let isNested = content.contains("nestedContainer") || !type.leaf.isStandard
      let found = arguments(
        convertsKeys: isNested, hasDates: content.contains("Date") || hasDates(type))
      func coded(_ name: some StringProtocol, _ arguments: String) -> String {
        let all = [String(content), arguments].filter { !$0.isEmpty }.joined(separator: ", ")
        return "\(name): .codable(\(all))"
      }
      switch name {
      case "with.read": return [coded(name, found.read)]
      case "with.write": return [coded(name, found.write)]
      case _ where found.read == found.write: return [coded(name, found.read)]
      default: return [coded("with.read", found.read), coded("with.write", found.write)]
      }
    }
  }

  private func arguments(convertsKeys: Bool, hasDates: Bool) -> Directed<String> {
    Directed { reads in
      let isSnake = convertsKeys && source.coders.keys[reads: reads] == .snake
      let form = dates?[reads: reads]
      let dates = hasDates && form != CoderStrategies.usualDates ? form : nil
      return [isSnake ? "keys: .snake" : nil, dates.map { "dates: \($0)" }].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  private func hasDates(_ type: TypeReference) -> Bool {
    !typesWithDates.isDisjoint(with: source.lastNames(of: type.allNames))
  }
}
