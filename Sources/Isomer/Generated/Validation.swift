// What generated code calls to validate a model on demand. The paths are those that the values have
// in a document. Of a secret property no error shows the value.

/// A model held by another one, as its checks leave it.
@_spi(Generated)
@discardableResult
public func validated<Value: Validatable>(
  _ value: Value, at path: StaticString, isSecret: Bool = false
) throws(MappingError) -> Value {
  do {
    return try value.validated()
  } catch {
    throw placed(error, path, isSecret)
  }
}

/// A whole value as the checks of its type leave it.
@_spi(Generated)
@discardableResult
public func validated<Value>(
  _ value: Value, by check: (inout Checked<Value>) throws -> Void
) throws(MappingError) -> Value {
  var checked = Checked(value)
  do {
    try check(&checked)
  } catch {
    throw MappingError(checking: error, of: value)
  }
  return checked.value
}

/// What the checks of a property put in place of its value; nil if they leave it.
@_spi(Generated)
@discardableResult
public func correction<Value>(
  of value: Value, at path: StaticString, isSecret: Bool = false,
  by check: (inout Checked<Value>) throws -> Void
) throws(MappingError) -> Value? {
  var checked = Checked(value)
  do {
    try check(&checked)
  } catch {
    throw placed(MappingError(checking: error, of: value), path, isSecret)
  }
  return checked.isReplaced ? checked.value : nil
}

/// The same for an optional property; nil passes.
@_spi(Generated)
@discardableResult
public func correction<Value>(
  of value: Value?, at path: StaticString, isSecret: Bool = false,
  by check: (inout Checked<Value>) throws -> Void
) throws(MappingError) -> Value? {
  guard let value else { return nil }
  return try correction(of: value, at: path, isSecret: isSecret, by: check)
}

/// A value of which only its own type tells whether it can be validated: a generic parameter, a
/// protocol, a type of another module.
@_spi(Generated)
@discardableResult
public func validatedIfPossible<Value>(
  _ value: Value, at path: StaticString, isSecret: Bool = false
) throws(MappingError) -> Value {
  do {
    return try dynamicallyValidated(value)
  } catch {
    throw placed(error, path, isSecret)
  }
}

private func placed(_ error: MappingError, _ path: StaticString, _ isSecret: Bool) -> MappingError {
  let placed = error.below(ValuePath(of: path))
  return isSecret ? placed.concealed : placed
}

private func dynamicallyValidated<Value>(_ value: Value) throws(MappingError) -> Value {
  var result: Any?
  if let value = value as? any Validatable {
    result = try value.validated()
  } else if let value = value as? any Composed {
    result = try value.validatedParts()
  }
  return result as? Value ?? value
}

/// A collection, or an optional, of values that may be possible to validate.
private protocol Composed {
  func validatedParts() throws(MappingError) -> Self
}

extension Optional: Composed {
  fileprivate func validatedParts() throws(MappingError) -> Wrapped? {
    guard let value = self else { return nil }
    return try dynamicallyValidated(value)
  }
}

extension Array: Composed {
  fileprivate func validatedParts() throws(MappingError) -> [Element] {
    var elements: [Element] = []
    for (index, element) in enumerated() {
      do {
        elements.append(try dynamicallyValidated(element))
      } catch {
        throw error.below(ValuePath([.index(index)]))
      }
    }
    return elements
  }
}

extension Dictionary: Composed {
  fileprivate func validatedParts() throws(MappingError) -> [Key: Value] {
    var members = self
    for (key, value) in self {
      do {
        members[key] = try dynamicallyValidated(value)
      } catch {
        throw error.below(ValuePath([.key("\(key)")]))
      }
    }
    return members
  }
}
