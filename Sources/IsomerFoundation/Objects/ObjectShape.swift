internal import Foundation
internal import Isomer

/// The structure of an object of any type in a document: null, a list, a map, or a scalar.
///
/// ```
/// nil, NSNull                               null
/// [Int], NSArray, Set<String>               elements
/// [String: Any], [7: "x"], NSDictionary     members
/// "x", 7, Date()                            scalar
/// ```
///
/// Only one level is examined, so a cyclic `NSMutableDictionary` has a structure like any other.
enum ObjectShape {
  case null
  case elements([Any])
  case members([(key: Any, value: Any)])
  /// Any other object, unwrapped from its optionals.
  case scalar(Any)

  init(_ object: Any) {
    switch object {
    case let optional as any OptionalValue: self = optional.inner.map(Self.init) ?? .null
    case is NSNull: self = .null
    case let list as any ListOfObjects: self = .elements(list.objects)
    case let map as any MapOfObjects: self = .members(map.objects)
    case let list as NSArray: self = .elements(objects(in: list))
    case let map as NSDictionary: self = .members(map.objects)
    case let list as NSSet: self = .elements(objects(in: list))
    default: self = .scalar(object)
    }
  }
}

// The standard library's collections, with any contents.

private protocol ListOfObjects {
  var objects: [Any] { get }
}

private protocol MapOfObjects {
  var objects: [(key: Any, value: Any)] { get }
}

extension ListOfObjects where Self: Sequence {
  fileprivate var objects: [Any] { Array(self) }
}

extension Array: ListOfObjects {}
extension ArraySlice: ListOfObjects {}
extension ContiguousArray: ListOfObjects {}
extension Set: ListOfObjects {}

extension Dictionary: MapOfObjects {
  fileprivate var objects: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}

// Foundation's collections. Without Objective-C, Foundation converts their contents to Swift types
// on access, recursively: a cycle would never end, and shared objects would be duplicated at every
// level. Only mirrors and `allValues` return the contents unconverted.

private func objects(in collection: some Sequence<Any> & CustomReflectable) -> [Any] {
  #if canImport(ObjectiveC)
  return collection.map { $0 }
  #else
  return collection.customMirror.children.map(\.value)
  #endif
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
