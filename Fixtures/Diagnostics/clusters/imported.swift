// Members that a class inherits from another module, which must be public there.
import Below

// @mapped
class Truck: Vehicle {
  var load = 0.0
}

// @mapped
class Boat: Ship {
  var sails = 1
}
