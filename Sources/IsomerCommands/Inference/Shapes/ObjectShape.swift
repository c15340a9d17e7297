import IsomerGenerator

/// The objects at one path of the samples.
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

  private(set) var count = 0
  /// The members in the order in which their keys first appear.
  private(set) var members: [Member] = []
  /// Keys are compared by their bytes, as in the runtime.
  private var indices: [[UInt8]: Int] = [:]

  func add(_ values: [SampleMember]) {
    count += 1
    for value in values {
      let index = index(of: value.key)
      if members[index].last != count { members[index].count += 1 }
      members[index].last = count
      members[index].shape.add(value.value)
    }
  }

  func merge(_ other: ObjectShape) {
    count += other.count
    for member in other.members {
      let index = index(of: member.key)
      members[index].count += member.count
      members[index].shape.merge(member.shape)
    }
  }

  private func index(of key: String) -> Int {
    let bytes = Array(key.utf8)
    if let index = indices[bytes] { return index }
    members.append(Member(key: key))
    indices[bytes] = members.count - 1
    return members.count - 1
  }
}
