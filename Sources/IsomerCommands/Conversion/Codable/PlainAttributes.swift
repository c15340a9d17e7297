import IsomerSyntax

/// The attributes that generate no code for coders; others are macros or property wrappers.
enum PlainAttributes {
  static let ofTypes: Set<String> = [
    "available", "objc", "objcMembers", "nonobjc", "frozen", "MainActor", "dynamicMemberLookup",
    "dynamicCallable", "usableFromInline", "preconcurrency", "unchecked", "_spi", "main",
    "propertyWrapper", "resultBuilder", "Sendable", "nonisolated", "_documentation", "retroactive",
  ]

  static let ofProperties: Set<String> = [
    "available", "objc", "objcMembers", "nonobjc", "NSManaged", "IBOutlet", "MainActor",
    "ObservationIgnored", "Published", "usableFromInline", "inlinable",
  ]
}
