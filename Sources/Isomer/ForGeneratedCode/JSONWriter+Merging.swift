@_spi(Generated)
extension JSONWriter {
  /// Combines objects with the same key, which a flattened model and its outer model may both
  /// write.
  public mutating func mergeContainers(in container: Container) {
    mergeContainers(from: container.members)
  }

  /// Writes the object of a value with the tag of a cluster, after a comma, before its members.
  public mutating func write(
    _ value: some Writable, after tag: StaticString, isNested: Bool = false
  ) {
    let start = count
    raw(tag)
    let object = count
    value.write(to: &self)
    guard base[object] == Byte.openBrace else {
      count = start
      return fail("its hook changes it into a value that cannot have the tag")
    }
    base[object] = Byte.comma
    count = count &- object == 2 ? object : count &- 1
    if isNested { mergeContainers(from: start) }
    wrapMembers(start)
  }

  /// Combines objects with the same key in the output from `start` on.
  public mutating func mergeContainers(from start: Int) {
    guard failure == nil, count > start, let members = members(from: start + 1) else { return }
    let merged = Self.merge(members, into: JSONObject())
    guard merged.count < members.count else { return }
    count = start
    for (key, value) in merged {
      append(Byte.comma)
      key.writeKey(to: &self)
      value.write(to: &self)
    }
  }

  /// Returns the members that were written; nil if they cannot be read, which should not happen.
  private func members(from start: Int) -> [(key: String, value: JSONValue)]? {
    withBytes { bytes in
      let text = UnsafeRawBufferPointer(rebasing: bytes[start...])
      var reader = JSONReader(unsafe: text, options: ReadingOptions(depthLimit: .max))
      reader.isNative = form != .json
      var members: [(key: String, value: JSONValue)] = []
      do throws(ReadingFailure) {
        while true {
          members.append((try reader.readKeyString(), try JSONValue.read(&reader)))
          guard reader.cursor < reader.count else { return members }
          reader.cursor += 1
        }
      } catch {
        return nil
      }
    }
  }

  private static func merge(
    _ members: some Sequence<(key: String, value: JSONValue)>, into object: JSONObject
  ) -> JSONObject {
    var object = object
    for (key, value) in members {
      if case .object(let own)? = object[key], case .object(let other) = value {
        object[key] = .object(merge(other, into: own))
      } else {
        object[key] = value
      }
    }
    return object
  }
}
