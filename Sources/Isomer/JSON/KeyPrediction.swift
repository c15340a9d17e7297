/// Remembers where in the document the text between two values of an object stood last time.
///
/// Services write the keys of an object in one order, though rarely in the declared one. So for
/// each key the text that followed its value is remembered: comma, whitespace, the next key, its
/// colon and the whitespace behind it. When the same bytes come again, the next key is known
/// without looking for its end and without comparing it with the model's keys. An order is a guess
/// and never an assumption: any difference takes the plain path, and that path's result replaces
/// the memory.
///
/// ```
///  {"id":1,"title":"a"},{"id":2,"title":"b"}
///         └───┬───┘            └───┬───┘
///     stored for "after id"    compared 8 bytes at a time: equal → index of "title"
/// ```
///
/// The table is a cache with one entry for each of its places. The place follows from the key set,
/// the key before, and the depth, since indentation grows with it. The sets are laid out one behind
/// the other (`KeyTable.start`) and not by their addresses: how often two of them meet at a place,
/// and with it the speed, would change from run to run. The set is compared, so models never mix,
/// and then the bytes: equal bytes parse equally, which makes this correct for escapes and any
/// whitespace, whatever else the entry was stored for.
///
/// Where the order is random, comparing is wasted work. A credit counts hits against misses; used
/// up, it pauses the prediction for some thousand keys.
struct KeyPrediction {
  struct Entry {
    /// The address of the key set; 0 for a free place.
    var set: UInt = 0
    /// Where the text stood, and how long it is.
    var offset = 0
    var length: Int32 = 0
    /// Where in it the key's quote stands.
    var keyDistance: Int16 = 0
    /// The index of the key in it; `KeySet.unknown`, or `end` for the closing brace.
    ///
    /// While a report is collected, what `watched` gives for it.
    var index: Int16 = 0
  }

  /// The index of an entry whose text closes the object.
  static var end: Int { -2 }

  /// What stands for an index while a report is collected: always below `end`.
  ///
  /// So that the report has its look at every key, and reading without one no instruction for it:
  /// a key's index is tested for being negative anyway. It gives the index back, too.
  @inline(__always)
  static func watched(_ index: Int) -> Int { -5 &- index }

  /// The table while predictions are made; nil before the first key, in a pause, and for small
  /// documents.
  private(set) var active: UnsafeMutablePointer<Entry>?
  private var entries: UnsafeMutablePointer<Entry>?
  private(set) var mask: Int
  /// How far apart the places for one set at two depths are: the table's size by the golden ratio,
  /// which puts those of any few depths far from each other.
  private let step: Int
  /// The place of the entry for the key that was returned last as unknown.
  ///
  /// Unknown keys all have the same index: by their places what follows them is told apart.
  var lastUnknown = 0
  /// What hits earn and misses cost; used up, the prediction pauses.
  var credit = 0
  /// How many keys the pause still lasts.
  private var pause = 0

  private static var fullCredit: Int { 64 }
  private static var cost: Int { 3 }
  private static var pauseLength: Int { 4096 }

  /// Small documents have too few objects for the table to pay.
  init(documentSize: Int) {
    mask = documentSize < 2048 ? 0 : documentSize < 1 << 15 ? 255 : 1023
    step = mask < 1023 ? 158 : 633
  }

  /// The place in the table for what follows a key; always inside it.
  ///
  /// The keys of a set have neighbouring places.
  @inline(__always)
  func slot(_ keys: KeySet, after index: Int, depth: Int) -> Int {
    let start = keys.table.pointee.start
    let previous = index == KeySet.unknown ? lastUnknown &* 5 &+ 517 : index
    return (start &+ previous &+ depth &* step) & mask
  }

  /// Whether predictions begin with the next key, when none are made: at first, or after a pause.
  @inline(__always)
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

  /// Counts a miss; too many of them begin a pause.
  mutating func miss() {
    credit = min(credit, Self.fullCredit) - Self.cost
    guard credit < 0 else { return }
    credit = Self.fullCredit / 4
    pause = Self.pauseLength
    active = nil
  }

  func deallocate() { entries?.deallocate() }
}
