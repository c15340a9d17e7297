/// Remembers where in the document the text between two values of an object stood last time.
///
/// Services write the keys of an object in one order, though rarely in the declared one. So for each key the text that
/// followed its value is remembered: comma, whitespace, the next key, its colon and the whitespace behind it. When the
/// same bytes come again, the next key is known without looking for its end and without comparing it with the model's
/// keys. An order is a guess and never an assumption: any difference takes the plain path, and that path's result
/// replaces the memory.
///
/// ```
///  {"id":1,"title":"a"},{"id":2,"title":"b"}
///         └───┬───┘            └───┬───┘
///     stored for "after id"    compared 8 bytes at a time: equal → index of "title"
/// ```
///
/// The table is a cache with one entry for each of its places. The place follows from the address of the key set's name,
/// the key before, and the depth, since indentation grows with it. The name is compared, so models never mix, and then
/// the bytes: equal bytes parse equally, which makes this correct for escapes and any whitespace, whatever else the
/// entry was stored for.
///
/// Where the order is random, comparing is wasted work. A credit counts hits against misses; used up, it pauses the
/// prediction for some hundred keys.
struct KeyPrediction {
  struct Entry {
    /// The address of the key set's name; 0 for a free place.
    var name: UInt = 0
    /// Where the text stood, and how long it is.
    var offset = 0
    var length: Int32 = 0
    /// Where in it the key's quote stands.
    var keyDistance: Int16 = 0
    /// The index of the key in it; `KeySet.unknown`, or `end` for the closing brace.
    var index: Int16 = 0
  }

  /// The index of an entry whose text closes the object.
  static var end: Int { -2 }
  /// Keys after which an unknown one comes are told apart by the entry that found them.
  static var unknownBase: Int { 1 << 20 }

  private(set) var entries: UnsafeMutablePointer<Entry>?
  private var mask = 0
  /// The place of the entry for the key that was returned last as unknown.
  var lastUnknown = 0
  /// What hits earn and misses cost; below 0 the prediction pauses.
  private(set) var credit = 64
  /// How many keys the pause still lasts.
  private var pause = 0

  /// Small documents have too few objects for the table to pay.
  init(documentSize: Int) {
    mask = documentSize < 2048 ? 0 : documentSize < 1 << 15 ? 255 : 1023
  }

  /// Whether to predict now.
  @inline(__always)
  mutating func isOn() -> Bool {
    if pause == 0 { return mask != 0 }
    pause &-= 1
    return false
  }

  /// The entries, made at their first use.
  @inline(__always)
  mutating func table() -> UnsafeMutablePointer<Entry> {
    if let entries { return entries }
    return makeTable()
  }

  @inline(never)
  private mutating func makeTable() -> UnsafeMutablePointer<Entry> {
    let new = UnsafeMutablePointer<Entry>.allocate(capacity: mask + 1)
    new.initialize(repeating: Entry(), count: mask + 1)
    entries = new
    return new
  }

  /// The place in the table; always inside it.
  @inline(__always)
  func slot(_ name: UInt, _ place: Int) -> Int {
    let hash = (name &+ UInt(bitPattern: place) &* 0x9E37_79B1) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 40) & mask
  }

  @inline(__always)
  mutating func hit() { if credit < 64 { credit &+= 1 } }

  @inline(__always)
  mutating func miss() {
    credit &-= 3
    if credit < 0 {
      credit = 16
      pause = 1024
    }
  }

  func deallocate() { entries?.deallocate() }
}
