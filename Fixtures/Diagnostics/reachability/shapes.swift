// Subtypes of a cluster with the same structure.

// @mapped
class Message { init() {} }
// @mapped key: has("body")
final class TextMessage: Message {}
// @mapped key: has("body")
final class LongMessage: Message {}
