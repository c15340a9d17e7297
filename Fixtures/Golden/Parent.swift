// A child refers to the object that contains it.
// The models are in Parents.swift.

extension Folder: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Folder {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    let value = mappedValue(of: &partial)
    for child in value.folders {
      child.parent = value
    }
    if let child = value.cover {
      child.folder = value
      #if os(Linux)
      child.second = value
      #endif
    }
    for child in value.sheets.values {
      for child in child {
        if let child = child {
          child.folder = value
          #if os(Linux)
          child.second = value
          #endif
        }
      }
    }
    if let child = value.pinned {
      for child in child {
        child.folder = value
        #if os(Linux)
        child.second = value
        #endif
      }
    }
    return value
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var folders: [Folder]? = nil
    var cover: Sheet? = nil
    var sheets: [String: [Sheet?]]? = nil
    var pinned: Set<Sheet>? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1: partial.folders = try [Folder]?.read(&reader)
      case 2: partial.cover = try Sheet?.read(&reader)
      case 3: partial.sheets = try [String: [Sheet?]]?.read(&reader)
      case 4: partial.pinned = try reader.elements(.lossy, of: Set<Sheet>?.self)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Folder {
    let mappedArgument_name = partial.name.moved()
    let value = Self(name: mappedArgument_name)
    if let read = partial.folders.take() { value.folders = read }
    value.cover = partial.cover.take()
    if let read = partial.sheets.take() { value.sheets = read }
    value.pinned = partial.pinned.take()
    return value
  }

  static let mappedKeys = Isomer.KeySet(
    """
    name: = required
    folders: = default
    cover: =
    sheets: = default
    pinned: =
    """, of: "Parents.swift: Folder")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"folders\":", self.folders)
    writer.optional(",\"cover\":", self.cover)
    writer.member(",\"sheets\":", self.sheets)
    writer.optional(",\"pinned\":", self.pinned)
  }
}

extension Folder: Equatable {
  static func == (left: Folder, right: Folder) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.name == right.name else { return false }
    guard left.folders == right.folders else { return false }
    guard left.cover == right.cover else { return false }
    guard left.sheets == right.sheets else { return false }
    guard left.pinned == right.pinned else { return false }
    return true
  }
}

extension Folder: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.name)
    hasher.combine(self.folders)
    hasher.combine(self.cover)
    hasher.combine(self.sheets)
    hasher.combine(self.pinned)
  }
}

extension Folder: Isomer.Copying {
  func copy() -> Folder {
    let copy = Folder(name: self.name)
    copy.folders = self.folders
    copy.cover = self.cover
    copy.sheets = self.sheets
    copy.pinned = self.pinned
    copy.parent = self.parent
    return copy
  }
}

extension Folder: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Folder")
    text.add("name", self.name)
    text.add("folders", self.folders)
    text.add("cover", self.cover)
    text.add("sheets", self.sheets)
    text.add("pinned", self.pinned)
    return text.finished
  }
}

extension Sheet: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Sheet {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Sheet {
    let mappedArgument_title = partial.title.moved()
    return Self(title: mappedArgument_title)
  }

  static let mappedKeys = Isomer.KeySet(
    """
    title: = required
    """, of: "Parents.swift: Sheet")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
  }
}

extension Sheet: Equatable {
  static func == (left: Sheet, right: Sheet) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.title == right.title else { return false }
    return true
  }
}

extension Sheet: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.title)
  }
}

extension Sheet: Isomer.Copying {
  func copy() -> Sheet {
    let copy = Sheet(title: self.title)
    copy.folder = self.folder
    return copy
  }
}

extension Sheet: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText("Sheet")
    text.add("title", self.title)
    return text.finished
  }
}
