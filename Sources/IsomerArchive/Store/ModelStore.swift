public import Foundation
@_spi(Generated) public import Isomer

/// A directory with an archive for each model, by its identity.
///
/// ```swift
/// let store = try ModelStore<Issue>(at: folder.appending(path: "issues"))
/// try store.save(issue)
/// let issue = try store.load(41)        // nil if there is none
/// try store.upsert(downloaded)          // merged into what is there
/// try store.remove(41)
/// ```
///
/// What `save` returns from is on the disk: a file is written beside the old one, made durable, and
/// renamed, so at every moment there is the whole old one or the whole new one. Several tasks and
/// several processes may use one directory. A model is found by the name of its file alone, however
/// many there are. A `merge` or a hook that the store calls may itself use the store, but must not
/// wait for another thread that does.
///
/// A file that is damaged is an error once: it is then set aside, with `.damaged` behind its name,
/// and no other model is lost with it. One that a later version of the program wrote stays, and so
/// does one whose bytes are whole but do not fit the model. Only regular files are read; links are
/// not followed.
///
/// All errors are `MappingError`s; where a file could not be read or written, the code is
/// `storageFailed`.
public struct ModelStore<Model: Archivable & Identified>: Sendable
where Model.MappedIdentity: Archivable {
  /// Where the files are.
  public let directory: URL
  /// How archives are read.
  public let options: ReadingOptions
  let files: StoreDirectory

  /// A store in a directory, which is created if there is none.
  ///
  /// A directory is for one type of models. Throws `storageFailed` if it cannot be created.
  public init(
    at directory: URL, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self.directory = directory
    self.options = options
    files = StoreDirectory(path: directory.path)
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw MappingError(
        .storageFailed, reason: "the directory \(directory.path) cannot be created",
        underlying: error)
    }
  }

  /// The model with an identity; nil if there is none.
  ///
  /// Throws if its file is damaged or of a later version.
  public func load(_ identity: Model.MappedIdentity) throws(MappingError) -> Model? {
    try load(StoreName(identity), identity, isLocked: false)
  }

  /// Keeps a model; one with its identity is replaced.
  ///
  /// Throws if the model cannot be archived, if its identity is nil, or if the file cannot be
  /// written; then what was there before still is.
  public func save(_ model: Model) throws(MappingError) { try save(CollectionOfOne(model)) }

  /// Keeps models; those with their identities are replaced.
  ///
  /// Throws at the first that cannot be kept. Those before it are kept.
  public func save(_ models: some Sequence<Model>) throws(MappingError) {
    try change(models) { (_, _, newer) throws(MappingError) in newer }
  }

  /// Keeps models: those with their identities are replaced.
  ///
  /// The same as `save`; models that derive `.merge` are merged instead.
  public func upsert(_ newer: some Sequence<Model>) throws(MappingError) { try save(newer) }

  /// Keeps a model: the one with its identity is replaced.
  public func upsert(_ newer: Model) throws(MappingError) { try save(newer) }

  /// Removes the model with an identity; false if there is none.
  ///
  /// Throws if the file cannot be removed.
  @discardableResult
  public func remove(_ identity: Model.MappedIdentity) throws(MappingError) -> Bool {
    let name = try StoreName(identity)
    return try files.locked { () throws(MappingError) in
      // Nothing but the model itself is removed where names are cut.
      if name.isCut, try load(name, identity, isLocked: true) == nil { return false }
      guard try files.remove(name.file) else { return false }
      try files.synchronize()
      return true
    }
  }

  /// All models, in the order of the names of their files.
  ///
  /// Throws the error of the first file that cannot be read, whose name is in the reason;
  /// ``contents()`` returns the models of the others too.
  public func all() throws(MappingError) -> [Model] {
    let contents = try contents()
    if let problem = contents.problems.first { throw problem.error }
    return contents.models
  }

  /// What a store holds.
  public struct Contents {
    /// The models that could be read, in the order of the names of their files.
    public var models: [Model] = []
    /// The files that could not.
    public var problems: [Problem] = []
  }

  /// A file that could not be read.
  public struct Problem: Sendable {
    /// Where it was; a damaged one has another name now.
    public let file: URL
    /// Why it could not be read.
    public let error: MappingError
  }

  /// All models that can be read, and what there is to say of the others.
  ///
  /// Throws if the directory cannot be read.
  public func contents() throws(MappingError) -> Contents {
    var contents = Contents()
    for file in try files.names() where file.hasSuffix(StoreName.suffix) {
      do throws(MappingError) {
        // Another process may have removed it meanwhile.
        if let model = try read(file, isLocked: false) { contents.models.append(model) }
      } catch {
        contents.problems.append(
          Problem(file: directory.appendingPathComponent(file), error: error))
      }
    }
    return contents
  }
}

extension ModelStore where Model: Mergeable {
  /// Takes over newer models: those with known identities are merged into what is there.
  ///
  /// No other task or process changes a model between its reading and its writing. Throws what
  /// merging throws as the `underlying` of `mergeFailed`, at the first model that fails; those
  /// before it are kept.
  public func upsert(_ newer: some Sequence<Model>) throws(MappingError) {
    try change(newer) { (name, identity, newer) throws(MappingError) in
      guard var model = try load(name, identity, isLocked: true) else { return newer }
      do {
        try model.merge(newer)
      } catch {
        throw error as? MappingError
          ?? MappingError(.mergeFailed, reason: "the models cannot be merged", underlying: error)
      }
      return model
    }
  }

  /// Takes over one newer model.
  public func upsert(_ newer: Model) throws(MappingError) { try upsert(CollectionOfOne(newer)) }
}

extension ModelStore {
  /// Writes what a closure makes of each model, with nobody else changing the store.
  private func change(
    _ models: some Sequence<Model>,
    _ change: (StoreName, Model.MappedIdentity, Model) throws(MappingError) -> Model
  ) throws(MappingError) {
    try files.locked { () throws(MappingError) in
      var failure: MappingError?
      do throws(MappingError) {
        for model in models {
          let identity = model.mappedIdentity
          let name = try StoreName(identity)
          let changed = try change(name, identity, model)
          // Of two long names that are cut to the same one, the first stays.
          if name.isCut { _ = try load(name, identity, isLocked: true) }
          try files.write(changed.archive(), to: name.file)
        }
      } catch {
        failure = error
      }
      try files.synchronize()
      if let failure { throw failure }
    }
  }

  private func load(
    _ name: StoreName, _ identity: Model.MappedIdentity, isLocked: Bool
  ) throws(MappingError) -> Model? {
    guard let model = try read(name.file, isLocked: isLocked) else { return nil }
    guard !name.isCut || model.mappedIdentity == identity else {
      throw MappingError(
        .storageFailed, reason: "another model has the file \(name.file) already")
    }
    return model
  }

  /// The model in a file; a damaged one is set aside.
  private func read(_ file: String, isLocked: Bool) throws(MappingError) -> Model? {
    guard let data = try files.read(file) else { return nil }
    do {
      return try Model(archive: data, options: options)
    } catch {
      let error = error.naming(file)
      guard error.isDamage else { throw error }
      if isLocked {
        try files.setAside(file, holding: data)
      } else {
        try files.locked { () throws(MappingError) in try files.setAside(file, holding: data) }
      }
      throw error
    }
  }
}

extension MappingError {
  /// Whether the bytes themselves are at fault, and no version of the program would read them.
  fileprivate var isDamage: Bool { code == .archiveDamaged || code == .archiveFormat }
}
