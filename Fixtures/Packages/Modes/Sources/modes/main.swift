import Base
import Derived
import Isomer

let text = #"{"title":"t","levels":{"high":1},"createdBy":"me","meta":{"revision":3,"pages":2}}"#
let document = try Document(json: text)
precondition(document.audit == Audit(createdBy: "me", revision: 3))
let written = try document.jsonString()
let again = try Document(json: written)
precondition(again == document)
print(written)
