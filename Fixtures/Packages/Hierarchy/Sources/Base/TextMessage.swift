// @mapped key: "text"
open class TextMessage: Message {
  public var body = ""
}
