// @mapped tag: "type"
enum Event {
  case text(String)
  case list([Int])
  case maybe(Model?)
  case pair(Model, Model)
  case plain(Plain)
  case converted(/* @mapped with: Own() */ Model)
  case keeping(Keeping)
  case strict(Strict)
  case typed(Typed)
  case labelled(type: Int)
  case nested(/* @mapped key: "type.name" */ name: Int)
  case flattened(/* @mapped flatten */ Typed, id: Int)
  // @mapped fallback
  case other(String)
}

// @mapped tag: "type"
enum Generic<T> {
  case value(T)
}

// @mapped
struct Model { var id: Int }

// @mapped
enum Plain { case a }

// @mapped
struct Keeping {
  // @mapped rest
  var rest: [String: JSONValue]
}

// @mapped unknown: .error
struct Strict { var id: Int }

// @mapped
struct Typed { let type = "typed" }

// @mapped tag: "type"
enum Notice {
  case like(id: Int)
  case other(JSONValue)
}

// @mapped
struct Unknown { var text: String? }

// @mapped
struct Known { var type: String }

// @mapped
struct Whole { var others: [String: JSONValue]  /* @mapped rest */ }

// @mapped tag: "type"
enum Loses {
  case a
  // @mapped fallback
  case other(Unknown)
}

// @mapped tag: "type", content: "content"
enum Stores {
  case a(Int)
  // @mapped fallback
  case other(Known)
}

// @mapped tag: "type"
enum StoresAll {
  case a
  // @mapped fallback
  case other(Whole)
}

// @mapped
enum Changing {
  case labelled(title: PropertyChange<String>), single(PropertyChange<Int>), list(Int, PropertyChange<Int>)
}
