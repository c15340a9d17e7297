package import IsomerSyntax

/// The types of the standard library and of Foundation that the generator knows.
enum StandardTypes {
  /// The number of bits of each integer type, negative for signed types.
  static let bits: [String: Int] = [
    "Int": -64, "Int8": -8, "Int16": -16, "Int32": -32, "Int64": -64, "Int128": -128,
    "UInt": 64, "UInt8": 8, "UInt16": 16, "UInt32": 32, "UInt64": 64, "UInt128": 128,
  ]

  /// Returns true if the first integer type can represent every value of the second.
  static func covers(_ first: String, _ second: String) -> Bool {
    guard let first = bits[first], let second = bits[second] else { return false }
    return switch (first < 0, second < 0) {
    case (true, true), (false, false): abs(first) >= abs(second)
    case (true, false): -first > second
    case (false, true): false
    }
  }

  static let allIntegers = Set(bits.keys)
  /// The integer types that keys and conversion support.
  static let integers = allIntegers.subtracting(["Int128", "UInt128"])

  static let floatingPoint: Set = ["CGFloat", "Double", "Float", "Float16", "TimeInterval"]

  /// Returns the kind of an enum's raw values whose type has this name.
  ///
  /// The aliases of the standard library are no files that could be searched.
  static func rawValues(of name: String) -> RawValues? {
    var path = name.pathComponents[...]
    if ["Swift", "Foundation"].contains(path.first) { path.removeFirst() }
    if path.first == "Unicode", path.count > 2 { path.removeFirst() }
    let name = path.joined(separator: ".")
    if allIntegers.contains(name) || integerAliases.contains(name) { return .integers }
    if floatingPoint.contains(name) || otherNumbers.contains(name) { return .numbers }
    return texts.contains(name) ? .strings : nil
  }

  private static let integerAliases: Set = [
    "CChar", "CInt", "CLong", "CLongLong", "CShort", "CSignedChar", "CUnsignedChar", "CUnsignedInt",
    "CUnsignedLong", "CUnsignedLongLong", "CUnsignedShort", "UTF16.CodeUnit", "UTF32.CodeUnit",
    "UTF8.CodeUnit",
  ]
  private static let otherNumbers: Set = ["CDouble", "CFloat", "Decimal"]
  private static let texts: Set = [
    "Character", "String", "Substring", "Unicode.Scalar", "UnicodeScalar",
  ]

  /// The types of the most common values, whose names a target hardly declares for its own types.
  static let basic = integers.union([
    "Bool", "CGFloat", "Date", "Double", "Float", "String", "Substring",
  ])
  /// The types that `coerce` can convert to.
  static let coercible = basic.union(["Decimal"])

  /// The types that the runtime maps and archives as single values.
  static let scalars = coercible.union([
    "Character", "Data", "Duration", "Float16", "Int128", "TimeInterval", "UInt128",
    "URL", "UUID", "JSONValue",
  ])

  /// The names of the types that the runtime maps.
  static let mapped = scalars.union(["PropertyChange", "Isomer.JSONValue"])

  /// The types of the runtime that properties can have.
  static let runtime: Set = [
    "PropertyChange", "MappingError", "NestedChange", "OrderedMap", "JSONValue", "JSONObject",
    "ValuePath",
  ]

  /// The mapped types that Foundation declares.
  static let foundation: Set = [
    "CGFloat", "Data", "Date", "Decimal", "TimeInterval", "URL", "UUID",
  ]

  /// Types of system frameworks that nothing maps.
  static let foreign: Set = [
    "AttributedString", "CGPoint", "CGRect", "CGSize", "CGVector", "CLLocation",
    "CLLocationCoordinate2D", "CharacterSet", "DateComponents", "DateInterval", "IndexPath",
    "IndexSet", "Locale", "NSArray", "NSAttributedString", "NSColor", "NSData", "NSDate",
    "NSDictionary", "NSImage", "NSNumber", "NSString", "NSURL", "NSUUID", "PersonNameComponents",
    "TimeZone", "UIColor", "UIImage", "URLComponents", "URLRequest",
  ]

  /// The types that can be the key of an object.
  static let keys = integers.union([
    "Bool", "Character", "Date", "Double", "String", "Substring", "UUID",
  ])

  /// The generic types of the standard library with their parameters.
  static let generics: [String: [String]] = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"],
    "ContiguousArray": ["Element"], "Dictionary": ["Key", "Value"],
    "InlineArray": ["count", "Element"], "Optional": ["Wrapped"], "Range": ["Bound"],
    "Result": ["Success", "Failure"], "Set": ["Element"],
  ]

  /// Returns true for words of types that are visible without an import, besides that of Isomer.
  static func needsNoImport(_ name: String) -> Bool {
    mapped.contains(name) && !foundation.contains(name) || generics[name] != nil
      || ["any", "some"].contains(name)
  }

  static func areCoercible(_ type: MappedType) -> Bool {
    guard let reference = type.reference else { return coercible.contains(type.text) }
    return reference.leaf.simpleName.map(coercible.contains) ?? false
  }

  /// The names that generated code uses without qualification.
  private static let unqualified: Set = [
    "Bool", "CustomStringConvertible", "Double", "Equatable", "Hashable", "Hasher", "Int", "Int64",
    "ObjectIdentifier", "Optional", "StaticString", "String",
  ]

  /// Returns those of them that a file of the target declares at any depth.
  ///
  /// Files without annotations are only searched, and only if another file has annotations. A
  /// comment that resembles a declaration makes generated code longer, but not incorrect.
  static func declared(_ sources: [SourceFile], _ parsed: [ParsedFile?]) -> Set<String> {
    guard parsed.contains(where: { $0 != nil }) else { return [] }
    var found: Set<String> = []
    for (source, file) in zip(sources, parsed) {
      guard let file else {
        found.formUnion(source.declaredTypeNames)
        continue
      }
      let types = file.allTypes.filter { $0.kind != .extensionType }
      found.formUnion(types.map(\.name.text) + file.allAliases.map(\.name))
    }
    return found.intersection(unqualified)
  }

  /// Names that never refer to mapped types.
  static let unmapped: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Double", "Encodable",
    "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "Int",
    "LocalizedError", "Mappable", "MappableKey", "NSObject", "Observable", "ObservableObject",
    "RawRepresentable", "Readable", "Sendable", "SendableMetatype", "Sequence", "String",
    "Updatable", "Writable",
  ]
}

extension TypeReference {
  /// The type of the bounds of a range of the standard library, unless the target declares its name.
  var rangeBound: TypeReference? {
    guard let simpleName, ["ClosedRange", "Range"].contains(simpleName) else { return nil }
    return shape.parts.first
  }

  /// The number and the type of the elements of an inline array, unless the target declares its name.
  package var inlineElements: (count: TypeReference, element: TypeReference)? {
    guard simpleName == "InlineArray", shape.parts.count == 2 else { return nil }
    return (shape.parts[0], shape.parts[1])
  }

  /// The name of a type that the runtime maps.
  var standardName: String? {
    guard let name = simpleName, StandardTypes.mapped.contains(name) else { return nil }
    return name == "TimeInterval" ? "Double" : name
  }

  /// True for a mapped or generic type of the standard library or Foundation, unless the target
  /// declares one of its name.
  package var isStandard: Bool {
    standardName != nil || namePath.map { StandardTypes.generics[$0] != nil } ?? false
  }
}

/// The kind of the cases of an enum without associated values in the document.
package enum RawValues: Sendable { case names, strings, integers, numbers }
