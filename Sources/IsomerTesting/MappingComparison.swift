public import Foundation
import Isomer

/// Compares what two mappings of the same types read and write, with documents of a service.
///
/// ```swift
/// var comparison = MappingComparison()
/// comparison.add(
///   "Movie", before: .codable(OldMovie.self), after: [.mapped(Movie.self)])
/// let report = try comparison.report(onDocumentsIn: folder)
/// print(report.markdown)
/// ```
///
/// Every type is tried with every document, and with every object, array and value in it: documents
/// do not say which type they contain. If the mapping before reads one, that after has to give the
/// same properties, and both have to write the same document. A document that changes no property, as
/// for a type without required keys, is not counted.
public struct MappingComparison {
  private struct Subject {
    var name: String
    var before: ComparedMapping
    var after: [ComparedMapping]
  }

  private var subjects: [Subject] = []
  /// The types that cannot be compared.
  private var others: [String] = []

  /// Creates a comparison without types.
  public init() {}

  /// Creates a comparison of the types that both lists contain, by their names.
  ///
  /// The report names the types that only one contains, or that are not mapped.
  /// The types after are read and written in two ways: directly, and by the coders, which calls that
  /// are not changed use.
  public init(
    before: [String: any Decodable.Type], after: [String: any Decodable.Type],
    decoder: JSONDecoder = JSONDecoder(), encoder: JSONEncoder = JSONEncoder()
  ) {
    for name in Set(before.keys).union(after.keys).sorted() {
      guard let old = before[name], let type = after[name],
        let mapped = type as? any Readable.Type
      else {
        others.append(name)
        continue
      }
      add(
        name, before: .codable(old, decoder: decoder, encoder: encoder),
        after: [.mapped(mapped), .codable(type, decoder: decoder, encoder: encoder)])
    }
  }

  /// Adds a type with the mapping before, and those that replace it.
  public mutating func add(_ name: String, before: ComparedMapping, after: [ComparedMapping]) {
    subjects.append(Subject(name: name, before: before, after: after))
  }

  /// Compares the mappings on the files with the extension `json` in a folder and its folders.
  ///
  /// Throws an error of Foundation if a file cannot be read. Files that contain no valid JSON are
  /// counted in the report.
  public func report(onDocumentsIn folder: URL) throws -> ComparisonReport {
    guard FileManager.default.fileExists(atPath: folder.path),
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: folder.path]) }
    let paths = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
      .sorted { $0.path < $1.path }
    let prefix = folder.standardizedFileURL.path + "/"
    return report(
      on: try paths.map { url in
        let path = url.standardizedFileURL.path
        let name = path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        return (name, try Data(contentsOf: url))
      })
  }

  /// Compares the mappings on documents, each with a name for the report.
  public func report(on documents: [(name: String, json: Data)]) -> ComparisonReport {
    let samples = SampleCollection(documents)
    var report = ComparisonReport(
      documents: documents.count, invalidDocuments: samples.invalid, samples: samples.all.count,
      omittedSamples: samples.omitted, uncompared: others)
    for subject in subjects {
      var row = ComparisonReport.Row(name: subject.name)
      let empty = try? subject.before.read(Data("{}".utf8))
      var refusal = Refusal()
      for sample in samples.all where !refusal.includes(sample) {
        let old: Any
        do { old = try subject.before.read(sample.json) } catch {
          refusal.add(sample, error)
          // Other types than that of the document are read by neither.
          if sample.isDocument, (try? subject.after.first?.read(sample.json)) != nil {
            row.readOnlyAfter += 1
          }
          continue
        }
        Self.compare(subject, sample, old, empty, &row, &report)
      }
      report.rows.append(row)
    }
    return report
  }

  /// The values in documents that a type probably does not read, because it has refused others.
  private struct Refusal {
    /// The number of refused objects with certain keys.
    private var forms: [String: Int] = [:]
    /// The number of refused texts, numbers and others, because of their kind.
    private var kinds: [SampleCollection.Kind: Int] = [:]

    private static let objects = 2
    private static let scalars = 100

    mutating func add(_ sample: SampleCollection.Sample, _ error: any Error) {
      if sample.kind == .object {
        forms[sample.form, default: 0] += 1
      } else if case DecodingError.typeMismatch? = error as? DecodingError {
        kinds[sample.kind, default: 0] += 1
      }
    }

    func includes(_ sample: SampleCollection.Sample) -> Bool {
      !sample.isDocument
        && (forms[sample.form, default: 0] >= Self.objects
          || kinds[sample.kind, default: 0] >= Self.scalars)
    }
  }

  private static func compare(
    _ subject: Subject, _ sample: SampleCollection.Sample, _ old: Any, _ empty: Any?,
    _ row: inout ComparisonReport.Row, _ report: inout ComparisonReport
  ) {
    if let empty, ValueDifferences(empty, old).found.isEmpty { return }
    // Values that differ in two readings, as those of `UUID()`, say nothing.
    let again =
      (try? subject.before.read(sample.json)).map { ValueDifferences(old, $0).found } ?? []
    let unstable = Set(again.map(\.path))
    var differences: [ComparisonReport.Difference] = []
    for mapping in subject.after {
      for found in Self.differences(subject.before, old, mapping, sample.json)
      where !unstable.contains(found.path) {
        differences.append(
          ComparisonReport.Difference(
            type: subject.name, mapping: mapping.name, document: sample.name, found))
      }
    }
    row.documents += 1
    if differences.isEmpty { row.equal += 1 }
    report.add(differences)
  }

  private static func differences(
    _ before: ComparedMapping, _ old: Any, _ after: ComparedMapping, _ json: Data
  ) -> [FoundDifference] {
    let new: Any
    do { new = try after.read(json) } catch {
      let text = ValueText.of((error as? MappingError).map { $0.description } ?? "\(error)")
      return [FoundDifference(kind: .read, path: "", before: "a value", after: "error: \(text)")]
    }
    var found = ValueDifferences(old, new).found
    guard let writeOld = before.write, let oldDocument = try? JSONValue(json: writeOld(old)) else {
      return found
    }
    do {
      guard let newDocument = try after.write.map({ try JSONValue(json: $0(new)) }) else {
        return found
      }
      found += DocumentDifferences(oldDocument, newDocument).found
    } catch {
      found.append(
        FoundDifference(
          kind: .write, path: "", before: "a document", after: "error: \(ValueText.of("\(error)"))")
      )
    }
    return found
  }
}
