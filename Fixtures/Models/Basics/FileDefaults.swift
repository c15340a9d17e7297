// @mapped file keys: .kebab, null: .write

/// A model with the key strategy of the file.
// @mapped
struct FromFile: Equatable { var fullName: String, nickName: String? }

/// A model that overrides the key strategy of the file.
// @mapped keys: .same
struct NotFromFile: Equatable { var fullName: String, nickName: String? }
