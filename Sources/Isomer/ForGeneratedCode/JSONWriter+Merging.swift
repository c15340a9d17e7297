@_spi(Generated)
extension JSONWriter {
  /// Combines objects with the same key, which a flattened model and its outer model may both
  /// write.
  public mutating func mergeContainers(in container: Container) {
    mergeContainers(from: container.members)
  }

  /// Combines objects with the same key in the output from `start` on.
  public mutating func mergeContainers(from start: Int) {
    guard failure == nil, count > start, let members = members(from: start + 1) else { return }
    var merged: [(key: String, value: Value)] = []
    // A dictionary, because a document may have many unknown keys.
    var places: [String: Int] = [:]
    for member in members {
      if let place = places[member.key] {
        merged[place].value = Self.merge(merged[place].value, member.value)
      } else {
        places[member.key] = merged.count
        merged.append(member)
      }
    }
    guard merged.count < members.count else { return }
    count = start
    for member in merged {
      append(Byte.comma)
      write(member.key)
      append(Byte.colon)
      member.value.write(to: &self)
    }
  }

  /// Returns the members that were written; nil if they cannot be read, which should not happen.
  private func members(from start: Int) -> [(key: String, value: Value)]? {
    withBytes { bytes in
      let text = UnsafeRawBufferPointer(rebasing: bytes[start...])
      var reader = JSONReader(unsafe: text, options: ReadingOptions(depthLimit: .max))
      reader.isNative = form != .json
      var members: [(key: String, value: Value)] = []
      do throws(ReadingFailure) {
        while true {
          members.append((try reader.readKeyString(), try Value.read(&reader)))
          guard reader.cursor < reader.count else { return members }
          reader.cursor += 1
        }
      } catch {
        return nil
      }
    }
  }

  private static func merge(_ first: Value, _ second: Value) -> Value {
    guard case .object(var object) = first, case .object(let other) = second else { return second }
    for (key, value) in other {
      object[key] = object[key].map { merge($0, value) } ?? value
    }
    return .object(object)
  }
}
