// Generated from Descriptions.swift by each build. Do not edit.
// swift-format-ignore-file

import Foundation
@_spi(Generated) import Isomer

extension SchemaOrReference: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("reference", &attempts, mappedRead_reference) {
      return value
    }
    if let value = try reader.attempt("schema", &attempts, mappedRead_schema) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_reference(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .reference(try SchemaReference.read(&reader))
  }

  private static func mappedRead_schema(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .schema(try APISchema.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    guard writer.beginCase() else { return }
    switch self {
    case .reference(let reference): writer.member("", reference)
    case .schema(let schema): writer.member("", schema)
    }
    writer.endCase()
  }
}

extension SchemaReference: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    $ref: target 13 required
    """, of: "Descriptions.swift: SchemaReference")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var target: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.target = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.target = partial.target.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"$ref\":", self.target)
  }
}

extension APISchema: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    type: 19
    items: 20
    properties: 21 default
    required: 22 default
    """, of: "Descriptions.swift: APISchema")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var type: [Kind]? = nil
    var items: SchemaOrReference? = nil
    var properties: [String: SchemaOrReference]? = nil
    var required: [String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.type = try reader.elements(.wrap, of: [Kind]?.self)
      case 1: partial.items = try SchemaOrReference?.read(&reader)
      case 2: partial.properties = try [String: SchemaOrReference]?.read(&reader)
      case 3: partial.required = try [String]?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.type = partial.type.take()
    self.items = partial.items.take()
    if let read = partial.properties.take() { self.properties = read }
    if let read = partial.required.take() { self.required = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.optional(",\"type\":", self.type)
    writer.optional(",\"items\":", self.items)
    writer.member(",\"properties\":", self.properties)
    writer.member(",\"required\":", self.required)
  }
}

extension APISchema.Kind: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "object": return .object
    case "array": return .array
    case "string": return .string
    case "integer": return .integer
    case "number": return .number
    case "boolean": return .boolean
    case "null": return .null
    default:
      throw reader.unknownCase("one of \"object\", \"array\", \"string\", \"integer\", \"number\", \"boolean\", \"null\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .object: writer.raw("\"object\"")
    case .array: writer.raw("\"array\"")
    case .string: writer.raw("\"string\"")
    case .integer: writer.raw("\"integer\"")
    case .number: writer.raw("\"number\"")
    case .boolean: writer.raw("\"boolean\"")
    case .null: writer.raw("\"null\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}

extension ClusterObject: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    guard let tag = try reader.tag(at: "kind") else {
      throw reader.missingTag(at: "kind")
    }
    switch tag {
    case "Service":
      return .service(try ServiceObject.read(&reader))
    case "ConfigMap":
      return .configuration(try ConfigurationObject.read(&reader))
    default: throw reader.unknownTag("one of \"Service\", \"ConfigMap\"", at: "kind")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .service(let service):
      guard let start = writer.beginObject() else { return }
      writer.raw(",\"kind\":\"Service\"")
      service.writeMappedMembers(to: &writer)
      writer.endObject(start)
    case .configuration(let configuration):
      guard let start = writer.beginObject() else { return }
      writer.raw(",\"kind\":\"ConfigMap\"")
      configuration.writeMappedMembers(to: &writer)
      writer.endObject(start)
    }
  }
}

extension ServiceObject: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    metadata
    spec
    """, of: "Descriptions.swift: ServiceObject", objects: [mappedKeys_metadata, mappedKeys_spec])

  private static let mappedKeys_metadata = Isomer.KeySet(
    """
    name: 39 required
    labels: 40 default
    """, of: "Descriptions.swift: ServiceObject", below: "metadata")

  private static let mappedKeys_spec = Isomer.KeySet(
    """
    ports: 41 required
    """, of: "Descriptions.swift: ServiceObject", below: "spec")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.ports { missing = "spec.ports" }
    if case nil = partial.name { missing = "metadata.name" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var labels: [String: String]? = nil
    var ports: [Port]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_metadata, first: 2, from: &reader)
      case 1: try partial.fillObject(mappedKeys_spec, first: 4, from: &reader)
      case 2: partial.name = try String.read(&reader)
      case 3: partial.labels = try [String: String]?.read(&reader)
      case 4: partial.ports = try [Port].read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    if let read = partial.labels.take() { self.labels = read }
    self.ports = partial.ports.moved()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"metadata\":")
      writer.member(",\"name\":", self.name)
      writer.member(",\"labels\":", self.labels)
      writer.endContainer(container)
    }
    do {
      let container = writer.beginContainer(",\"spec\":")
      writer.member(",\"ports\":", self.ports)
      writer.endContainer(container)
    }
  }
}

extension ServiceObject.Port: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    port: 45 required
    targetPort: 46
    """, of: "Descriptions.swift: ServiceObject.Port")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var port: UInt16? = nil
    var targetPort: Target? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.port = try UInt16.read(&reader)
      case 1: partial.targetPort = try Target?.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.port = partial.port.moved()
    self.targetPort = partial.targetPort.take()
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"port\":", self.port)
    writer.optional(",\"targetPort\":", self.targetPort)
  }
}

extension ServiceObject.Port.Target: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("number", &attempts, mappedRead_number) {
      return value
    }
    if let value = try reader.attempt("name", &attempts, mappedRead_name) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_number(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .number(try UInt16.read(&reader))
  }

  private static func mappedRead_name(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .name(try String.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .number(let number): writer.member("", number)
    case .name(let name): writer.member("", name)
    }
  }
}

extension ConfigurationObject: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    metadata
    data: 59 default
    """, of: "Descriptions.swift: ConfigurationObject", objects: [mappedKeys_metadata])

  private static let mappedKeys_metadata = Isomer.KeySet(
    """
    name: 58 required
    """, of: "Descriptions.swift: ConfigurationObject", below: "metadata")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    var missing: String?
    if case nil = partial.name { missing = "metadata.name" }
    if let missing { throw reader.missing(missing) }
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var data: [String: String]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: try partial.fillObject(mappedKeys_metadata, first: 2, from: &reader)
      case 1: partial.data = try [String: String]?.read(&reader)
      case 2: partial.name = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    if let read = partial.data.take() { self.data = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    do {
      let container = writer.beginContainer(",\"metadata\":")
      writer.member(",\"name\":", self.name)
      writer.endContainer(container)
    }
    writer.member(",\"data\":", self.data)
  }
}

extension PackageManifest: Isomer.KeyedReadable, Isomer.KeyedWritable {
  static let mappedKeys = Isomer.KeySet(
    """
    name: 65 required
    version: 66 required
    author: 67
    dependencies: 68 default
    private: isPrivate 69 default
    """, of: "Descriptions.swift: PackageManifest")

  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var name: String? = nil
    var version: String? = nil
    var author: Person? = nil
    var dependencies: [String: String]? = nil
    var isPrivate: Bool? = nil
    var others: [String: Value]? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.name = try String.read(&reader)
      case 1:
        partial.version = try reader.checked(String.read(&reader), by: { try mappedCheck_version(&$0) })
      case 2: partial.author = try Person?.read(&reader)
      case 3: partial.dependencies = try [String: String]?.read(&reader)
      case 4: partial.isPrivate = try Bool?.read(&reader)
      default: try reader.keep(in: &partial.others)
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.name = partial.name.moved()
    self.version = partial.version.moved()
    self.author = partial.author.take()
    if let read = partial.dependencies.take() { self.dependencies = read }
    if let read = partial.isPrivate.take() { self.isPrivate = read }
    if let read = partial.others.take() { self.others = read }
  }

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"name\":", self.name)
    writer.member(",\"version\":", self.version)
    writer.optional(",\"author\":", self.author)
    writer.member(",\"dependencies\":", self.dependencies)
    writer.member(",\"private\":", self.isPrivate)
    writer.rest(self.others, besides: Self.self)
  }

  func mappedPaths(_ options: Isomer.WritingOptions) -> Isomer.PropertyPaths {
    var paths = Isomer.PropertyPaths(
      """
      name
      version
      author
      dependencies
      isPrivate: private
      """)
    paths.rest("others")
    return paths
  }
}

extension PackageManifest: Isomer.Validatable {
  func validated() throws(Isomer.MappingError) -> Self {
    try Isomer.correction(of: self.version, at: "version", by: { try Self.mappedCheck_version(&$0) })
    return self
  }

  private static func mappedCheck_version(_ value: inout Isomer.Checked<String>) throws {
    try value.matches(mappedPattern_version_0)
  }

  #sourceLocation(file: "Fixtures/Models/Documents/Descriptions.swift", line: 65)
  private static let mappedPattern_version_0 =
                      Isomer.CheckPattern.matches(#"\d+\.\d+\.\d+.*"#)
  #sourceLocation()
}

extension PackageManifest.Person: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var attempts = Isomer.Attempts()
    if let value = try reader.attempt("text", &attempts, mappedRead_text) {
      return value
    }
    if let value = try reader.attempt("fields", &attempts, Mapped_fields.read) {
      return value
    }
    throw reader.noCase(attempts)
  }

  private static func mappedRead_text(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    return .text(try String.read(&reader))
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .text(let text): writer.member("", text)
    case .fields(let name, let email): Mapped_fields.write(name, email, to: &writer)
    }
  }
}

extension PackageManifest.Person {
  private enum Mapped_fields: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> PackageManifest.Person {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var name: String? = nil
      var email: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.name = try String.read(&reader)
        case 1: partial.email = try String?.read(&reader)
        default: try reader.skipValue()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> PackageManifest.Person {
      let mappedArgument_name = partial.name.moved()
      let mappedArgument_email = partial.email.take()
      let value = PackageManifest.Person.fields(name: mappedArgument_name, email: mappedArgument_email)
      return value
    }

    static let mappedKeys = Isomer.KeySet(
      """
      name: 76 required
      email: 76
      """, of: "Descriptions.swift: PackageManifest.Person.fields")

    static func write(_ name: String, _ email: String?, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(name, email, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ name: String, _ email: String?, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"name\":", name)
      writer.optional(",\"email\":", email)
    }
  }
}
