import Below

// @mapped
// @mapped(web, twitter) keys: .snake
final class Truck: Vehicle {
  var loadLimit = 0
}
