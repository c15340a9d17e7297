import Isomer
import Testing

// @mapped
struct SampledParts {
  var page: SampledPage<SampledItem>?
  var box: SampledBox<Int?>?
  var boxes: [SampledBox<[Int]>]?
  var outer: SampledPage<String>.Part?
  var tree: SampledTree<Int>?
  var price: SampledPrice?  // @mapped flatten: .prefix("price_")
  var tax: SampledTax?  // @mapped flatten: .prefix("tax_")
  var plain: SampledItem?  // @mapped flatten
}

// @mapped
struct SampledPage<Item> {
  var items: [Item]

  // @mapped
  struct Part { var first: Item, others: [Item]? }
}

// @mapped
struct SampledBox<Value> {
  var value: Value
}

// @mapped
final class SampledTree<Value> {
  var value: Value
  var next: SampledTree?

  init(value: Value, next: SampledTree?) {
    self.value = value
    self.next = next
  }
}

// @mapped
struct SampledItem {
  var id: Int
  var note: String?
}

// @mapped
struct SampledPrice {
  var amount: Double
  var unit: SampledUnit  // @mapped flatten: .suffix("_unit")
}

// @mapped
struct SampledUnit {
  var currency: String
  // @mapped key: "scale.digits"
  var digits: Int?
}

// @mapped
struct SampledTax {
  var amount: Double
  var rate: Double
}

/// Tests that samples of generic types and of flattened values with affixes are judged like documents
/// that are read.
struct SamplePartTests {
  @Test(arguments: [
    #""page":{"items":[{"id":1}]}"#, #""page":{"items":[{"id":"1"}]}"#,
    #""page":{"items":[{}]}"#, #""page":{}"#, #""page":{"items":[null]}"#,
    #""box":{}"#, #""box":{"value":null}"#, #""box":{"value":1}"#, #""box":{"value":"1"}"#,
    #""boxes":[{}]"#, #""boxes":[{"value":[1]}]"#, #""boxes":[{"value":[1,"2"]}]"#,
    #""boxes":[{"value":null}]"#,
    #""outer":{"first":"a"}"#, #""outer":{"first":1}"#, #""outer":{"first":"a","others":[1]}"#,
    #""tree":{"value":1,"next":{"value":2}}"#, #""tree":{"value":1,"next":{"value":"2"}}"#,
    #""price_amount":1,"price_currency_unit":"EUR""#, #""price_amount":1"#,
    #""price_amount":"1","price_currency_unit":"EUR""#, #""price_currency_unit":"EUR""#,
    #""price_amount":1,"price_currency_unit":2"#, #""price_other":1"#,
    #""price_amount":1,"price_currency_unit":"EUR","price_scale_unit":{"digits":2}"#,
    #""price_amount":1,"price_currency_unit":"EUR","price_scale_unit":{"digits":"2"}"#,
    #""tax_amount":1,"tax_rate":2"#, #""tax_amount":1"#, #""tax_amount":null"#,
    #""tax_amount":null,"tax_rate":null"#, #""tax_other":1"#,
    #""id":1"#, #""id":"1""#, #""note":"x""#, #""id":null"#, #""unknown":1"#,
  ])
  func agree(member: String) throws {
    let document = "{\(member)}"
    let isRead = (try? SampledParts(json: document)) != nil
    let faults = try SampleFormTests.faults(of: document, as: "SampledParts", in: #filePath)
    #expect(faults.isEmpty == isRead, "\(document): \(faults)")
  }
}
