/// The words of a key set, in which generated code says which properties read a key.
///
/// A line has a key, and after a colon the properties that read it: the name, or `=` if it is the
/// key, and further words. A word in backticks may contain anything. A key without properties has no
/// colon, or `-` if the key itself contains one.
///
/// ```
/// id: = required
/// html_url: htmlURL, link default
/// user
/// id: = in `My Base.swift` required          declared in another file
/// login: = required first                    the property has other paths
/// name: login required alternative           another path of the property comes first
/// item: = absent required                    nil if missing, for an optional generic argument
/// city: `home.city` with 48 required         only if the object has one of the keys with these bits
/// list: second default inside [1]            read from an element of the array
/// ```
enum KeyWord: String, CustomStringConvertible {
  case same = "="
  case none = "-"
  /// The property cannot be missing.
  case required
  /// The property has a default for a missing value and for null.
  case `default`
  /// The property has a default for a missing value.
  case missing
  /// A missing value can be nil, which depends on generic arguments.
  case absent
  /// The property has other paths, and errors name this one.
  case first
  /// Another path of the property is the one that errors name.
  case alternative
  /// Only a part of the key's value is read; the path of the part can follow.
  case inside
  /// The bits of the keys without which the rule does not apply follow.
  case with
  /// The file of the declaration follows.
  case `in`

  var description: String { rawValue }
}
