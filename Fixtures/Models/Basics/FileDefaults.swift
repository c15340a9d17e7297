// @mapped file keys: .kebab, null: .write

/// Takes the strategy of the file.
// @mapped
struct FromFile: Equatable { var fullName: String, nickName: String? }

/// Says otherwise.
// @mapped keys: .same
struct NotFromFile: Equatable { var fullName: String, nickName: String? }
