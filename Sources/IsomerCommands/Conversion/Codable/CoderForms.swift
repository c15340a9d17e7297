import IsomerGenerator
import IsomerSyntax

/// The arguments of `.codable()`, which give the code of `Codable` types the strategies of the coders.
struct CoderForms {
  private let keys: CoderKeys
  private let dates: Directed<String>?
  private let typesWithDates: Set<String>

  init(_ source: SwiftSource) {
    keys = source.coderKeys
    dates = source.coderDates.transformers
    typesWithDates = dates == nil ? [] : Self.typesWithDates(in: source)
  }

  /// Returns the transformers of a type that keeps its `Codable` code; nil for one of another module.
  func transformers(of model: ModelSource?) -> Directed<String> {
    let hasDates = model.map { typesWithDates.contains($0.name) } ?? false
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
    func text(_ strategy: KeyStrategy, _ dates: String?) -> String {
      let keys = convertsKeys && strategy == .snake ? "keys: .snake" : nil
      return [keys, hasDates ? dates.map { "dates: \($0)" } : nil].compactMap(\.self)
        .joined(separator: ", ")
    }
    return Directed(
      read: text(keys.reading, dates?.read), write: text(keys.writing, dates?.write))
  }

  private func hasDates(_ type: TypeReference) -> Bool {
    guard let name = Self.simpleName(type) else { return false }
    return name == CoderDates.typeName || typesWithDates.contains(name)
  }

  private static func simpleName(_ type: TypeReference) -> String? {
    type.leaf.namePath?.split(separator: ".").last.map(String.init)
  }

  /// Returns the names of the types whose values contain dates, also in those of other types.
  private static func typesWithDates(in source: SwiftSource) -> Set<String> {
    var containers: [String: [String]] = [:]
    for model in source.models {
      let values = model.declaration.cases.flatMap { $0.associatedValues ?? [] }.map(\.type)
      for type in model.storedProperties.compactMap(\.type) + values {
        guard let part = simpleName(type) else { continue }
        containers[part, default: []].append(model.name)
      }
    }
    var found: Set<String> = []
    var open = [CoderDates.typeName]
    while let name = open.popLast() {
      for container in containers[name] ?? [] where found.insert(container).inserted {
        open.append(container)
      }
    }
    return found
  }
}
