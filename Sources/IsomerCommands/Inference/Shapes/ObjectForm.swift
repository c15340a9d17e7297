/// The form of the model for objects.
enum ObjectForm {
  case structure
  /// A dictionary with these values.
  case dictionary(Shape)
  /// An enum with a tag.
  case kinds(TaggedShape)

  /// Determines the form by the objects themselves.
  init(of objects: ObjectShape, in context: KeyContext) {
    if DictionaryRule.matches(objects, in: context) {
      self = .dictionary(objects.values())
    } else if let kinds = TagRule.kinds(of: objects) {
      self = .kinds(kinds)
    } else {
      self = .structure
    }
  }
}

/// The objects of several kinds, which the value of a key distinguishes.
struct TaggedShape {
  /// The key with the name of the kind.
  var tag: String
  /// The objects of each kind, without the tag.
  var cases: [(value: String, objects: ObjectShape)]
}
