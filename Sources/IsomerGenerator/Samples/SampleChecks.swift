import IsomerSyntax

/// Reads the recorded documents that types name, and reports the results.
///
/// Values that cannot be read are errors; unknown keys and properties without a value are warnings.
/// They are reported at the property or the type.
struct SampleChecks {
  /// Returns a file by its path in the package; nil if it does not exist.
  typealias Reading = (String) -> SourceFile?

  let target: Target
  let read: Reading
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
    var meaning: SampleModels.Meaning
    var sample: SampleName
    var file: SourceFile
    var reads: Bool

    var place: SamplePlace {
      SamplePlace(path: file.path, location: file.location(at: sample.range.start))
    }
  }

  private func subjects(of models: [Model], _ protocols: [ProtocolCluster]) -> [Subject] {
    models.filter { $0.module == nil }.flatMap { model in
      let reads = model.reads && model.object.hooks.beforeReading == nil
      guard !model.object.samples.isEmpty else { return [Subject]() }
      let meaning = SampleModels.meaning(of: model)
      return model.object.samples.map {
        Subject(type: model.name, meaning: meaning, sample: $0, file: model.file, reads: reads)
      }
    }
      + protocols.filter { $0.module == nil }.flatMap { cluster in
        cluster.samples.map {
          Subject(
            type: cluster.name, meaning: .cluster(SampleCluster(cluster)), sample: $0,
            file: cluster.file, reads: cluster.reads)
        }
      }
  }

  private func check(_ subjects: [Subject], _ models: [Model], _ protocols: [ProtocolCluster]) {
    guard !subjects.isEmpty else { return }
    let models = SampleModels(models, protocols, target)
    var findings = SampleFindings()
    for subject in subjects {
      guard let document = document(of: subject) else { continue }
      read(document, as: subject, models, &findings)
    }
    report(findings)
  }

  // MARK: Documents

  private func document(of subject: Subject) -> SampleDocument? {
    let sample = subject.sample
    func refuse(_ message: Message, _ fix: String) {
      reporter.report(message, in: subject.file, at: sample.range, notes: [fix])
    }
    guard sample.isInPackage else {
      refuse(.samplePath(sample.path), "write a path in the package: 'Fixtures/issue.json'")
      return nil
    }
    guard subject.reads else {
      refuse(.sampleUnread(subject.type), "remove 'sample:', or remove 'before.read:' or 'skip:'")
      return nil
    }
    guard let file = read(sample.path) else {
      refuse(.sampleFile(sample.path), "write a path that is relative to the package")
      return nil
    }
    return SampleDocument(name: sample.path, file: file.indexed)
  }

  private func read(
    _ document: SampleDocument, as subject: Subject, _ models: SampleModels,
    _ findings: inout SampleFindings
  ) {
    do throws(SampleParser.Failure) {
      let value = try SampleParser.parse(document.file.bytes)
      var reader = SampleReader(
        models: models, document: document, findings: findings,
        subject: SampleSubject(name: subject.type, place: subject.place))
      reader.readRoot(value, as: subject.meaning)
      findings = reader.findings
    } catch {
      let note = Note(
        "here", path: document.file.path, at: document.file.location(at: error.offset))
      reporter.report(
        Diagnostic(
          .error, .sampleSyntax(document.name, error.expected), path: subject.place.path,
          at: subject.place.location, notes: [note]))
    }
  }

  // MARK: Reports

  private func report(_ findings: SampleFindings) {
    for (fault, others) in findings.distinctFaults {
      var notes = [Note("found here", path: fault.path, at: fault.location)]
      if others > 0 {
        let text = others == 1 ? "1 similar error" : "\(others) similar errors"
        notes.append(Note(text, path: fault.path, at: fault.location))
      }
      if let fix = fault.fix {
        notes.append(Note(fix, path: fault.place.path, at: fault.place.location))
      }
      reporter.report(
        Diagnostic(
          .error, fault.message, path: fault.place.path, at: fault.place.location, notes: notes))
    }
    for left in findings.unclaimed {
      warn(
        .sampleUnreadKey(left.type, left.paths, left.document), left.place,
        "map them, or add a 'rest' property or 'unknown: .ignore'")
    }
    for (property, place) in findings.unfilled {
      warn(.sampleUnfilled(property.name), place, "check its key, or add a sample that contains it")
    }
  }

  private func warn(_ message: Message, _ place: SamplePlace, _ fix: String) {
    reporter.report(
      Diagnostic(
        .warning, message, path: place.path, at: place.location,
        notes: [Note(fix, path: place.path, at: place.location)]))
  }
}

extension SampleReader {
  /// Reads a document: a value of the type, or an array of them.
  fileprivate mutating func readRoot(_ value: SampleValue, as meaning: SampleModels.Meaning) {
    guard let elements = value.elements, !meaning.takesArrays else { return read(value, meaning) }
    for (index, element) in elements.enumerated() {
      below([.index(index)]) { $0.read(element, meaning) }
    }
  }
}

extension SampleFindings {
  /// The first of each group of similar faults, with the number of the others.
  var distinctFaults: [(fault: Fault, others: Int)] {
    var found: [(fault: Fault, others: Int)] = []
    for fault in faults {
      let index = found.firstIndex { other, _ in
        other.place == fault.place && other.message.id == fault.message.id
          && other.kind == fault.kind
      }
      if let index { found[index].others += 1 } else { found.append((fault, 0)) }
    }
    return found
  }
}
