// Generated from Clusters.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension Message: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Message.self { return Message.Mapped_Message.self }
    if self is AnimatedMessage.Type { return AnimatedMessage.Mapped_AnimatedMessage.self }
    if self is PictureMessage.Type { return PictureMessage.Mapped_PictureMessage.self }
    if self is TextMessage.Type { return TextMessage.Mapped_TextMessage.self }
    return Message.Mapped_Message.self
  }
}

extension Message {
  enum Mapped_Message: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Message {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Message {
      let value = Message()
      if let read = partial.id.take() { value.id = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 8 default
      """, of: "Clusters.swift: Message")

    static func writeMappedMembers(_ value: Message, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Message {
      if try reader.has("frames") { return try AnimatedMessage.Mapped_AnimatedMessage.read(&reader) }
      if try reader.has("image_url") { return try PictureMessage.Mapped_PictureMessage.read(&reader) }
      if try reader.has("body\ntext") { return try TextMessage.Mapped_TextMessage.read(&reader) }
      throw reader.noMember("an object with one of 'frames', 'image_url', 'body.text'")
    }
  }
}

extension PictureMessage {
  enum Mapped_PictureMessage: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> PictureMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var imageURL: URL? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        case 1: partial.imageURL = try URL?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> PictureMessage {
      let value = PictureMessage()
      if let read = partial.id.take() { value.id = read }
      value.imageURL = partial.imageURL.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 8 default
      image_url: imageURL 15
      """, of: "Clusters.swift: PictureMessage")

    static func writeMappedMembers(_ value: PictureMessage, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.optional(",\"image_url\":", value.imageURL)
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> PictureMessage {
      if try reader.has("frames") { return try AnimatedMessage.Mapped_AnimatedMessage.read(&reader) }
      return try mappedBuild(&reader)
    }
  }
}

extension TextMessage {
  enum Mapped_TextMessage: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> TextMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var body: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        case 1: try partial.fillObject(mappedKeys_body, first: 2, from: &reader)
        case 2: partial.body = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> TextMessage {
      let value = TextMessage()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.body.take() { value.body = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 8 default
      body
      """, of: "Clusters.swift: TextMessage", objects: [mappedKeys_body])

    private static let mappedKeys_body = Isomer.KeySet(
      """
      text: body 21 default
      """, of: "Clusters.swift: TextMessage", below: "body")

    static func writeMappedMembers(_ value: TextMessage, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      do {
        let container = writer.beginContainer(",\"body\":")
        writer.member(",\"text\":", value.body)
        writer.endContainer(container)
      }
    }
  }
}

extension AnimatedMessage {
  enum Mapped_AnimatedMessage: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AnimatedMessage {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var imageURL: URL? = nil
      var frames: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        case 1: partial.imageURL = try URL?.read(&reader)
        case 2: partial.frames = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AnimatedMessage {
      let value = AnimatedMessage()
      if let read = partial.id.take() { value.id = read }
      value.imageURL = partial.imageURL.take()
      if let read = partial.frames.take() { value.frames = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 8 default
      image_url: imageURL 15
      frames: 27 default
      """, of: "Clusters.swift: AnimatedMessage")

    static func writeMappedMembers(_ value: AnimatedMessage, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.optional(",\"image_url\":", value.imageURL)
      writer.member(",\"frames\":", value.frames)
    }
  }
}

extension Shape: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Shape.self { return Shape.Mapped_Shape.self }
    if self is Quadratic.Type { return Quadratic.Mapped_Quadratic.self }
    if self is AnyCurve.Type { return AnyCurve.Mapped_AnyCurve.self }
    if self is Circle.Type { return Circle.Mapped_Circle.self }
    if self is Square.Type { return Square.Mapped_Square.self }
    if self is Curve.Type { return Curve.Mapped_Curve.self }
    return Shape.Mapped_Shape.self
  }
}

extension Shape {
  enum Mapped_Shape: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Shape {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Shape {
      let value = Shape()
      value.name = partial.name.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      name: 34
      """, of: "Clusters.swift: Shape")

    static func writeMappedMembers(_ value: Shape, to writer: inout Isomer.JSONWriter) {
      writer.optional(",\"name\":", value.name)
    }

    static func mappedPaths(_ value: Shape, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("name")
      paths.always("kind")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Shape {
      guard let tag = try reader.tag(at: "kind") else {
        throw reader.missingTag(at: "kind")
      }
      switch tag {
      case "circle", "disc": return try Circle.Mapped_Circle.read(&reader)
      case "Square": return try Square.Mapped_Square.read(&reader)
      case "curve": return try Curve.Mapped_Curve.read(&reader)
      default: throw reader.unknownTag("one of \"circle\", \"disc\", \"Square\", \"curve\"", at: "kind")
      }
    }
  }
}

extension Circle {
  enum Mapped_Circle: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Circle {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var radius: Double? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2: partial.radius = try Double.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Circle {
      let mappedArgument_radius = partial.radius.moved()
      let value = Circle(radius: mappedArgument_radius)
      value.name = partial.name.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      name: 34
      radius: 39 required
      """, of: "Clusters.swift: Circle")

    static func writeMappedMembers(_ value: Circle, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"circle\"")
      writer.optional(",\"name\":", value.name)
      writer.member(",\"radius\":", value.radius)
    }

    static func mappedPaths(_ value: Circle, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        radius
        """)
      paths.always("kind")
      return paths
    }
  }
}

extension Square {
  enum Mapped_Square: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Square {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var side: Double? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.name = try String?.read(&reader)
        case 2: partial.side = try Double?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Square {
      let value = Square()
      value.name = partial.name.take()
      if let read = partial.side.take() { value.side = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      name: 34
      side: 46 default
      """, of: "Clusters.swift: Square")

    static func writeMappedMembers(_ value: Square, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"Square\"")
      writer.optional(",\"name\":", value.name)
      writer.member(",\"side\":", value.side)
    }

    static func mappedPaths(_ value: Square, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        side
        """)
      paths.always("kind")
      return paths
    }
  }
}

extension Curve {
  enum Mapped_Curve: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Curve {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var points: [Double]? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: try reader.skipValue()
              default: throw reader.unknownKey()
              }
            }
          }
        case 2: partial.name = try String?.read(&reader)
        case 3: partial.points = try [Double]?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Curve {
      let value = Curve()
      value.name = partial.name.take()
      if let read = partial.points.take() { value.points = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      meta
      name: 34
      points: 52 default
      """, of: "Clusters.swift: Curve", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      curve
      """, of: "Clusters.swift: Curve", below: "meta")

    static func writeMappedMembers(_ value: Curve, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"curve\"")
      writer.optional(",\"name\":", value.name)
      writer.member(",\"points\":", value.points)
    }

    static func mappedPaths(_ value: Curve, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        points
        """)
      paths.always("kind")
      paths.always("meta.curve")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Curve {
      guard let tag = try reader.tag(at: "meta\ncurve") else {
        return try AnyCurve.Mapped_AnyCurve.read(&reader)
      }
      switch tag {
      case 2: return try Quadratic.Mapped_Quadratic.read(&reader)
      default: return try AnyCurve.Mapped_AnyCurve.read(&reader)
      }
    }
  }
}

extension Quadratic {
  enum Mapped_Quadratic: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Quadratic {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var points: [Double]? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: try reader.skipValue()
              default: throw reader.unknownKey()
              }
            }
          }
        case 2: partial.name = try String?.read(&reader)
        case 3: partial.points = try [Double]?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Quadratic {
      let value = Quadratic()
      value.name = partial.name.take()
      if let read = partial.points.take() { value.points = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      meta
      name: 34
      points: 52 default
      """, of: "Clusters.swift: Quadratic", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      curve
      """, of: "Clusters.swift: Quadratic", below: "meta")

    static func writeMappedMembers(_ value: Quadratic, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"curve\"")
      do {
        let container = writer.beginContainer(",\"meta\":")
        writer.raw(",\"curve\":2")
        writer.endContainer(container)
      }
      writer.optional(",\"name\":", value.name)
      writer.member(",\"points\":", value.points)
    }

    static func mappedPaths(_ value: Quadratic, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        points
        """)
      paths.always("kind")
      paths.always("meta.curve")
      return paths
    }
  }
}

extension AnyCurve {
  enum Mapped_AnyCurve: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AnyCurve {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var points: [Double]? = nil
      var degree: Int? = nil
      var mappedSeen = Isomer.SeenKeys()

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        if !partial.mappedSeen.insert(key) { throw reader.duplicateKey() }
        switch key {
        case 0: try reader.skipValue()
        case 1:
          if try !reader.readNull() {
            var seen = Isomer.SeenKeys()
            try reader.members(of: mappedKeys_meta) { key, reader throws(Isomer.ReadingFailure) in
              if !seen.insert(key) { throw reader.duplicateKey() }
              switch key {
              case 0: try reader.skipValue()
              default: throw reader.unknownKey()
              }
            }
          }
        case 2: partial.name = try String?.read(&reader)
        case 3: partial.points = try [Double]?.read(&reader)
        case 4: partial.degree = try Int?.read(&reader)
        default: throw reader.unknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AnyCurve {
      let value = AnyCurve()
      value.name = partial.name.take()
      if let read = partial.points.take() { value.points = read }
      value.degree = partial.degree.take()
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      meta
      name: 34
      points: 52 default
      degree: 60
      """, of: "Clusters.swift: AnyCurve", objects: [mappedKeys_meta])

    private static let mappedKeys_meta = Isomer.KeySet(
      """
      curve
      """, of: "Clusters.swift: AnyCurve", below: "meta")

    static func writeMappedMembers(_ value: AnyCurve, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"curve\"")
      writer.optional(",\"name\":", value.name)
      writer.member(",\"points\":", value.points)
      writer.optional(",\"degree\":", value.degree)
    }

    static func mappedPaths(_ value: AnyCurve, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        name
        points
        degree
        """)
      paths.always("kind")
      paths.always("meta.curve")
      return paths
    }
  }
}

extension Drawing: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 65 required
    shapes: 66 required
    background: 67
    named: 68 required
    """, of: "Clusters.swift: Drawing")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var shapes: [Shape]? = nil
    var background: Shape? = nil
    var named: [String: Shape]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      case 1: partial.shapes = try [Shape].read(&reader)
      case 2: partial.background = try Shape?.read(&reader)
      case 3: partial.named = try [String: Shape].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.shapes = partial.shapes.moved()
    self.background = partial.background.take()
    self.named = partial.named.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"shapes\":", self.shapes)
    writer.optional(",\"background\":", self.background)
    writer.member(",\"named\":", self.named)
  }
}

extension LinkEnclosure: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type
    title: 80 required
    url: 81 required
    """, of: "Clusters.swift: LinkEnclosure")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var url: URL? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.skipValue()
      case 1: partial.title = try String.read(&reader)
      case 2: partial.url = try URL.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
    self.url = partial.url.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"type\":\"link\"")
    writer.member(",\"title\":", self.title)
    writer.member(",\"url\":", self.url)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      title
      url
      """)
    paths.always("type")
    return paths
  }
}

extension FileEnclosure: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    title: 86 default
    type: kind 89 default
    size: 90 default
    """, of: "Clusters.swift: FileEnclosure")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return mappedValue(of: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil
    var kind: String? = nil
    var size: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String?.read(&reader)
      case 1: partial.kind = try String?.read(&reader)
      case 2: partial.size = try Int?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  fileprivate static func mappedValue(of partial: inout MappedPartial) -> Self {
    let value = Self()
    if let read = partial.title.take() { value.title = read }
    if let read = partial.kind.take() { value.kind = read }
    if let read = partial.size.take() { value.size = read }
    return value
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
    writer.member(",\"type\":", self.kind)
    writer.member(",\"size\":", self.size)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      title
      kind: type
      size
      """)
    paths.always("type")
    return paths
  }
}

extension Mail: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    subject: 95 required
    first: 96 required
    second: 97
    all: 98 default
    readable: 100
    byName: 101
    """, of: "Clusters.swift: Mail")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var subject: String? = nil
    var first: (any Enclosure)? = nil
    var second: (any Enclosure)? = nil
    var all: [any Enclosure]? = nil
    var readable: [any Enclosure]? = nil
    var byName: [String: any Enclosure]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.subject = try String.read(&reader)
      case 1: partial.first = try AnyEnclosure.read(&reader).unboxed
      case 2: partial.second = try AnyEnclosure?.read(&reader).unboxed
      case 3: partial.all = try [AnyEnclosure]?.read(&reader).unboxed
      case 4: partial.readable = try reader.elements(.lossy, of: [AnyEnclosure]?.self).unboxed
      case 5: partial.byName = try [String: AnyEnclosure]?.read(&reader).unboxed
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.subject = partial.subject.moved()
    self.first = partial.first.moved()
    self.second = partial.second.take()
    if let read = partial.all.take() { self.all = read }
    self.readable = partial.readable.take()
    self.byName = partial.byName.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"subject\":", self.subject)
    writer.member(",\"first\":", AnyEnclosure(boxing: self.first))
    writer.optional(",\"second\":", Optional<AnyEnclosure>(boxing: self.second))
    writer.member(",\"all\":", [AnyEnclosure](boxing: self.all))
    writer.optional(",\"readable\":", Optional<[AnyEnclosure]>(boxing: self.readable))
    writer.optional(",\"byName\":", Optional<[String: AnyEnclosure]>(boxing: self.byName))
  }
}

extension OpenQuestion: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == OpenQuestion.self { return OpenQuestion.Mapped_OpenQuestion.self }
    if self is ChoiceQuestion.Type { return ChoiceQuestion.Mapped_ChoiceQuestion.self }
    return OpenQuestion.Mapped_OpenQuestion.self
  }
}

extension OpenQuestion {
  enum Mapped_OpenQuestion: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> OpenQuestion {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var text: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.text = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> OpenQuestion {
      let value = OpenQuestion()
      if let read = partial.text.take() { value.text = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      text: 111 default
      """, of: "Clusters.swift: OpenQuestion")

    static func writeMappedMembers(_ value: OpenQuestion, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"open\"")
      writer.member(",\"text\":", value.text)
    }

    static func mappedPaths(_ value: OpenQuestion, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("text")
      paths.always("kind")
      return paths
    }
  }
}

extension ChoiceQuestion {
  enum Mapped_ChoiceQuestion: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> ChoiceQuestion {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var text: String? = nil
      var answers: [String]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.text = try String?.read(&reader)
        case 2: partial.answers = try [String]?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> ChoiceQuestion {
      let value = ChoiceQuestion()
      if let read = partial.text.take() { value.text = read }
      if let read = partial.answers.take() { value.answers = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      kind
      text: 111 default
      answers: 116 default
      """, of: "Clusters.swift: ChoiceQuestion")

    static func writeMappedMembers(_ value: ChoiceQuestion, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"kind\":\"choice\"")
      writer.member(",\"text\":", value.text)
      writer.member(",\"answers\":", value.answers)
    }

    static func mappedPaths(_ value: ChoiceQuestion, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        text
        answers
        """)
      paths.always("kind")
      return paths
    }
  }
}

extension RankedQuestion: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    ranks: 122 required
    """, of: "Clusters.swift: RankedQuestion")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var ranks: [Int]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.skipValue()
      case 1: partial.ranks = try [Int].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.ranks = partial.ranks.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"kind\":\"ranked\"")
    writer.member(",\"ranks\":", self.ranks)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("ranks")
    paths.always("kind")
    return paths
  }
}

extension ClockQuestion: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    kind
    seconds: 127 required
    """, of: "Clusters.swift: ClockQuestion")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var seconds: Int? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try reader.skipValue()
      case 1: partial.seconds = try Int.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.seconds = partial.seconds.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.raw(",\"kind\":\"timed\"")
    writer.member(",\"seconds\":", self.seconds)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths("seconds")
    paths.always("kind")
    return paths
  }
}

extension Signal: Isomer.KeyedReadable, Isomer.KeyedWritable, Isomer.MappedByClass {
  static var mappedMapping: any Isomer.Mapping.Type {
    if self == Signal.self { return Signal.Mapped_Signal.self }
    if self is AlarmSignal.Type { return AlarmSignal.Mapped_AlarmSignal.self }
    if self is OtherSignal.Type { return OtherSignal.Mapped_OtherSignal.self }
    return Signal.Mapped_Signal.self
  }
}

extension Signal {
  enum Mapped_Signal: Isomer.Mapping {
    static func mappedBuild(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Signal {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Signal {
      let value = Signal()
      if let read = partial.id.take() { value.id = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 133 default
      """, of: "Clusters.swift: Signal")

    static func writeMappedMembers(_ value: Signal, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
    }

    static func mappedPaths(_ value: Signal, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id")
      paths.always("type")
      return paths
    }

    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Signal {
      guard let tag = try reader.tag(at: "type") else {
        return try OtherSignal.Mapped_OtherSignal.read(&reader)
      }
      switch tag {
      case "alarm": return try AlarmSignal.Mapped_AlarmSignal.read(&reader)
      default: return try OtherSignal.Mapped_OtherSignal.read(&reader)
      }
    }
  }
}

extension AlarmSignal {
  enum Mapped_AlarmSignal: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> AlarmSignal {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var level: Int? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: try reader.skipValue()
        case 1: partial.id = try Int?.read(&reader)
        case 2: partial.level = try Int?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> AlarmSignal {
      let value = AlarmSignal()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.level.take() { value.level = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      type
      id: 133 default
      level: 138 default
      """, of: "Clusters.swift: AlarmSignal")

    static func writeMappedMembers(_ value: AlarmSignal, to writer: inout Isomer.JSONWriter) {
      writer.raw(",\"type\":\"alarm\"")
      writer.member(",\"id\":", value.id)
      writer.member(",\"level\":", value.level)
    }

    static func mappedPaths(_ value: AlarmSignal, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths(
        """
        id
        level
        """)
      paths.always("type")
      return paths
    }
  }
}

extension OtherSignal {
  enum Mapped_OtherSignal: Isomer.Mapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> OtherSignal {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var id: Int? = nil
      var rest: [String: Value]? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.id = try Int?.read(&reader)
        default: try reader.keep(in: &partial.rest)
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> OtherSignal {
      let value = OtherSignal()
      if let read = partial.id.take() { value.id = read }
      if let read = partial.rest.take() { value.rest = read }
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      id: 133 default
      """, of: "Clusters.swift: OtherSignal")

    static func writeMappedMembers(_ value: OtherSignal, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"id\":", value.id)
      writer.rest(value.rest, besides: Self.self)
    }

    static func mappedPaths(_ value: OtherSignal, _ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
      var paths = Isomer.PropertyPaths("id")
      paths.always("type")
      paths.rest("rest")
      return paths
    }
  }
}

/// Any `Enclosure`: reads and writes a value of any of its subtypes.
struct AnyEnclosure: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  var value: any Enclosure

  /// Holds a value.
  init(_ value: any Enclosure) {
    self.value = value
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "type") else {
      throw reader.missingTag(at: "type")
    }
    switch tag {
    case "link": return Self(try LinkEnclosure.read(&reader))
    case "FileEnclosure": return Self(try FileEnclosure.read(&reader))
    default: throw reader.unknownTag("one of \"link\", \"FileEnclosure\"", at: "type")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as LinkEnclosure: value.write(to: &writer)
    case let value as FileEnclosure: value.write(to: &writer)
    default: writer.fail("its type is no member of 'Enclosure'")
    }
  }
}

extension AnyEnclosure: Isomer.Boxed {
  var unboxed: any Enclosure { value }

  init(boxing value: any Enclosure) { self.init(value) }
}

/// Any `Question`: reads and writes a value of any of its subtypes.
struct AnyQuestion: Isomer.Readable, Isomer.Writable {
  /// The value itself.
  var value: any Question

  /// Holds a value.
  init(_ value: any Question) {
    self.value = value
  }

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "open": return Self(try OpenQuestion.read(&reader))
    case "choice": return Self(try ChoiceQuestion.read(&reader))
    case "ranked": return Self(try RankedQuestion.read(&reader))
    case "timed": return Self(try ClockQuestion.read(&reader))
    default: throw reader.unknownTag("one of \"open\", \"choice\", \"ranked\", \"timed\"", at: "kind")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch value {
    case let value as OpenQuestion: value.write(to: &writer)
    case let value as ChoiceQuestion: value.write(to: &writer)
    case let value as RankedQuestion: value.write(to: &writer)
    case let value as ClockQuestion: value.write(to: &writer)
    default: writer.fail("its type is no member of 'Question'")
    }
  }
}

extension AnyQuestion: Isomer.Boxed {
  var unboxed: any Question { value }

  init(boxing value: any Question) { self.init(value) }
}
