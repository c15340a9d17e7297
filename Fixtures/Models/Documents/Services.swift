import Foundation
import Isomer

/// A response of a search in Elasticsearch.
// @mapped
struct SearchResponse: Equatable {
  var took: Int
  var timedOut: Bool  // @mapped key: "timed_out"
  var failedShards = 0  // @mapped key: "_shards.failed"
  var total: Int  // @mapped key: "hits.total.value"
  var hits: [Hit]  // @mapped key: "hits.hits"
  var prices: [Bucket]?  // @mapped key: "aggregations.prices.buckets"

  // @mapped
  struct Hit: Equatable {
    var id: String  // @mapped key: "_id"
    var score: Double?  // @mapped key: "_score"
    var title: String  // @mapped key: "_source.title"
    var price: Decimal?  // @mapped key: "_source.price"
  }

  // @mapped
  struct Bucket: Equatable {
    var key: String
    var count: Int  // @mapped key: "doc_count"
  }
}

/// A charge of Stripe; the API returns the id of a related object, or the object itself.
// @mapped keys: .snake
struct Charge: Equatable {
  var id: String
  var amount: Int  // @mapped check: 0...
  var currency: String
  var customer: Expandable?
  // @mapped with: .secondsSince1970
  var created: Date
  var metadata: [String: String] = [:]

  // @mapped untagged
  enum Expandable: Equatable {
    case id(String)
    case object(Customer)
  }

  // @mapped
  struct Customer: Equatable {
    var id: String
    var email: String?
  }
}

/// A response of GraphQL, whose data may be incomplete.
// @mapped
struct GraphResponse: Equatable {
  var user: User?  // @mapped key: "data.user"
  var errors: [Problem] = []

  // @mapped
  struct User: Equatable {
    var name: String
    var friends: [Friend?]

    // @mapped
    struct Friend: Equatable { var name: String }
  }

  // @mapped
  struct Problem: Equatable {
    var message: String
    var path: [Step] = []
  }

  // @mapped untagged
  enum Step: Equatable {
    case key(String)
    case index(Int)
  }
}
