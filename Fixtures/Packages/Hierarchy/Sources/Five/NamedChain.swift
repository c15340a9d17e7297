import Base

// @mapped
public final class NamedChain: Chain {
  public var name = ""
}
