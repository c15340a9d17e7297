// Members of a cluster with one shape.

// @mapped
class Message { init() {} }
// @mapped key: has("body")
final class TextMessage: Message {}
// @mapped key: has("body")
final class LongMessage: Message {}
