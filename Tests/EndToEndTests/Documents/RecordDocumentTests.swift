import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Records of social networks, hospitals and databases.
@Suite struct RecordDocumentTests {
  @Test func `ActivityPub, with one or many`() throws {
    try expectStable(
      ActivityNote.self,
      """
      {"@context":"https://www.w3.org/ns/activitystreams","type":"Note","id":"https://a.b/1",
       "content":"Hello","to":"https://a.b/public","attributedTo":"https://a.b/ann",
       "published":"2025-05-28T20:50:48Z"}
      """)
    try expectStable(
      ActivityNote.self,
      """
      {"id":"https://a.b/1","content":"Hello","to":["https://a.b/public","https://a.b/bea"],
       "attributedTo":["https://a.b/ann",{"id":"https://a.b/bea","preferredUsername":"bea"}]}
      """)
    expectErrors(
      ActivityNote.self,
      """
      {"id":"https://a.b/1","to":["https://a.b/public",7],
       "attributedTo":["https://a.b/ann",{"id":"https://a.b/bea"},8],"published":"yesterday"}
      """,
      """
      content: the key "content" is missing (line 1, column 1, byte 0)
      to[1]: expected a string, found number 7 (line 1, column 50, byte 49)
      attributedTo[1].preferredUsername: the key "preferredUsername" is missing (line 2, column 36, byte 88)
      attributedTo[2]: expected a value that fits one of the cases, found number 8: link: expected a string, found number 8; actor: expected an object, found number 8 (line 2, column 61, byte 113)
      published: expected a date such as "2019-05-15T15:20:18Z", found string "yesterday" (line 2, column 76, byte 128)
      """)
  }

  @Test func `FHIR, with one of several values`() throws {
    try expectStable(
      [HealthObservation].self,
      """
      [{"resourceType":"Observation","status":"final","code":{"text":"Weight"},
        "valueQuantity":{"value":72.50,"unit":"kg"}},
       {"status":"final","code":{"text":"Smoker"},"valueBoolean":false}]
      """)
    expectErrors(
      [HealthObservation].self,
      """
      [{"status":"done","code":{"text":"Weight"},"valueQuantity":{"value":"72","unit":"kg"}},
       {"status":"final","code":{"text":"Smoker"},"valueBoolean":false,"valueString":"no"}]
      """,
      """
      [0].status: expected one of "registered", "preliminary", "final", "amended", found string "done" (line 1, column 12, byte 11)
      [0].valueQuantity.value: expected a number, found string "72" (line 1, column 69, byte 68)
      [1]: found an object: value[x] is present 2 times (line 2, column 2, byte 89)
      """)
  }

  @Test func `MongoDB's extended JSON`() throws {
    try expectStable(
      StoredOrder.self,
      """
      {"_id":{"$oid":"5d505646cf6d4fe581014ab2"},"created":{"$date":"2025-05-28T20:50:48Z"},
       "count":{"$numberLong":"64"},"total":{"$numberDecimal":"10.50"}}
      """)
    expectErrors(
      StoredOrder.self,
      """
      {"_id":{"$oid":"5d50"},"created":{"$date":{"$numberLong":"0"}},
       "count":{"$numberLong":64},"total":{"$numberDecimal":10}}
      """,
      """
      _id.$oid: expected text that matches '[0-9a-f]{24}', found string "5d50" (line 1, column 16, byte 15)
      created.$date: expected a string, found an object (line 1, column 43, byte 42)
      count.$numberLong: expected a string, found number 64 (line 2, column 25, byte 88)
      total.$numberDecimal: expected a string, found number 10 (line 2, column 55, byte 118)
      """)
  }
}
