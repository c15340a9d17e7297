import IsomerSyntax

/// The key of values, and facts about the objects that contain them.
struct KeyContext {
  /// The key of the values, or of the array or the dictionary that contains them; empty for those of
  /// the documents.
  var key = ""
  /// True for the elements of an array and the values of a dictionary.
  var isElement = false
  /// True if the values are in an object whose keys all begin with a small letter.
  var isAmongSmallKeys = false

  /// The last word of the key in small letters: `labels` for `matchLabels`.
  var lastWord: String { (SwiftNames.words(of: key).last ?? "").lowercased() }

  /// The name of one value: `Geometry` for `geometry` and `geometries`.
  var name: String { SwiftNames.singular(SwiftNames.type(for: key)) }

  /// The context of the elements of an array or the values of a dictionary.
  var element: KeyContext {
    KeyContext(key: key, isElement: true, isAmongSmallKeys: isAmongSmallKeys)
  }

}

extension KeyContext {
  /// Creates the context of the values of a key in objects.
  init(_ key: String, in objects: ObjectShape) {
    self.init(key: key, isAmongSmallKeys: objects.hasSmallKeys)
  }
}
