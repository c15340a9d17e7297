/// Predicts the next key of an object from the text that followed the same key the last time.
///
/// Services write the keys of an object in a fixed order, though rarely in the declared one.
/// Therefore the text that followed each key's value is recorded: comma, whitespace, the next key,
/// its colon and the whitespace after it. If the same bytes occur again, the next key is known
/// without searching for its end and without comparing it with the model's keys. The order is only
/// a guess: if the text differs, the key is read without prediction, and the result replaces the
/// record.
///
/// ```
///  {"id":1,"title":"a"},{"id":2,"title":"b"}
///         └───┬───┘            └───┬───┘
///     stored for "after id"    compared 8 bytes at a time: equal → index of "title"
/// ```
///
/// The table is a cache with one entry per slot. The slot is computed from the key set, the
/// previous key, and the depth, because indentation grows with it. The slots of a set start at
/// `KeyTable.start` and do not depend on its address; otherwise the number of collisions, and the
/// speed, would change from run to run. The set is compared, so models never mix, and then the
/// bytes: equal bytes parse equally, so this is correct for escapes and any whitespace, regardless
/// of what the entry was recorded for.
///
/// For keys in random order, comparing is wasted work. A credit counts hits against misses; when it
/// is used up, prediction pauses for some thousand keys.
@usableFromInline
struct KeyPrediction {
  struct Entry {
    /// The address of the key set; 0 for a free slot.
    var set: UInt = 0
    /// The offset and the length of the text.
    var offset = 0
    var length: Int32 = 0
    /// The distance of the key's quote from the start of the text.
    var keyDistance: Int16 = 0
    /// The index of the key in the text; `KeySet.unknown`, or `end` for the closing brace.
    ///
    /// While a report is collected, the result of `watched` for that index.
    var index: Int16 = 0
  }

  /// The index of an entry whose text closes the object.
  static var end: Int { -2 }

  /// Returns the index that replaces another one while a report is collected, always below `end`;
  /// it is its own inverse.
  ///
  /// It lets the report examine every key without an additional instruction for reading without a
  /// report: a key's index is tested for being negative anyway.
  static func watched(_ index: Int) -> Int { -5 &- index }

  /// The table while predictions are active; nil before the first key, during a pause, and for
  /// small documents.
  private(set) var active: UnsafeMutablePointer<Entry>?
  private var entries: UnsafeMutablePointer<Entry>?
  private(set) var mask: Int
  /// The distance of the slots of one set at two depths: the table's size times the golden ratio,
  /// which keeps the slots of nearby depths apart.
  @usableFromInline let step: Int
  /// The slot of the entry for the key last returned as unknown.
  ///
  /// Unknown keys all have the same index; their slots distinguish what follows them.
  var lastUnknown = 0
  /// Hits increase it and misses decrease it; when it is used up, prediction pauses.
  var credit = 0
  /// The remaining number of keys of the pause.
  private var pause = 0

  private static var fullCredit: Int { 64 }
  private static var cost: Int { 3 }
  private static var pauseLength: Int { 4096 }

  /// Small documents have too few objects for the table to be worth its cost.
  init(documentSize: Int) {
    mask = documentSize < 2048 ? 0 : documentSize < 1 << 15 ? 255 : 1023
    step = mask < 1023 ? 158 : 633
  }

  /// Returns the slot for the text after a key; always inside the table.
  ///
  /// The keys of a set have adjacent slots.
  func slot(after index: Int, in slots: Int) -> Int {
    let previous = index == KeySet.unknown ? lastUnknown &* 5 &+ 517 : index
    return (slots &+ previous) & mask
  }

  /// Returns whether predictions become active with the next key, initially or after a pause.
  mutating func isActivated() -> Bool {
    guard mask != 0 else { return false }
    guard pause == 0 else {
      pause &-= 1
      return false
    }
    activate()
    return true
  }

  @inline(never)
  private mutating func activate() {
    if entries == nil {
      let new = UnsafeMutablePointer<Entry>.allocate(capacity: mask + 1)
      new.initialize(repeating: Entry(), count: mask + 1)
      entries = new
      credit = Self.fullCredit
    }
    active = entries
  }

  /// Counts a miss; too many misses start a pause.
  mutating func miss() {
    credit = min(credit, Self.fullCredit) - Self.cost
    guard credit < 0 else { return }
    credit = Self.fullCredit / 4
    pause = Self.pauseLength
    active = nil
  }

  func deallocate() { entries?.deallocate() }
}
