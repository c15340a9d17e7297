public import Foundation
@_spi(Generated) public import Isomer

/// A directory with an archive for each model, by identity.
///
/// ```swift
/// let store = try ModelStore<Issue>(at: folder.appending(path: "issues"))
/// try store.save(issue)
/// let issue = try store.load(41)        // nil if there is none
/// try store.upsert(downloaded)          // merged into the stored models
/// try store.remove(41)
/// ```
///
/// When `save` returns, the model is on disk: a new file is written next to the old one, made
/// durable, and renamed, so there is always a complete file. Several tasks and processes can use
/// the same directory. A model is found by its file name alone, regardless of the number of models.
/// A `merge` or a hook called by the store may itself use the store, but must not wait for another
/// thread that does.
///
/// A damaged file causes an error once: it is then renamed with the suffix `.damaged`, if the
/// directory can be changed, and no other model is affected. A file written by a later version of the
/// program is left unchanged, and so is an intact file that does not match the model or contains a
/// model with another identity, such as a copy. Only regular files are read; links are not followed.
///
/// Identities that are equal have the same file if they are text, numbers, dates and collections or
/// models of these; a type with an `==` of its own must write equal identities equally.
///
/// All errors are `MappingError`s; if a file cannot be read or written, the code is
/// `storageFailed`.
public struct ModelStore<Model: Archivable & IdentifiedModel>: Sendable
where Model.MappedIdentity: Archivable {
  /// The directory of the files.
  public let directory: URL
  /// The options for reading archives.
  private let options: ReadingOptions
  let files: StoreDirectory

  /// Creates a store in a directory, and the directory if it does not exist.
  ///
  /// Use a directory for one type of models only. Throws `storageFailed` if it cannot be created.
  public init(
    at directory: URL, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) {
    self.directory = directory
    self.options = options
    files = StoreDirectory(path: directory.path)
    try files.create()
  }

  /// Returns the model with an identity; nil if there is none.
  ///
  /// Throws if its file is damaged or from a later version.
  public func load(_ identity: Model.MappedIdentity) throws(MappingError) -> Model? {
    try read(StoreName(identity).file) { $0 == identity }
  }

  /// Saves a model, replacing the one with the same identity.
  ///
  /// Throws if the model cannot be archived, if its identity is nil, or if the file cannot be
  /// written; then the previous model is unchanged.
  public func save(_ model: Model) throws(MappingError) { try save(CollectionOfOne(model)) }

  /// Saves models, replacing those with the same identities.
  ///
  /// Throws at the first model that cannot be saved; those before it are saved.
  public func save(_ models: some Sequence<Model>) throws(MappingError) {
    try change(models) { (newer) throws(MappingError) in newer }
  }

  /// Saves models, replacing those with the same identities.
  ///
  /// The same as `save`; models that derive `.merge` are merged instead.
  public func upsert(_ newer: some Sequence<Model>) throws(MappingError) { try save(newer) }

  /// Saves a model, replacing the one with the same identity.
  public func upsert(_ newer: Model) throws(MappingError) { try save(newer) }

  /// Removes the model with an identity; returns false if there is none.
  ///
  /// Throws if the file cannot be removed.
  @discardableResult
  public func remove(_ identity: Model.MappedIdentity) throws(MappingError) -> Bool {
    let name = try StoreName(identity)
    return try files.locked { () throws(MappingError) in
      // A shared name may belong to another model, which must not be removed.
      if name.isShared, try load(identity) == nil { return false }
      guard try files.remove(name.file) else { return false }
      try files.synchronize()
      return true
    }
  }

  /// Returns all models, in the order of their file names.
  ///
  /// Throws the error of the first file that cannot be read, with its name in the reason;
  /// ``contents()`` also returns the models of the other files.
  public func all() throws(MappingError) -> [Model] {
    let contents = try contents()
    if let problem = contents.problems.first { throw problem.error }
    return contents.models
  }

  /// The contents of a store.
  public struct Contents {
    /// The readable models, in the order of their file names.
    public var models: [Model] = []
    /// The files that could not be read.
    public var problems: [Problem] = []
  }

  /// A file that could not be read.
  public struct Problem: Sendable {
    /// The location of the file; a damaged one has since been renamed.
    public let file: URL
    /// The reason why it could not be read.
    public let error: MappingError
  }

  /// Returns all readable models, and the errors of the other files.
  ///
  /// Throws if the directory cannot be read.
  public func contents() throws(MappingError) -> Contents {
    var contents = Contents()
    for file in try files.names() where file.hasSuffix(StoreName.suffix) {
      do throws(MappingError) {
        // Another process may have removed it in the meantime.
        let model = try read(file) { (identity) throws(MappingError) in
          try StoreName(identity).file == file
        }
        if let model { contents.models.append(model) }
      } catch {
        contents.problems.append(
          Problem(file: directory.appendingPathComponent(file), error: error))
      }
    }
    return contents
  }
}

extension ModelStore where Model: Mergeable {
  /// Merges newer models into those with the same identities, and saves the others.
  ///
  /// No other task or process can change a model between reading and writing it. Throws at the
  /// first model that fails, with the error of merging as `underlying` of `mergeFailed`; the models
  /// before it are saved.
  public func upsert(_ newer: some Sequence<Model>) throws(MappingError) {
    try change(newer) { (newer) throws(MappingError) in
      guard var model = try load(newer.mappedIdentity) else { return newer }
      do {
        try model.merge(newer)
      } catch {
        throw error as? MappingError
          ?? MappingError(.mergeFailed, reason: "the models cannot be merged", underlying: error)
      }
      return model
    }
  }

  /// Merges a newer model into the one with the same identity, or saves it.
  public func upsert(_ newer: Model) throws(MappingError) { try upsert(CollectionOfOne(newer)) }
}

extension ModelStore {
  /// Saves the result of a closure for each model, while the store is locked.
  private func change(
    _ models: some Sequence<Model>, _ change: (Model) throws(MappingError) -> Model
  ) throws(MappingError) {
    try files.locked { () throws(MappingError) in
      var failure: MappingError?
      do throws(MappingError) {
        for model in models {
          let name = try StoreName(model.mappedIdentity)
          let changed = try change(model)
          // The first of two identities with the same name wins.
          if name.isShared { _ = try load(model.mappedIdentity) }
          try files.write(changed.archive(), to: name.file)
        }
      } catch {
        failure = error
      }
      try files.synchronize()
      if let failure { throw failure }
    }
  }

  /// Reads the model in a file, whose identity must have the file's name; a damaged file is renamed.
  private func read(
    _ file: String, _ hasName: (Model.MappedIdentity) throws(MappingError) -> Bool
  ) throws(MappingError) -> Model? {
    guard let data = try files.read(file) else { return nil }
    let model: Model
    do {
      model = try Model(archive: data, options: options)
    } catch {
      // Only if the bytes themselves are damaged, so that no version of the program could read them.
      if error.code == .archiveDamaged || error.code == .archiveFormat {
        // In a directory that cannot be changed, the file remains.
        try? files.locked { () throws(MappingError) in try files.setAside(file, holding: data) }
      }
      throw error.naming(file)
    }
    guard try hasName(model.mappedIdentity) else {
      throw MappingError(
        .storageFailed, reason: "the model in the file \(file) has another identity")
    }
    return model
  }
}

extension MappingError {
  /// Returns the same error with the name of a file in its reason.
  package func naming(_ file: String) -> MappingError {
    var error = self
    error.reason = [file, reason].compactMap(\.self).joined(separator: ": ")
    return error
  }
}
