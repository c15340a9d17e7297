// Functions that validate a model on demand; errors have the paths of the document and do not show
// secret values.

/// Returns a nested model after its checks.
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

/// Returns a value after the checks of its type.
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

/// Returns the value with which the checks of a property replace its value; nil if they do not.
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

/// Returns a value after its checks, if its type at run time is `Validatable` or contains such
/// values.
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

/// A collection or an optional of values that may be `Validatable`.
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
