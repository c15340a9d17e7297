import Isomer

// Members that the annotations exclude.

// @mapped skip: .write
struct Draft { var id: Int }

// @mapped skip: .read
struct Printed { var id: Int }

func text(_ draft: Draft) throws -> String { try draft.jsonString(.pretty) }

func update(_ draft: Draft) throws { try draft.update(json: "{}") }

func print() throws -> Printed { try Printed(json: "{}") }
