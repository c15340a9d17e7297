import IsomerSyntax

/// Reads the recorded documents that types name, and reports the results.
///
/// Values that cannot be read are errors; omitted elements, unknown keys and properties without a
/// value are warnings. They are reported at the property or the type.
struct SampleChecks {
  let target: Target
  let broken: BrokenTypes
  /// Returns a file by its path in the package; nil if it does not exist.
  let read: (String) -> SourceFile?
  let reporter: Reporter

  /// Checks the samples of all types without a profile, and the samples of each profile.
  func run(_ mappings: Mappings) {
    let plain = subjects(of: mappings.models, mappings.protocols)
    check(plain, mappings.models, mappings.protocols)
    let known = Set(plain.map(\.place))
    for profile in mappings.profiles {
      let (models, protocols) = mappings.seen(under: profile)
      let own = subjects(of: models, protocols).filter { !known.contains($0.place) }
      check(own, models, protocols)
    }
  }

  // MARK: Subjects

  /// A sample and its type.
  private struct Subject {
    var type: String
    /// The mapping of the type itself, because another type can have the same name in an `#if`
    /// branch.
    var meaning: MappedTypes.Meaning
    /// The path of the sample.
    var sample: Name
    var file: SourceFile
    var reads: Bool

    var place: SamplePlace { SamplePlace(file, sample.range.start) }
  }

  private func subjects(of models: [Model], _ protocols: [ProtocolCluster]) -> [Subject] {
    models.filter {
      $0.module == nil && !$0.object.samples.isEmpty && !broken.contains($0)
    }.flatMap { model in
      model.object.samples.map {
        Subject(
          type: model.name, meaning: .model(model), sample: $0, file: model.file,
          reads: model.isReadDirectly)
      }
    }
      + protocols.filter { $0.module == nil && !broken.contains($0.name) }.flatMap { cluster in
        cluster.samples.map {
          Subject(
            type: cluster.name, meaning: .cluster(cluster), sample: $0, file: cluster.file,
            reads: cluster.reads)
        }
      }
  }

  private func check(_ subjects: [Subject], _ models: [Model], _ protocols: [ProtocolCluster]) {
    guard !subjects.isEmpty else { return }
    let models = MappedTypes(models, protocols, target, except: broken)
    var findings = SampleFindings()
    for subject in subjects {
      guard let document = document(of: subject) else { continue }
      do throws(SampleParser.Failure) {
        let value = try SampleParser.parse(document.file.bytes)
        var reader = SampleReader(
          models: models, document: document, findings: findings,
          subject: SampleSubject(name: subject.type, place: subject.place))
        reader.readRoot(value, as: subject.meaning)
        findings = reader.findings
      } catch {
        report(
          .error, Message(.sampleSyntax, document.name, error.expected), subject.place,
          [SamplePlace(document.file, error.offset).note("here")])
      }
    }
    report(findings)
  }

  // MARK: Documents

  private func document(of subject: Subject) -> SampleDocument? {
    let path = subject.sample.text
    func refuse(_ message: Message, _ fix: String) -> SampleDocument? {
      FileReporter(file: subject.file, reporter: reporter)
        .refuse(message, at: subject.sample.range, notes: [fix])
    }
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    guard path.hasSuffix(".json"), steps.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      return refuse(
        Message(.samplePath, path), "write a path in the package: 'Fixtures/issue.json'")
    }
    guard subject.reads else {
      return refuse(
        Message(.sampleUnread, subject.type),
        "remove 'sample:', or remove 'before.read:' or 'skip:'")
    }
    guard let file = read(path) else {
      return refuse(Message(.sampleFile, path), "write a path that is relative to the package")
    }
    return SampleDocument(name: path, file: file.indexed)
  }

  // MARK: Reports

  private func report(_ findings: SampleFindings) {
    for (fault, others) in findings.distinctFaults {
      var notes = [fault.found.note("found here")]
      if others > 0 {
        let text = others == 1 ? "1 similar error" : "\(others) similar errors"
        notes.append(fault.found.note(text))
      }
      if let fix = fault.fix { notes.append(fault.place.note(fix)) }
      report(.error, fault.message, fault.place, notes)
    }
    for elements in findings.elements {
      guard let fault = elements.fault else { continue }
      var notes = [fault.found.note("the first one: \(fault.message.text)")]
      if let fix = fault.fix { notes.append(fault.place.note(fix)) }
      report(.warning, .sampleElementSkipped(elements), elements.place, notes)
    }
    for left in findings.unclaimed {
      let fix = "map them, or add a 'rest' property or 'unknown: .ignore'"
      report(
        .warning, .sampleUnreadKey(left.type, left.paths, left.document), left.place,
        [left.place.note(fix)])
    }
    for group in findings.unfilled {
      let fix =
        group.names.count == 1
        ? "check its key, or add a sample that contains it, also with null"
        : "check their keys, or add samples that contain them, also with null"
      report(
        .warning, .sampleUnfilled(group.names, of: group.type), group.place,
        [group.place.note(fix)])
    }
  }

  private func report(
    _ severity: Diagnostic.Severity, _ message: Message, _ place: SamplePlace, _ notes: [Note]
  ) {
    reporter.report(
      Diagnostic(severity, message, path: place.path, at: place.location, notes: notes))
  }
}

extension SampleReader {
  /// Reads a document: a value of the type, or an array of them.
  fileprivate mutating func readRoot(_ value: SampleValue, as meaning: MappedTypes.Meaning) {
    // An array can be a single value of an untagged enum.
    let isSingle = meaning.model.map { $0.enumeration.tagging == .untagged } ?? false
    guard let elements = value.elements, !isSingle else { return read(value, meaning) }
    for (index, element) in elements.enumerated() {
      below([.index(index)]) { $0.read(element, meaning) }
    }
  }
}
