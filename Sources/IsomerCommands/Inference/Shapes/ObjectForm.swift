/// The form of the model for objects.
enum ObjectForm {
  case structure
  /// A dictionary with these values.
  case dictionary(Shape)
  /// An enum with a tag.
  case kinds(TaggedShape)
}

/// The objects of several kinds, which the value of a key distinguishes.
struct TaggedShape {
  /// The key with the name of the kind.
  var tag: String
  /// The objects of each kind, without the tag.
  var cases: [(value: String, objects: ObjectShape)]
}
