// Generated from Group.swift by each build. Do not edit.
// swift-format-ignore-file

@_spi(Generated) import Isomer

extension Group {
  enum Mapped_Group: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Group {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var children: [Node]?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2: partial.children = try [Node]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Group {
      let value = Group()
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.children.takeValue() { value.children = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      name: 3 in `Node.swift` default
      children: 3 default
      """, of: "Group.swift: Group")

    static func writeMappedMembers(_ value: Group, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"group\"")
      writer.member(",\"name\":", value.name)
      writer.member(",\"children\":", value.children)
    }

    static func validate(_ value: Group) throws(Isomer.MappingError) {
      try Isomer.validated(value.children, at: "children")
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Group>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Isolated/Node.swift", line: 1)
                                                             try value.check(by: { $0.name != "-" }, "{ $0.name != \"-\" }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: Group, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        children
        """)
      paths.always("type")
      return paths
    }

    static func update(_ value: Group, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "type") {
        switch tag {
        case "group": break
        default: throw reader.unknownTag("\"group\"", at: "type")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.name {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Isolated/Node.swift", line: 2)
        let mappedDefault: String
           = ""
        #sourceLocation()
        partial.name = mappedDefault
      }
      if case .some(nil) = partial.children {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Isolated/Group.swift", line: 2)
        let mappedDefault: [Node]
                       = []
        #sourceLocation()
        partial.children = mappedDefault
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

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Group) {
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.children.takeValue() { value.children = read }
    }

    private static func mappedKept(
      of value: Group, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.children != nil { kept.children = value.children }
      return kept
    }
  }
}

extension Group {
  enum Derived_Group {
    static func equals(_ left: Group, _ right: Group) -> Bool {
      guard left.children == right.children else { return false }
      return true
    }

    static func hash(_ value: Group, into hasher: inout Hasher) {
      hasher.combine(value.children)
    }

    static func merge(_ newer: Group, into own: Group) {
      own.children = newer.children
    }

    static func describe(_ value: Group, in text: inout Isomer.DescriptionText) {
      text.add("children", value.children)
    }
  }
}

extension Leaf {
  enum Mapped_Leaf: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Leaf {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return try reader.checked(mappedValue(of: &partial), by: { try mappedCheck(&$0) })
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String?? = nil
      var size: Int?? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2: partial.size = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Leaf {
      let value = Leaf()
      if let read = partial.name.takeValue() { value.name = read }
      value.size = partial.size.takeValue()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      name: 3 in `Node.swift` default
      size: 8
      """, of: "Group.swift: Leaf")

    static func writeMappedMembers(_ value: Leaf, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"leaf\"")
      writer.member(",\"name\":", value.name)
      writer.optional(",\"size\":", value.size)
    }

    static func validate(_ value: Leaf) throws(Isomer.MappingError) {
      try Isomer.validated(value, by: { try mappedCheck(&$0) })
    }

    private static func mappedCheck(_ value: inout Isomer.Checked<Leaf>) throws {
      #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Isolated/Node.swift", line: 1)
                                                             try value.check(by: { $0.name != "-" }, "{ $0.name != \"-\" }")
      #sourceLocation()
    }

    static func mappedPaths(_ value: Leaf, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        size
        """)
      paths.always("type")
      return paths
    }

    static func update(_ value: Leaf, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      if let tag = try reader.tag(at: "type") {
        switch tag {
        case "leaf": break
        default: throw reader.unknownTag("\"leaf\"", at: "type")
        }
      }
      let start = reader.position
      try reader.beginUpdate(of: value)
      var partial = MappedPartial()
      try partial.fill(mappedKeys, from: &reader)
      if case .some(nil) = partial.name {
        #sourceLocation(file: "Fixtures/Packages/Hierarchy/Sources/Isolated/Node.swift", line: 2)
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

    private static func mappedAssign(_ partial: inout MappedPartial, to value: Leaf) {
      if let read = partial.name.takeValue() { value.name = read }
      if let read = partial.size.take() { value.size = read }
    }

    private static func mappedKept(
      of value: Leaf, before partial: borrowing MappedPartial
    ) -> MappedPartial {
      var kept = MappedPartial()
      if partial.name != nil { kept.name = value.name }
      if partial.size != nil { kept.size = value.size }
      return kept
    }
  }
}

extension Leaf {
  enum Derived_Leaf {
    static func equals(_ left: Leaf, _ right: Leaf) -> Bool {
      guard left.size == right.size else { return false }
      return true
    }

    static func hash(_ value: Leaf, into hasher: inout Hasher) {
      hasher.combine(value.size)
    }

    static func merge(_ newer: Leaf, into own: Leaf) {
      own.size = newer.size
    }

    static func describe(_ value: Leaf, in text: inout Isomer.DescriptionText) {
      text.add("size", value.size)
    }
  }
}
