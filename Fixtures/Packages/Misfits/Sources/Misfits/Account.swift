import Isomer

// @mapped
// @mapped(twitter) keys: .snake
struct Account { var fullName: String }

// @mapped
struct Page { var accounts: [Account] }

func read(_ text: String) throws -> [Account] { try [Account](json: text, as: .twiter) }

func page(_ text: String) throws -> Page { try Page(json: text, as: .twitter) }
