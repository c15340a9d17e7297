import IsomerGenerator
import IsomerSyntax

/// Decides about the types in which the generator found errors.
struct Judgement {
  private(set) var decisions: Decisions
  /// The decisions with which the sources were converted: what they did not help is refused.
  private let earlier: Decisions
  private let conversion: ProgramConversion
  private let converted: [ConvertedSource]
  private let indices: [String: Int]

  init(
    _ conversion: ProgramConversion, _ converted: [ConvertedSource], _ decisions: Decisions
  ) {
    self.conversion = conversion
    self.converted = converted
    self.decisions = decisions
    earlier = decisions
    indices = Dictionary(firstOf: converted.enumerated().map { ($0.element.file.path, $0.offset) })
  }

  /// Returns false if nothing new was decided.
  mutating func decide(about errors: [Diagnostic]) -> Bool {
    var isChanged = false
    for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let index = indices[path] else { continue }
      let types = TypeLocations(converted[index])
      let bridges = Self.bridges(in: converted[index].file)
      // Access levels are decided first, because they cause other errors.
      let ordered = errors.sorted { $0.location < $1.location }
      let hidden = ordered.filter { $0.message.id.hasPrefix("private-") }
      let others = ordered.filter { !$0.message.id.hasPrefix("private-") }
      for error in hidden + others {
        if let name = bridges[error.location.line] {
          decisions.external[name] = nil
          if decisions.refused.insert(name).inserted { isChanged = true }
          continue
        }
        guard let type = types.type(at: error.location),
          let candidate = conversion.candidate(type, inFile: index)
        else { continue }
        if judge(error, in: candidate, file: index) { isChanged = true }
      }
    }
    return isChanged
  }

  /// Returns the types with a transformer above an empty protocol, by the lines of both.
  private static func bridges(in file: SourceFile) -> [Int: String] {
    var found: [Int: String] = [:]
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.starts(with: "// @mapped for: ".utf8) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count > 3 else { continue }
      found[index + 1] = String(words[3].dropLast())
      found[index + 2] = found[index + 1]
    }
    return found
  }

  private mutating func judge(
    _ error: Diagnostic, in candidate: ProgramConversion.Candidate, file: Int
  ) -> Bool {
    if earlier.bridged.contains(candidate.place) {
      guard decisions.bridged.contains(candidate.place) else { return false }
      // Its own transformer is refused: a protocol can set one, if the type is visible.
      decisions.bridged.remove(candidate.place)
      decisions.external[candidate.model.path] = Decisions.Bridge(
        file: file, directions: conversion.conformances.directions(of: candidate.model))
      return true
    }
    guard decisions.reasons[candidate.place] == nil else { return false }
    if widens(for: error, in: candidate) { return true }
    // Other errors may be consequences of the access levels that this round removes.
    guard decisions.widened[candidate.place] == earlier.widened[candidate.place] else {
      return false
    }
    if error.message.id == "unmapped-type", let name = error.message.text.quoted,
      bridge(name, usedBy: candidate, file)
    {
      return true
    }
    decisions.reasons[candidate.place] =
      error.message.text
      + (conversion.options.widens || conversion.modifiers(for: error, in: candidate) == nil
        ? "" : "; see '--widen'")
    return true
  }

  /// Removes the access levels that cause an error, with the option.
  private mutating func widens(
    for error: Diagnostic, in candidate: ProgramConversion.Candidate
  ) -> Bool {
    guard conversion.options.widens, let hidden = conversion.modifiers(for: error, in: candidate),
      !earlier.widened[candidate.place, default: []].isSuperset(of: hidden)
    else { return false }
    decisions.widened[candidate.place, default: []].formUnion(hidden)
    return true
  }

  /// Lets a type that is not mapped be used through its `Codable` code; returns false if that is
  /// impossible.
  private mutating func bridge(
    _ name: String, usedBy candidate: ProgramConversion.Candidate, _ file: Int
  ) -> Bool {
    if let used = conversion.model(name, from: candidate.model.path) {
      let place = used.place
      let directions = conversion.conformances.directions(of: used)
      if directions.isEmpty, conversion.canAnnotate(used) {
        return decisions.annotated.insert(place).inserted
      }
      guard !directions.isEmpty, earlier.external[used.path] == nil,
        !decisions.refused.contains(used.path), !earlier.bridged.contains(place)
      else { return false }
      decisions.bridged.insert(place)
      return true
    }
    let isType = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard isType, earlier.external[name] == nil, !decisions.refused.contains(name),
      !candidate.model.declaration.genericParameters.contains(name)
    else { return false }
    decisions.external[name] = Decisions.Bridge(
      file: file, directions: conversion.conformances.directions(of: candidate.model))
    return true
  }
}

/// The places of the types in a converted file.
private struct TypeLocations {
  private var ranges: [(path: String, start: SourceLocation, end: SourceLocation)]

  init(_ converted: ConvertedSource) {
    let indexed = converted.file.parsed.file
    let known = Set(
      converted.types.filter { $0.reason == nil || $0.isUsedThroughCodable }.map(\.path))
    let models = ModelSource.models(of: converted.file.parsed.types) { _ in 0 }
    ranges = models.filter { known.contains($0.path) }.map { model in
      (
        path: model.path, start: indexed.location(at: model.place),
        end: indexed.location(at: model.declaration.range.end)
      )
    }
  }

  /// Returns the innermost converted type at a location, or the type whose annotation is there.
  func type(at location: SourceLocation) -> String? {
    (ranges.first { $0.start.line == location.line + 1 && $0.start.column == location.column }
      ?? ranges.last { $0.start <= location && location <= $0.end }
      ?? ranges.first { $0.start > location })?.path
  }
}

extension String {
  /// The first text between quotes.
  var quoted: String? {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }
}
