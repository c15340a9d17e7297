// @mapped derive: .init
public final class A { public var a = 1 }
// @mapped derive: .init
struct B { var a = 1 }
// @mapped derive: .init
public struct C { public var a: Int; private var c: Int }
// @mapped derive: .init
public struct D {
  public var a: Int
  public init(a: Int) { self.a = a }
}
// @mapped derive: .init
public struct E {
  public var a: Int
  var b: Int
}
// @mapped derive: .init
public enum F { case a }
// @mapped derive: .init
public struct G {
  public var a: Int   // @mapped skip: .init
  #if DEBUG
  public var b: Int = 3
  #endif
}
// @mapped derive: .init
public struct H {
  public var a: Int
  #if DEBUG
  public var b: Int = 3
  #endif
}
// @mapped
public struct I {
  public var a: Int = 1   // @mapped skip: .init
}
