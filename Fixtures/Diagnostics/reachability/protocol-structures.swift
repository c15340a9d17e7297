// @mapped
protocol Shape {}

// @mapped key: has("radius")
struct Circle: Shape { var radius: Double }

// @mapped key: has("radius")
struct Disc: Shape { var radius: Double }
