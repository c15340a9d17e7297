import Base
import Isomer

// @mapped
public final class Note: Entry {
  public var text: String?
}
