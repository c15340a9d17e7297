import Base

/// An internal subclass of a class that is itself a subclass.
// @mapped key: "quote"
final class QuoteMessage: TextMessage {
  var author: String?
}

public func quote(_ json: String) throws -> (author: String?, text: String) {
  let message = try QuoteMessage(json: json)
  return (message.author, try message.jsonString())
}
