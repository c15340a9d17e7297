// Generated from Node.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Node: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Node.self { return Node.Mapped_Node.self }
    if self is Group.Type { return Group.Mapped_Group.self }
    if self is Leaf.Type { return Leaf.Mapped_Leaf.self }
    return Node.Mapped_Node.self
  }
}

extension Node: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Swift.type(of: self).mappedMapping.validate(object: self)
    return self
  }
}

extension Node {
  enum Mapped_Node: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Node {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Node {
      let value = Node()
      if let read = partial.name.takeValue() { value.name = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      name: 3 default
      """, of: "Node.swift: Node")

    static func writeMappedMembers(_ value: Node, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", value.name)
    }

    static func validate(_ value: Node) throws(Isomer.MappingError) {
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Node>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy//Sources/Isolated/Node.swift", line: 1)
                                                             try value.check(by: { $0.name != "-" }, "{ $0.name != \"-\" }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: Node, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("name")
      paths.always("type")
      return paths
    }

    static func update(_ value: Node, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "type") {
        switch tag {
        case "group", "leaf": throw reader.unknownTag("a tag of 'Node'", at: "type")
        default: break
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.name {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy//Sources/Isolated/Node.swift", line: 2)
        let mappedDefault: String
           = ""
        #sourceLocation()
        partial.name = mappedDefault
      }
      try reader.change(
        value, from: start,
        applying: {
          var kept = mappedKept(of: value, before: partial)
          mappedAssign(&partial, to: value)
          return { mappedAssign(&kept, to: value) }
        },
        settling: { reader throws(Isomer.ReadingFailure) in
          _ = try reader.checked(value, by: { try mappedCheck(&$0) })
        })
    }

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Node) {
      if let read = partial.name.takeValue() { value.name = read }
    }

    private static func mappedKept(
      of value: Node, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      return kept
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Node {
      guard let tag = try reader.tag(at: "type") else {
        throw reader.missingTag(at: "type")
      }
      switch tag {
      case "group": return try Group.Mapped_Group.read(&reader)
      case "leaf": return try Leaf.Mapped_Leaf.read(&reader)
      default: throw reader.unknownTag("one of \"group\", \"leaf\"", at: "type")
      }
    }
  }
}

extension Node: Isomer.Updatable {
  func update(from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
    switch self {
    case let value as Group: try Group.Mapped_Group.update(value, from: &reader)
    case let value as Leaf: try Leaf.Mapped_Leaf.update(value, from: &reader)
    default: try Node.Mapped_Node.update(self, from: &reader)
    }
  }
}

extension Node: Equatable {
  static func == (left: Node, right: Node) -> Bool {
    if left === right { return true }
    guard Swift.type(of: left) == Swift.type(of: right) else { return false }
    guard left.name == right.name else { return false }
    if let left = left as? Group, let right = right as? Group {
      guard Group.Derived_Group.equals(left, right) else { return false }
    }
    if let left = left as? Leaf, let right = right as? Leaf {
      guard Leaf.Derived_Leaf.equals(left, right) else { return false }
    }
    return true
  }
}

extension Node: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(self.name)
    if let value = self as? Group {
      Group.Derived_Group.hash(value, into: &hasher)
    }
    if let value = self as? Leaf {
      Leaf.Derived_Leaf.hash(value, into: &hasher)
    }
  }
}

extension Node: Isomer.Mergeable {
  func merge(_ newer: Node) {
    if self === newer { return }
    self.name = newer.name
    if let own = self as? Group, let newer = newer as? Group {
      Group.Derived_Group.merge(newer, into: own)
    }
    if let own = self as? Leaf, let newer = newer as? Leaf {
      Leaf.Derived_Leaf.merge(newer, into: own)
    }
  }
}

extension Node: CustomStringConvertible {
  var description: String {
    var text = Isomer.DescriptionText(of: Swift.type(of: self))
    text.add("name", self.name)
    if let value = self as? Group {
      Group.Derived_Group.describe(value, in: &text)
    }
    if let value = self as? Leaf {
      Leaf.Derived_Leaf.describe(value, in: &text)
    }
    return text.finished
  }
}
