// @mapped
struct Handle: ~Copyable { var id: Int }

// @mapped
struct View: ~ Escapable { var id: Int }

// @mapped
enum Either: Sendable & ~Swift::Copyable { case one }
