// @mapped
final class Folder {
  var sheets: [Sheet]
  var named: [String: Card]
  init(sheets: [Sheet], named: [String: Card]) {
    self.sheets = sheets
    self.named = named
  }
}

// @mapped
final class Sheet {
  var title = ""
  var strong: Folder?  // @mapped parent
  weak var fine: Folder?  // @mapped parent
  weak var other: Shelf?  // @mapped parent
  weak var foreign: NotMapped?  // @mapped parent
  weak var unread: Box?  // @mapped parent
  weak var many: [Folder]?  // @mapped parent
  unowned var certain: Folder = .shared  // @mapped parent
  private weak var hidden: Folder?  // @mapped parent
  weak private(set) var set: Folder?  // @mapped parent
  var computed: Folder? { nil }  // @mapped parent
  weak var keyed: Folder?  // @mapped parent, key: "k", secret
  weak var valued: Folder?  // @mapped parent: Folder
}

// @mapped
struct Card {
  weak var folder: Folder?  // @mapped parent
}

// @mapped
struct Shelf { var sheets: [Sheet] }

final class NotMapped {}

// @mapped
final class Box {
  var name = ""
  // @mapped skip: .read
  var sheets: [Sheet] = []
}
