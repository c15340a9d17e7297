import IsomerSyntax

import IsomerGenerator

/// How a library reads and writes a property.
struct PropertyMapping: Equatable {
  /// The path from which the property is read; nil if it is not read.
  var readPath: KeyPathText?
  /// The path to which the property is written; nil if it is not written.
  var writePath: KeyPathText?
  /// The other options, as written in an annotation: `default: 3`, `recover`.
  var options: [String] = []
  /// The value that the property receives when it is not in the document; it becomes its initial
  /// value.
  var initialValue: String?
  /// True if the property is flattened, so that it has no key.
  var isFlat = false

  init(_ path: KeyPathText? = nil, _ options: [String] = []) {
    readPath = path
    writePath = path
    self.options = options
  }

  /// Returns the options of the annotation.
  ///
  /// `key` contains the keys of the property without an option.
  func annotation(key: Directed<String>, reads: Bool, writes: Bool) -> [String] {
    let (own, other) = (KeyPathText([.key(key.read)]), KeyPathText([.key(key.write)]))
    let read = reads ? readPath : nil
    let write = writes ? writePath : nil
    guard read != nil || write != nil else { return ["skip"] }
    var found: [String] = []
    if let read, let write, !isFlat, read != write || own != other {
      if read != own { found.append("key.read: \(read.literal)") }
      if write != other { found.append("key.write: \(write.literal)") }
    } else if let path = read ?? write, !isFlat, path != (read == nil ? other : own) {
      found.append("key: \(path.literal)")
    }
    found += options
    if reads, read == nil { found.append("skip: .read") }
    if writes, write == nil { found.append("skip: .write") }
    return found
  }
}

extension KeyPathText {
  /// The path as a string literal.
  var literal: String { SwiftLiteral.string(text) }
}
