internal import Foundation
internal import Isomer

/// What an object of any type is to a document: nothing, a list, a map, or something else.
///
/// ```
/// nil, NSNull                               null
/// [Int], NSArray, Set<String>               elements
/// [String: Any], [7: "x"], NSDictionary     members
/// "x", 7, Date()                            scalar
/// ```
///
/// One level only is looked at: a cyclic `NSMutableDictionary` has a shape like any other.
enum ObjectShape {
  case null
  case elements([Any])
  case members([(key: Any, value: Any)])
  /// Any other object, taken out of the optionals around it.
  case scalar(Any)

  init(_ object: Any) {
    switch object {
    case let optional as any AnyOptional: self = optional.wrapped.map(Self.init) ?? .null
    case is NSNull: self = .null
    case let list as any ListOfObjects: self = .elements(list.objects)
    case let map as any MapOfObjects: self = .members(map.objects)
    case let list as NSArray: self = .elements(list.objects)
    case let map as NSDictionary: self = .members(map.objects)
    case let list as NSSet: self = .elements(list.objects)
    default: self = .scalar(object)
    }
  }
}

// The standard library's collections, whatever they hold.

private protocol AnyOptional {
  var wrapped: Any? { get }
}

private protocol ListOfObjects {
  var objects: [Any] { get }
}

private protocol MapOfObjects {
  var objects: [(key: Any, value: Any)] { get }
}

extension Optional: AnyOptional {
  fileprivate var wrapped: Any? { self }
}

extension Array: ListOfObjects {
  fileprivate var objects: [Any] { self }
}

extension ArraySlice: ListOfObjects {
  fileprivate var objects: [Any] { Array(self) }
}

extension ContiguousArray: ListOfObjects {
  fileprivate var objects: [Any] { Array(self) }
}

extension Set: ListOfObjects {
  fileprivate var objects: [Any] { Array(self) }
}

extension Dictionary: MapOfObjects {
  fileprivate var objects: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}

// Foundation's collections. Without Objective-C, Foundation turns what one holds into Swift's types
// when it is asked for it, with everything below: a cycle would never end and what is used twice
// would be doubled with every level. Only their mirrors and `allValues` give it as it is.

extension NSArray {
  fileprivate var objects: [Any] {
    #if canImport(ObjectiveC)
    return map { $0 }
    #else
    return customMirror.children.map(\.value)
    #endif
  }
}

extension NSSet {
  fileprivate var objects: [Any] {
    #if canImport(ObjectiveC)
    return map { $0 }
    #else
    return customMirror.children.map(\.value)
    #endif
  }
}

extension NSDictionary {
  fileprivate var objects: [(key: Any, value: Any)] {
    #if canImport(ObjectiveC)
    return map { ($0.key, $0.value) }
    #else
    return zip(allKeys, allValues).map { ($0, $1) }
    #endif
  }
}
