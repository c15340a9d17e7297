/// The significant tokens of a source, with their matching brackets, enclosing braces and preceding
/// whitespace.
///
///     source    struct A { // x
///                 let b: [Int]
///     items     struct  A  {  let  b  :  [  Int  ]  }
///     closing                 9              8
///
/// Known closing brackets make it possible to skip a body or an argument list in one step, and to
/// handle deep nesting without recursion. It is a class, because all parsers of a file have it.
package final class TokenStream {
  package struct Item: Sendable {
    package var kind: Token.Kind
    package var range: SourceRange
    /// The line number, from 1.
    var line: Int
    package var isAfterNewline: Bool
    var isAfterBlank: Bool
    /// The fixity of the operator that the item is, or is part of.
    var fixity: Fixity
  }

  package let bytes: [UInt8]
  package let items: [Item]
  /// The first byte of each item that is a word or a mark; 0 for a literal.
  let initials: [UInt8]
  /// The comments, each with the number of items before it.
  package let comments: [Comment]
  /// For an opening bracket the index of the item that ends it, otherwise -1.
  ///
  /// That item is the closing bracket, or the first token that shows that there is none. A `<` is a
  /// bracket only if it opens generic arguments.
  package internal(set) var closing: [Int] = []
  /// The index of the `>` for each `<` that can open generic arguments or parameters in a type,
  /// where whitespace is permitted, unlike in an expression.
  var closingAngles: [Int: Int] = [:]
  /// The closing brackets that close nothing.
  var strayBrackets: Set<Int> = []
  /// The index of the innermost open brace, or -1.
  package internal(set) var enclosingBrace: [Int] = []

  package struct Comment: Sendable {
    package var token: Token
    var line: Int
    /// The line on which the comment ends.
    var lastLine: Int
    /// The number of items before the comment, which is the index of the next item.
    var position: Int
    /// True if only whitespace precedes the comment on its line.
    var isFirstOnLine: Bool
  }

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = TokenReader(bytes: bytes)
    reader.read()
    (items, initials, comments) = (reader.items, reader.initials, reader.comments)
    matchBrackets()
    matchAngles()
  }

  package var count: Int { items.count }

  /// Returns the line on which an item ends.
  func lastLine(_ index: Int) -> Int { items[index].line + bytes.newlines(in: items[index].range) }
}
