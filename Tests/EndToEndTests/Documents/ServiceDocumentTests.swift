import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Responses of services: each is read, written and read again, and each has errors that a person
/// understands.
@Suite struct ServiceDocumentTests {
  @Test func `Elasticsearch`() throws {
    try expectStable(
      SearchResponse.self,
      """
      {"took":5,"timed_out":false,"_shards":{"total":2,"failed":1},
       "hits":{"total":{"value":2,"relation":"eq"},"max_score":1.3,"hits":[
         {"_index":"a","_id":"1","_score":1.3,"_source":{"title":"Lamp","price":3.50}},
         {"_index":"a","_id":"2","_score":null,"_source":{"title":"Desk"}}]},
       "aggregations":{"prices":{"buckets":[{"key":"cheap","doc_count":2}]}}}
      """)
    expectErrors(
      SearchResponse.self,
      """
      {"took":"5ms","timed_out":false,"hits":{"total":2,"hits":[
        {"_id":1,"_source":{"title":null}},
        {"_id":"2"}]},
       "aggregations":{"prices":{"buckets":[{"key":"cheap"}]}}}
      """,
      """
      took: expected an integer, found string "5ms" (line 1, column 9, byte 8)
      hits.total: expected an object, found number 2 (line 1, column 49, byte 48)
      hits.hits[0]._id: expected a string, found number 1 (line 2, column 10, byte 68)
      hits.hits[0]._source.title: expected a string, found null (line 2, column 31, byte 89)
      hits.hits[1]._source.title: the key "title" is missing (line 3, column 3, byte 99)
      aggregations.prices.buckets[0].doc_count: the key "doc_count" is missing (line 4, column 39, byte 152)
      """)
  }

  @Test func `Stripe, with ids and expanded objects`() throws {
    try expectStable(
      [Charge].self,
      """
      [{"id":"ch_1","amount":500,"currency":"eur","customer":"cus_1","created":1748465448},
       {"id":"ch_2","amount":0,"currency":"eur","created":1748465448,"metadata":{"order":"7"},
        "customer":{"id":"cus_1","object":"customer","email":"a@b.c"}}]
      """)
    expectErrors(
      [Charge].self,
      """
      [{"id":"ch_1","amount":-1,"currency":"eur","customer":{"email":7},"created":"now"},
       {"id":"ch_2","amount":"1","currency":"eur","customer":7,"created":1748465448,
        "metadata":{"order":7,"line":{}}}]
      """,
      """
      [0].amount: expected a value of at least 0, found number -1 (line 1, column 24, byte 23)
      [0].customer.id: the key "id" is missing (line 1, column 55, byte 54)
      [0].customer.email: expected a string, found number 7 (line 1, column 64, byte 63)
      [0].created: expected a number, found string "now" (line 1, column 77, byte 76)
      [1].amount: expected an integer, found string "1" (line 2, column 24, byte 107)
      [1].customer: expected a value that fits one of the cases, found number 7: id: expected a string, found number 7; object: expected an object, found number 7 (line 2, column 56, byte 139)
      [1].metadata.order: expected a string, found number 7 (line 3, column 23, byte 185)
      [1].metadata.line: expected a string, found an object (line 3, column 32, byte 194)
      """)
  }

  @Test func `GraphQL, with partial data`() throws {
    try expectStable(
      GraphResponse.self,
      """
      {"data":{"user":{"name":"Ann","friends":[{"name":"Bea"},null]}},
       "errors":[{"message":"not found","path":["user","friends",1],"locations":[]}]}
      """)
    try expectStable(GraphResponse.self, #"{"data":null,"errors":[{"message":"no access"}]}"#)
    expectErrors(
      GraphResponse.self,
      """
      {"data":{"user":{"friends":[{"name":null},7]}},
       "errors":[{"path":["user",true,1.5]}]}
      """,
      """
      data.user.name: the key "name" is missing (line 1, column 17, byte 16)
      data.user.friends[0].name: expected a string, found null (line 1, column 37, byte 36)
      data.user.friends[1]: expected an object, found number 7 (line 1, column 43, byte 42)
      errors[0].message: the key "message" is missing (line 2, column 12, byte 59)
      errors[0].path[1]: expected a value that fits one of the cases, found true: key: expected a string, found true; index: expected an integer, found true (line 2, column 28, byte 75)
      errors[0].path[2]: expected a value that fits one of the cases, found number 1.5: key: expected a string, found number 1.5; index: expected an integer, found number 1.5 (line 2, column 33, byte 80)
      """)
  }
}
