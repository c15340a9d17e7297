import Foundation
import Isomer

// @mapped derive: .merge
struct Post<Item> {
  var id: Int  // @mapped merge: .deep
  var date: Date?  // @mapped merge: .deep
  var tags: Set<String> = []  // @mapped merge: .deep
  var names: [String] = []  // @mapped merge: .deep
  var lists: [[Known]] = []  // @mapped merge: .deep
  var item: Item  // @mapped merge: .deep
  var pair: (Int, Int)  // @mapped merge: .deep, with: Pairs()
  var author: Author  // @mapped merge: .deep
  var authors: [Author]?  // @mapped merge: .deep
  var state: State  // @mapped merge: .deep
  var place = Place()  // @mapped merge: .deep, skip: .documents
  var known: Known?  // @mapped merge: .deep
  var knowns: [Known] = []  // @mapped merge: .deep
  var byHand = ByHand()  // @mapped merge: .deep, skip: .documents
  var byKey: [String: Author] = [:]  // @mapped merge: .deep
  var bounds: ClosedRange<Int>  // @mapped merge: .deep
  var counts: OrderedMap<Int>  // @mapped merge: .deep
  var change: PropertyChange<Known>  // @mapped merge: .deep
  var rights: Rights?  // @mapped merge: .deep
}

// @mapped
struct Author: Codable, Equatable { var name: String }

// @mapped
enum State { case open }

struct Place { var x = 0 }

// @mapped derive: .merge
struct Known {
  var id: Int  // @mapped id
}

// @mapped with: .members(["read": Rights(rawValue: 1)])
struct Rights: OptionSet, Sendable { var rawValue: Int }

struct ByHand: Mergeable {
  mutating func merge(_ newer: ByHand) {}
}
