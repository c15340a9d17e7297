import IsomerGenerator

/// The objects at one path of the samples.
///
/// The objects are stored until their form is known: a dictionary has one shape for all values, and
/// objects with a tag have one shape for each kind.
final class ObjectShape {
  /// The values of a key.
  struct Member {
    var key: String
    /// The number of objects with the key.
    var count = 0
    var shape = Shape()
    /// The number of the last object with the key, which counts a repeated key once.
    fileprivate var last = 0
  }

  private(set) var samples: [[SampleMember]] = []
  /// The members in the order in which their keys first appear.
  ///
  /// They are determined once, after all objects are added.
  private(set) lazy var members = makeMembers()
  /// True if all keys begin with a small letter.
  private(set) lazy var hasSmallKeys = members.allSatisfy { $0.key.first?.isLowercase == true }
  /// The form that the objects themselves show.
  private var form: ObjectForm?

  init(_ samples: [[SampleMember]] = []) { self.samples = samples }

  var count: Int { samples.count }

  func add(_ values: [SampleMember]) { samples.append(values) }

  /// Returns the form that the objects themselves show, without other objects.
  func form(in context: KeyContext) -> ObjectForm {
    if let form { return form }
    let new =
      DictionaryRule.matches(self, in: context)
      ? ObjectForm.dictionary(values())
      : TagRule.kinds(of: self).map(ObjectForm.kinds) ?? .structure
    form = new
    return new
  }

  /// Returns a shape of all values, for any key.
  func values() -> Shape {
    let values = Shape()
    for sample in samples {
      for member in sample { values.add(member.value) }
    }
    return values
  }

  private func makeMembers() -> [Member] {
    var members: [Member] = []
    // Keys are compared by their bytes, as in the runtime.
    var indices: [[UInt8]: Int] = [:]
    for (number, sample) in samples.enumerated() {
      for value in sample {
        let bytes = Array(value.key.utf8)
        let index = indices[bytes] ?? members.count
        if index == members.count {
          members.append(Member(key: value.key))
          indices[bytes] = index
        }
        if members[index].last != number + 1 { members[index].count += 1 }
        members[index].last = number + 1
        members[index].shape.add(value.value)
      }
    }
    return members
  }
}
