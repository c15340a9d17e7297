extension MappingError {
  /// The kind of a failure.
  ///
  /// Its raw value is stable: it can be stored, logged and compared.
  ///
  /// ```swift
  /// catch where error.code == .missingKey { … }
  /// print(error.code.rawValue)   // missingKey
  /// ```
  ///
  /// Codes are added in later versions; a `switch` over them needs a `default`.
  public struct Code: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The code's stable text, such as `missingKey`.
    public let rawValue: String

    /// Creates the code with a text, whether or not this version knows it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The code's stable text.
    public var description: String { rawValue }
  }
}

/// The document is not the expected one.
extension MappingError.Code {
  /// A required key is missing from its object.
  public static let missingKey = Self(rawValue: "missingKey")

  /// The value is of another kind, such as a string where a number is expected.
  public static let typeMismatch = Self(rawValue: "typeMismatch")

  /// The value is of the right kind but not one of the accepted values.
  public static let invalidValue = Self(rawValue: "invalidValue")

  /// The number does not fit the property's type.
  public static let numberOutOfRange = Self(rawValue: "numberOutOfRange")

  /// An unknown key, in a type mapped with `unknown: .error`.
  public static let unknownKey = Self(rawValue: "unknownKey")

  /// A duplicate key in an object, in a type mapped with `unknown: .error`.
  public static let duplicateKey = Self(rawValue: "duplicateKey")

  /// A tag that belongs to no case of an enum and no class of a cluster.
  public static let unknownTag = Self(rawValue: "unknownTag")

  /// The value does not pass a check.
  public static let checkFailed = Self(rawValue: "checkFailed")

  /// A transformer rejected the value.
  public static let transformerFailed = Self(rawValue: "transformerFailed")
}

/// Two models cannot be merged.
extension MappingError.Code {
  /// The function that merges a property failed.
  public static let mergeFailed = Self(rawValue: "mergeFailed")
}

/// The document is not JSON.
extension MappingError.Code {
  /// The document ends in the middle of a value.
  public static let unexpectedEnd = Self(rawValue: "unexpectedEnd")

  /// A byte that is not allowed at its location.
  public static let unexpectedByte = Self(rawValue: "unexpectedByte")

  /// A string has an unknown escape, or half of a surrogate pair.
  public static let invalidEscape = Self(rawValue: "invalidEscape")

  /// A string is not valid UTF-8.
  public static let invalidUTF8 = Self(rawValue: "invalidUTF8")

  /// A string has a control character that is not escaped.
  public static let controlCharacter = Self(rawValue: "controlCharacter")

  /// A number is not in JSON's format, such as `01` or `1.`.
  public static let invalidNumber = Self(rawValue: "invalidNumber")

  /// Something follows the end of the document.
  public static let trailingBytes = Self(rawValue: "trailingBytes")

  /// Arrays and objects are nested deeper than ``ReadingOptions/depthLimit``.
  public static let depthLimit = Self(rawValue: "depthLimit")

  /// Parts of the document would be read again too often: see <doc:LimitsAndPromises>.
  public static let repetitionLimit = Self(rawValue: "repetitionLimit")
}

/// The data is not what the function reads.
extension MappingError.Code {
  /// The data is not a property list in a supported format.
  public static let invalidPropertyList = Self(rawValue: "invalidPropertyList")
}

/// The archive cannot be read.
extension MappingError.Code {
  /// The bytes are not an archive, or the archive violates the format.
  public static let archiveFormat = Self(rawValue: "archiveFormat")

  /// The archive was changed or truncated: its checksum does not match its bytes.
  public static let archiveDamaged = Self(rawValue: "archiveDamaged")

  /// The archive, or a model in it, is of a later version than the program.
  public static let archiveNewer = Self(rawValue: "archiveNewer")

  /// The archive contains an object of another model than the expected one.
  public static let wrongModel = Self(rawValue: "wrongModel")

  /// An object contains itself where the archive cannot express that.
  public static let cycle = Self(rawValue: "cycle")

  /// A file of a store cannot be read or written.
  public static let storageFailed = Self(rawValue: "storageFailed")
}

/// The value cannot be written, or a path cannot be read.
extension MappingError.Code {
  /// The format cannot represent the value, such as an infinite number in JSON.
  public static let notRepresentable = Self(rawValue: "notRepresentable")

  /// A name that is not a property of the model, in a list of properties.
  public static let unknownProperty = Self(rawValue: "unknownProperty")

  /// The text is not a ``ValuePath``.
  public static let invalidPath = Self(rawValue: "invalidPath")
}
