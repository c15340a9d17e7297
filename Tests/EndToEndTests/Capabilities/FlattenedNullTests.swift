import Foundation
import Isomer
import IsomerFoundation
import Testing

// @mapped unknown: .error
struct NullOffer: Equatable {
  var id: Int
  var tax: NullPrice?  // @mapped flatten: .prefix("tax_")
  var price: NullPrice?  // @mapped flatten
}

// @mapped
struct NullOrder {
  var id: Int
  var rate: NullRate?  // @mapped flatten
  var other: NullRate?  // @mapped flatten: .prefix("other_")
  var payment: NullPayment?  // @mapped flatten
  var state: NullState?  // @mapped flatten
  var later: NullState?  // @mapped flatten: .suffix("_later")
  var pet: (any NullPet)?  // @mapped flatten
  var friend: (any NullPet)?  // @mapped flatten: .prefix("friend_")
}

// @mapped
struct NullPage<Part> {
  var page: Int
  var part: Part?  // @mapped flatten: .prefix("part_")
}

// @mapped derive: .merge
struct NullCustomer: Equatable {
  var id: Int
  var home: NullPlace?  // @mapped flatten
  var work: NullPlace?  // @mapped flatten: .prefix("work_")
}

/// Tests that flattened optionals are nil if all of their keys are null.
@Suite struct FlattenedNullTests {
  @Test(arguments: [
    #"{"id":1,"tax_amount":null,"tax_currency":null}"#,
    #"{"tax_currency" : null, "id" : 1, "amount" : null, "tax_note": null}"#,
    #"{"note":null,"tax_rate":null,"id":1}"#,
  ])
  func `An optional whose keys are null is nil`(_ json: String) throws {
    #expect(try NullOffer(json: json) == NullOffer(id: 1))
    #expect(try NullOffer(JSONValue(json: json)) == NullOffer(id: 1))
    #expect(try [NullOffer](json: "[\(json),\(json),\(json)]").allSatisfy { $0.tax == nil })
  }

  @Test func `Dictionaries with nulls give nil`() throws {
    let dictionary: [String: Any] = ["id": 1, "tax_amount": NSNull(), "tax_currency": NSNull()]
    #expect(try NullOffer(dictionary: dictionary) == NullOffer(id: 1))
    let order: [String: Any] = ["id": 1, "value": NSNull(), "other_unit": NSNull()]
    #expect(try NullOrder(dictionary: order).rate == nil)
    let list = try NullOffer(id: 1).propertyList(.xml)
    #expect(try NullOffer(propertyList: list) == NullOffer(id: 1))
  }

  @Test func `The others are required if one key has a value`() throws {
    let null = "tax_amount: expected a string, found null"
    for json in [
      #"{"id":1,"tax_amount":|>null,"tax_currency":"EUR"}"#,
      #"{"id":1,"tax_currency":"EUR","tax_amount":|>null}"#,
      #"{"tax_note":null,"tax_amount":|>null,"id":1,"x":{},"tax_currency":"EUR"}"#,
    ] {
      try expectFailure(NullOffer.self, json.replacing(#","x":{}"#, with: ""), .typeMismatch, null)
    }
    try expectFailure(
      NullOffer.self, #"|>{"id":1,"tax_note":null,"tax_amount":"1"}"#, .missingKey,
      "tax_currency: the key \"tax_currency\" is missing")
    let value = try NullOffer(
      json: #"{"id":1,"tax_note":null,"tax_amount":"1","tax_currency":"EUR","tax_rate":null}"#)
    #expect(value.tax == NullPrice(amount: "1", currency: "EUR", rate: 1))
  }

  @Test func `Errors of other keys are reported alone`() throws {
    let paths = { (json: String) -> Set<String> in
      let error = #expect(throws: MappingError.self) { try NullOffer(json: json) }
      return Set(try #require(error).all.map(\.path.description))
    }
    #expect(try paths(#"{"id":"x","tax_amount":null,"tax_currency":null}"#) == ["id"])
    #expect(try paths(#"{"tax_amount":null,"amount":null,"other":1}"#) == ["id", "other"])
    #expect(
      try paths(#"{"tax_amount":null,"id":"x","tax_note":"n"}"#)
        == ["id", "tax_amount", "tax_currency"])
    // The rest of the document is not JSON.
    #expect(try paths(#"{"id":1,"tax_amount":null,"tax_currency":nu}"#) == ["tax_currency"])
  }

  @Test func `A report has no defaults of values that are null`() throws {
    let paths = { (json: String) in
      try NullOffer.readWithReport(json: json).1.entries.map(\.path.description)
    }
    #expect(try paths(#"{"id":1,"tax_amount":null,"tax_currency":null}"#) == [])
    #expect(try paths(#"{"id":1,"tax_rate":null,"tax_note":null}"#) == [])
    #expect(
      try paths(#"{"id":1,"tax_note":null,"tax_amount":"1","tax_currency":"EUR"}"#)
        == ["tax_rate"])
  }

  @Test func `Values that are read from the object again are nil too`() throws {
    let order = try NullOrder(
      json: """
        {"id":1,"value":null,"unit":null,"other_rate":null,"card":null,"iban":null,"rate":null,
         "kind":null,"by":null,"kind_later":null,"by_later":null,"type":null,"lives":null,
         "friend_type":null,"friend_lives":null}
        """)
    #expect(order.rate == nil && order.other == nil && order.payment == nil)
    #expect(order.state == nil && order.later == nil && order.pet == nil && order.friend == nil)
    // The case has no values, so null is its value.
    #expect(try NullOrder(json: #"{"id":1,"cash":null}"#).payment == .cash)
    #expect(try NullPage<NullRate>(json: #"{"page":1,"part_unit":null}"#).part == nil)
    try expectFailure(
      NullOrder.self, #"{"id":1,"value":1,"unit":|>null}"#, .typeMismatch,
      "unit: expected a string, found null")
    try expectFailure(
      NullOrder.self, #"{"id":1,"other_value":|>null,"other_unit":"m"}"#, .typeMismatch,
      "other_value: expected an integer, found null")
  }

  @Test func `An update whose keys are null removes the value`() throws {
    var customer = NullCustomer(id: 1)
    let nulls = #"{"street":null,"zip":null,"work_street":null}"#
    try customer.update(json: nulls)
    #expect(customer == NullCustomer(id: 1))
    #expect(try NullCustomer(json: #"{"id":1,"# + nulls.dropFirst()) == customer)
    customer = NullCustomer(
      id: 1, home: NullPlace(street: "a", zip: 1), work: NullPlace(street: "b", zip: 2))
    let full = customer
    // Null is a value of an optional property.
    try customer.update(json: #"{"zip":null,"work_zip":null}"#)
    #expect(customer.home == NullPlace(street: "a") && customer.work == NullPlace(street: "b"))
    try customer.update(json: #"{"id":2}"#)
    #expect(customer.home != nil && customer.work != nil)
    try customer.update(json: nulls)
    #expect(customer == NullCustomer(id: 2))
    customer = full
    #expect(throws: MappingError.self) { try customer.update(json: #"{"street":null,"zip":4}"#) }
    #expect(customer == full)
  }
}
