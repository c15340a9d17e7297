@globalActor actor Studio { static let shared = Studio() }
@propertyWrapper struct Counted { var wrappedValue = 0 }
// @mapped
@Studio final class Track {
  @MainActor var title = ""
  @MainActor let number: Int
  nonisolated let length: Int
  init(number: Int, length: Int) {
    self.number = number
    self.length = length
  }
}
// @mapped
@MainActor struct Panel {
  @Studio @Counted var level: Int
  @Studio var width: Int
}
