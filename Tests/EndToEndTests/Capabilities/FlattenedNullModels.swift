import Isomer

// Structs that others flatten; the keys of the first are read among those of its model.

// @mapped
struct NullPrice: Equatable {
  var amount: String
  var currency: String
  // @mapped default: 1
  var rate: Int
  var note: String?
}

// Structs with aliases are read from the object again.
//
// @mapped
struct NullRate: Equatable {
  // @mapped key: "value", alias: "rate"
  var value: Int
  var unit: String
}

// @mapped derive: .merge
struct NullPlace: Equatable {
  var street: String
  var zip: Int?
}

// @mapped
enum NullPayment: Equatable {
  case card(number: String)
  case iban(String)
  case rate(NullRate)
  case cash
}

// @mapped tag: "kind"
enum NullState: Equatable { case open(by: String), closed }

// @mapped tag: "type"
protocol NullPet {}

// @mapped key: "cat"
struct NullCat: NullPet { var lives: Int }
