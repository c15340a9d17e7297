// @mapped(web) file keys: .snake
// @mapped(web) target keys: .snake

// @mapped
// @mapped(twitter) derive: .equality, keys: .snail
struct Account {
  // @mapped id
  // @mapped(twiter) key: "screen_name"
  var name = ""
  // @mapped(twitter) id, secret, kye: "x"
  var login = ""
  // @mapped skip
  // @mapped(twitter) key: "hidden"
  var hidden = 0
  // @mapped skip
  // @mapped(twitter) key: "shown", without: .skip
  var shown = 0
  // @mapped(twitter) skip: [.equality]
  var odd = 0
  // @mapped without: .key
  var plain = 0
  // @mapped key: "a"
  // @mapped(twitter) without: [.with, .keyy]
  var other = 0
}

// @mapped(twitter) keys: .snake
struct Bare {
  var name = ""
}

// @mapped
struct Undeclared {
  var name = ""  // @mapped(twitter) key: "n"
}

// @mapped(twitter)
extension Account {}

// @mapped
// @mapped(loud)
enum Mood {
  // @mapped(loud) key: "SUNNY"
  case sunny
  // @mapped(loud, laud) key: "SUNNY"
  case cloudy
}
