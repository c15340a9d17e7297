// @mapped
struct Handle: ~Copyable { var id: Int }
