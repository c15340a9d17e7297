// @mapped
struct Issue { var id: Int }
