// Stored properties that archives omit, and whose values mapped computed properties have.

// @mapped version: 1
struct Thermometer {
  // @mapped skip
  private var kelvin = 0.0
  // @mapped skip
  var named = ""
  var unit = "K"

  // @mapped key: "celsius"
  var celsius: Double {
    get { kelvin - 273.15 }
    set { kelvin = newValue + 273.15 }
  }
  // @mapped key: "name"
  var name: String {
    get { named }
    set { named = newValue }
  }
}

// These lose nothing, or were excluded on purpose.
// @mapped version: 1
struct Others {
  // @mapped skip: .documents
  var kept = 0
  // @mapped skip: [.documents, .archive]
  var excluded = 0
  // @mapped skip
  var cache: Int?
  var stored = 0

  // @mapped key: "a"
  var first: Int {
    get { kept }
    set { kept = newValue }
  }
  // @mapped key: "b"
  var second: Int {
    get { excluded }
    set { excluded = newValue }
  }
  // @mapped key: "c"
  var third: Int {
    get { cache ?? stored }
    set {
      cache = nil
      stored = newValue
    }
  }
  // @mapped key: "d"
  var fourth: Int { cache ?? 0 }
}

// @mapped
struct NotArchived {
  // @mapped skip
  var storage = 0
  // @mapped key: "a"
  var value: Int {
    get { storage }
    set { storage = newValue }
  }
}
