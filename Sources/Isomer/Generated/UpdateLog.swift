// Objects change after the whole document was read, so an invalid document changes none of them. The
// update of a struct changes a copy instead.
//
//     read ──▶ pending: [change of author, change of post]        nothing has changed yet
//     end  ──▶ each is applied, in order, and adds its inverse to `undos`
//     a check of a changed object fails ──▶ `undos`, in reverse order
//
// Pending changes are applied earlier for a check or a hook of an enclosing value.

/// The changes of objects that an update has read.
@usableFromInline
final class UpdateLog {
  /// What an object becomes.
  struct Change {
    var object: AnyObject
    /// Where the object's update begins in the document.
    var start: JSONReader.Position
    /// Changes the object, and gives the way back.
    var apply: () -> () -> Void
    /// The hooks and the checks of the changed object.
    var settle: (inout JSONReader) throws(ReadingFailure) -> Void
  }

  fileprivate(set) var pending: [Change] = []
  fileprivate var undos: [() -> Void] = []

  @usableFromInline init() {}

  /// Gives the changes behind the first ones another place: that of the text they were read in.
  @usableFromInline
  func place(after count: Int, at offset: Int, depth: Int) {
    let start = JSONReader.Position(offset: offset, depth: depth)
    for index in pending.indices.dropFirst(count) { pending[index].start = start }
  }
}

extension JSONReader {
  /// The number of changes that wait.
  @usableFromInline
  var pendingCount: Int { updates?.pending.count ?? 0 }

  /// Applies the pending changes; throws errors of hooks and checks.
  @inline(never) @usableFromInline
  mutating func applyUpdates() throws(ReadingFailure) {
    guard let updates, !updates.pending.isEmpty else { return }
    let here = position
    let changes = updates.pending
    updates.pending = []
    for change in changes {
      updates.undos.append(change.apply())
      rewind(to: change.start)
      _ = token()
      try change.settle(&self)
    }
    rewind(to: here)
  }

  /// Forgets the changes that wait and takes back those that were made.
  @inline(never) @usableFromInline
  mutating func revertUpdates() {
    guard let updates else { return }
    updates.pending = []
    for undo in updates.undos.reversed() { undo() }
    updates.undos = []
  }
}

@_spi(Generated)
extension JSONReader {
  /// Prepares the update of an object, applying its pending changes.
  @inline(never)
  public mutating func beginUpdate(of object: AnyObject) throws(ReadingFailure) {
    guard let updates, updates.pending.contains(where: { $0.object === object }) else { return }
    try applyUpdates()
  }

  /// Changes an object once the document is read, or at once where no update is being read.
  @inline(never)
  public mutating func change(
    _ object: AnyObject, from start: Position, applying apply: @escaping () -> () -> Void,
    settling settle: @escaping (inout JSONReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    guard let updates else {
      let undo = apply()
      do throws(ReadingFailure) {
        try settle(&self)
      } catch {
        undo()
        throw error
      }
      return
    }
    updates.pending.append(
      UpdateLog.Change(object: object, start: start, apply: apply, settle: settle))
  }

  /// Changes the objects that have been read so far, for a hook or a check that sees them.
  @inline(never)
  public mutating func applyChanges() throws(ReadingFailure) { try applyUpdates() }

  /// Reads an update; of one that fails nothing is left to be changed.
  @inlinable
  mutating func attempting<Result>(
    _ read: (inout JSONReader) throws(ReadingFailure) -> Result
  ) throws(ReadingFailure) -> Result {
    let mark = updateMark
    do throws(ReadingFailure) {
      return try read(&self)
    } catch {
      forgetUpdates(after: mark)
      throw error
    }
  }

  @usableFromInline
  struct UpdateMark {
    var pending: Int
    var undos: Int
  }

  @usableFromInline
  var updateMark: UpdateMark {
    UpdateMark(pending: pendingCount, undos: updates?.undos.count ?? 0)
  }

  /// Forgets what a failed attempt wanted to change, and takes back what it has.
  @inline(never) @usableFromInline
  mutating func forgetUpdates(after mark: UpdateMark) {
    guard let updates else { return }
    if updates.pending.count > mark.pending {
      updates.pending.removeLast(updates.pending.count - mark.pending)
    }
    while updates.undos.count > mark.undos { updates.undos.removeLast()() }
  }
}
