// The declarations of SwiftUI that the guide uses.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

extension View where Body == Never {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

public struct TupleView<First: View, Second: View>: View {}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First: View, Second: View>(
    _ first: First, _ second: Second
  ) -> TupleView<First, Second> { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct Text: View {
  public init(_ content: some StringProtocol) {}
}

public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct ForEach<Elements: RandomAccessCollection, Content: View>: View
where Elements.Element: Identifiable {
  public init(_ data: Elements, @ViewBuilder content: @escaping (Elements.Element) -> Content) {}
}

public struct TaskView: View {}

extension View {
  nonisolated public func task(
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> TaskView { TaskView() }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
