import Foundation
import Isomer
import IsomerArchive
import Testing

@testable import FixtureModels

/// Tests objects in archives: shared objects, cycles, hierarchies and subtypes of protocols.
struct ArchivedObjectTests {
  // MARK: Graphs

  private func tree() -> GraphNode {
    let root = GraphNode(name: "root")
    let left = GraphNode(name: "left")
    let right = GraphNode(name: "right")
    root.children = [left, right, left]
    left.above = root
    left.twin = right
    right.twin = left
    right.favourite = root
    return root
  }

  @Test func anObjectReachedTwiceIsOneObject() throws {
    let root = try GraphNode(archive: tree().archive())
    #expect(root.children.map(\.name) == ["left", "right", "left"])
    #expect(root.children[0] === root.children[2])
    #expect(root.children[0].twin === root.children[1])
    #expect(root.children[1].twin === root.children[0], "a circle")
  }

  @Test func parentsAreTheObjectsThatHold() throws {
    let root = try GraphNode(archive: tree().archive())
    #expect(root.above == nil)
    for child in root.children { #expect(child.above === root) }
  }

  /// An object that only conditional properties refer to is not archived; a weak property is
  /// conditional.
  @Test func aWeakReferenceIsKeptIfSomethingElseKeepsTheObject() throws {
    let root = tree()
    let read = try GraphNode(archive: root.archive())
    #expect(read.children[1].favourite === read)
    let stranger = GraphNode(name: "stranger")
    root.favourite = stranger
    #expect(try GraphNode(archive: root.archive()).favourite == nil)
    root.children.append(stranger)
    let again = try GraphNode(archive: root.archive())
    #expect(again.favourite === again.children[3])
  }

  @Test func theArchiveHasTheStableName() throws {
    #expect(try Archive(GraphNode(name: "x").archive()).models.map(\.name) == ["Node"])
  }

  // MARK: Hierarchies

  @Test func theNameInTheArchiveTellsTheClass() throws {
    let lorry = Lorry(wheels: 6)
    lorry.load = 2.5
    let bike = PushBike(wheels: 2)
    bike.rider = JournalOwner(name: "r", website: nil, key: UUID())
    let tandem = TandemBike(wheels: 2)
    tandem.seats = 3
    lorry.trailer = bike
    let all: [Craft] = [Craft(wheels: 1), lorry, bike, tandem]
    let read = try [Craft](archive: all.archive())
    let classes = read.map { String(describing: type(of: $0)) }
    #expect(classes == ["Craft", "Lorry", "PushBike", "TandemBike"])
    #expect((read[1] as? Lorry)?.load == 2.5)
    #expect((read[1] as? Lorry)?.trailer === read[2])
    #expect((read[2] as? PushBike)?.rider == bike.rider)
    #expect((read[3] as? TandemBike)?.seats == 3)
    #expect(try Archive(all.archive()).models.map(\.name).contains("Bike"))
  }

  @Test func aSubclassReadsItsOwn() throws {
    let tandem = TandemBike(wheels: 2)
    #expect(try PushBike(archive: tandem.archive()) is TandemBike)
    let data = try Lorry(wheels: 4).archive()
    #expect {
      try PushBike(archive: data)
    } throws: { ($0 as? MappingError)?.code == .wrongModel }
  }

  // MARK: Protocols

  @Test func whatConformsToAProtocolIsToldByItsName() throws {
    let house = House(rooms: 4)
    let lorry = Lorry(wheels: 4)
    let portfolio = Portfolio(
      holdings: [Share(count: 2), house, house], main: house, vehicles: [lorry, lorry])
    let read = try Portfolio(archive: portfolio.archive())
    #expect((read.holdings[0] as? Share)?.count == 2)
    let first = read.holdings[1] as? House
    #expect(first?.rooms == 4)
    #expect(first === read.holdings[2] as? House)
    #expect(first === read.main as? House)
    #expect(read.vehicles[0] === read.vehicles[1])
    let any = try [AnyHolding](archive: [AnyHolding(house), AnyHolding(Share(count: 1))].archive())
    #expect(any[0].value is House && any[1].value is Share)
  }

  @Test func anObjectOfAnotherModelIsNoMember() throws {
    let data = try [JournalDraft(text: "x")].archive()
    #expect {
      try [AnyHolding](archive: data)
    } throws: { error in
      let text = "\(error)"
      return text.contains("'Share' or 'House'") && text.contains("'JournalDraft'")
    }
  }
}
