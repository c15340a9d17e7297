/// A cluster whose subtypes are all in other modules.
// @mapped tag: "kind"
public protocol Enclosure {}
