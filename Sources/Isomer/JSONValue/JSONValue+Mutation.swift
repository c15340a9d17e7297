/// The containers, for access and changes in place.
extension JSONValue {
  /// The elements, or nil.
  ///
  /// ```swift
  /// var value: JSONValue = [1, 2]
  /// value.array?.append(3)      // [1,2,3]
  /// value.array?.reverse()      // [3,2,1]
  /// value.object?["a"] = 1      // no change: this is not an object
  /// value.array = ["x"]         // ["x"], regardless of the previous value
  /// ```
  ///
  /// Setting nil makes an array `null` and does not change any other value.
  public var array: [JSONValue]? {
    get {
      if case .array(let elements) = self { elements } else { nil }
    }
    _modify {
      // Nothing else may reference the elements now, or they would be copied.
      let other = array == nil ? self : .null
      var elements = array
      self = .null
      defer { self = elements.map(Value.array) ?? other }
      yield &elements
    }
  }

  /// The members, or nil.
  ///
  /// ```swift
  /// var value: JSONValue = ["id": 7, "token": "secret"]
  /// value.object?.removeValue(forKey: "token")      // {"id":7}
  /// value.object?["state"] = "open"                 // {"id":7,"state":"open"}
  /// ```
  ///
  /// Setting nil makes an object `null` and does not change any other value.
  public var object: JSONObject? {
    get {
      if case .object(let members) = self { members } else { nil }
    }
    _modify {
      let other = object == nil ? self : .null
      var members = object
      self = .null
      defer { self = members.map(Value.object) ?? other }
      yield &members
    }
  }
}

// Setting by path: the path is checked first, so a value is changed completely or not at all. The
// changed value is removed from its container meanwhile, so that nothing is copied.
extension JSONValue {
  /// Returns the value one step further; nil if there is none.
  func child(_ step: ValuePath.Component) -> JSONValue? {
    switch step {
    case .key(let key): self[key: key]
    case .index(let index): self[index]
    }
  }

  /// Returns whether a value can be set at a path.
  func accepts(_ path: ValuePath) -> Bool {
    var place = Value?.some(self)
    for step in path.components {
      switch (step, place ?? .null) {
      case (.key, .object), (.key, .null), (.index(0), .null): break
      case (.index(let index), .array(let elements)):
        guard (0...elements.count).contains(index) else { return false }
      default: return false
      }
      place = place?.child(step)
    }
    return true
  }

  /// Sets or removes a value at a path that was checked.
  mutating func set(_ newValue: JSONValue?, at steps: ArraySlice<ValuePath.Component>) {
    switch steps.first {
    case nil: self = newValue ?? .null
    case .key(let key): setMember(key, newValue, at: steps.dropFirst())
    case .index(let index): setElement(index, newValue, at: steps.dropFirst())
    }
  }

  private mutating func setMember(
    _ key: String, _ newValue: JSONValue?, at rest: ArraySlice<ValuePath.Component>
  ) {
    if isNull { self = [:] }
    guard !rest.isEmpty else {
      object?[key] = newValue
      return
    }
    var member = object?[key] ?? .null
    object?[key] = .null
    member.set(newValue, at: rest)
    object?[key] = member
  }

  private mutating func setElement(
    _ index: Int, _ newValue: JSONValue?, at rest: ArraySlice<ValuePath.Component>
  ) {
    if isNull { self = [] }
    guard !rest.isEmpty || newValue != nil else {
      array?.remove(at: index)
      return
    }
    if index == array?.count { array?.append(.null) }
    var element = array?[index] ?? .null
    array?[index] = .null
    element.set(newValue, at: rest)
    array?[index] = element
  }
}
