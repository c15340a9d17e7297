// Objects change after the whole document was read, or before a check or a hook of an enclosing
// value, so an invalid document changes none of them. The update of a struct changes a copy
// instead.
//
//     read ──▶ pending: [change of author, change of post]        nothing has changed yet
//     end  ──▶ each is applied, in order, and adds its inverse to `undos`
//     a check of a changed object fails ──▶ `undos`, in reverse order
//

/// The changes of objects that an update has read.
@usableFromInline
final class UpdateLog {
  struct Change {
    var object: AnyObject
    /// The start of the object's update in the document.
    var start: JSONReader.Position
    /// Changes the object, and returns the inverse change.
    var apply: () -> () -> Void
    /// Runs the hooks and the checks of the changed object.
    var settle: (inout JSONReader) throws(ReadingFailure) -> Void
  }

  fileprivate(set) var pending: [Change] = []
  fileprivate var undos: [() -> Void] = []

  @usableFromInline init() {}

  /// Sets the location of the changes after the first `count` ones, which were read in another
  /// text.
  @usableFromInline
  func place(after count: Int, at offset: Int, depth: Int) {
    let start = JSONReader.Position(offset: offset, depth: depth)
    for index in pending.indices.dropFirst(count) { pending[index].start = start }
  }
}

extension JSONReader {
  @usableFromInline
  var pendingCount: Int { updates?.pending.count ?? 0 }

  /// Drops the pending changes and reverts the applied ones.
  mutating func revertUpdates() { forgetUpdates(after: UpdateMark(pending: 0, undos: 0)) }
}

@_spi(Generated)
extension JSONReader {
  /// Prepares the update of an object, applying its pending changes.
  @inline(never)
  public mutating func beginUpdate(of object: AnyObject) throws(ReadingFailure) {
    guard let updates, updates.pending.contains(where: { $0.object === object }) else { return }
    try applyChanges()
  }

  /// Changes an object after the document is read, or at once outside an update.
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

  /// Applies the pending changes, at the end or for a hook or a check that uses the objects; throws
  /// errors of hooks and checks.
  @inline(never)
  public mutating func applyChanges() throws(ReadingFailure) {
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

  /// Reads an update; if it fails, drops and reverts its changes.
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

  /// Drops the pending changes after a mark and reverts the applied ones.
  @inline(never) @usableFromInline
  mutating func forgetUpdates(after mark: UpdateMark) {
    guard let updates else { return }
    if updates.pending.count > mark.pending {
      updates.pending.removeLast(updates.pending.count - mark.pending)
    }
    while updates.undos.count > mark.undos { updates.undos.removeLast()() }
  }
}
