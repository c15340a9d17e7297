// What a class inherits from another module has to be public there.
import Below

// @mapped
class Truck: Vehicle {
  var load = 0.0
}

// @mapped
class Boat: Ship {
  var sails = 1
}
