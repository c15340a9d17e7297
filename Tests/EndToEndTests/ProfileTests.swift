import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests several mappings of one type.
@Suite struct ProfileTests {
  private let account = ProfiledAccount(
    fullName: "Ann", born: Date(timeIntervalSince1970: 86_400), internalID: 7,
    followers: [ProfiledFollower(login: "bob")], stamp: ProfiledStamp(author: "eve"), age: 20,
    spot: ProfiledAccount.Spot(lat: 1, lon: 2), settings: ProfiledFollower(login: "cat"),
    extra: ["more": 1])

  private let plain = """
    {"name":"Ann","info":{"born":86400},"internal_id":7,"author":"eve","age":20,"lat":1,"lon":2,\
    "settings":"{\\"login\\":\\"cat\\"}","more":1}
    """
  private let twitter = """
    {"screen_name":"Ann","info":{"born":"1970-01-02"},"by":{"who":"eve"},"age":20,\
    "geo":{"y":1,"x":2},"settings":"{\\"user\\":{\\"handle\\":\\"cat\\",\\"note\\":null}}"}
    """
  private let bird = """
    {"fullName":"Ann","born":"1970-01-02T00:00:00Z","followers":[{"login":"bob"}],"author":"eve",\
    "age":20,"lat":1,"lon":2,"settings":"{\\"login\\":\\"cat\\"}"}
    """

  private func changed(_ change: (inout ProfiledAccount) -> Void) -> ProfiledAccount {
    var account = account
    change(&account)
    return account
  }

  @Test("Options of a profile override the others individually, in both directions")
  func words() throws {
    #expect(try account.jsonString() == plain)
    #expect(try ProfiledAccount(json: plain) == changed { $0.followers = [] })
    #expect(try account.jsonString(as: .twitter) == twitter)
    // The key for reading differs from the key for writing.
    let incoming = twitter.replacing("\"info\":{\"born\":", with: "\"bornOn\":")
      .replacing("02\"},", with: "02\",")
    #expect(
      try ProfiledAccount(json: incoming, as: .twitter)
        == changed { ($0.internalID, $0.followers, $0.extra) = (0, [], [:]) })
    #expect(try account.jsonString(as: .bird) == bird)
    #expect(
      try ProfiledAccount(json: bird, as: .bird)
        == changed { ($0.internalID, $0.extra) = (0, [:]) })
    #expect(
      try ProfiledAccount(json: bird.replacing("followers", with: "crowd"), as: .bird)
        .followers.count == 1)
    // An inherited option: the default.
    #expect(try ProfiledAccount(json: "{}", as: .twitter).fullName == "nobody")
  }

  @Test("Checks, conversions and reports use the profile")
  func rules() throws {
    #expect(try ProfiledAccount(json: #"{"age":"7"}"#).age == 7)
    #expect(throws: MappingError.self) {
      try ProfiledAccount(json: #"{"age":"70"}"#, as: .twitter)
    }
    let error = #expect(throws: MappingError.self) {
      try ProfiledAccount(json: #"{"age":7}"#, as: .twitter)
    }
    #expect(error?.path == "age")
    #expect(throws: MappingError.self) { try ProfiledAccount(json: #"{"age":200}"#) }
    #expect(try ProfiledAccount(json: #"{"age":200}"#, as: .twitter).age == 200)
    let text = #"{"screen_name":"x","by":{"who":"e","odd":1},"author":"x","extra":3}"#
    let (value, report) = try ProfiledAccount.readWithReport(json: text, as: .twitter)
    #expect(value.stamp.author == "e")
    #expect(report.withoutDefaults.entries.map(\.path) == ["by.odd", "author", "extra"])
    #expect(try ProfiledAccount(json: text).extra.keys.sorted() == ["by", "extra", "screen_name"])
  }

  @Test("All forms of documents, collections and parts support a profile")
  func doors() throws {
    let text = #"{"screen_name":"Ann"}"#
    let ann = try ProfiledAccount(json: text, as: .twitter)
    #expect(ann.fullName == "Ann")
    #expect(try ProfiledAccount(json: Data(text.utf8), as: .twitter) == ann)
    #expect(try ProfiledAccount(json: "[\(text)]", at: "[0]", as: .twitter) == ann)
    #expect(try ProfiledAccount(json: Data("[\(text)]".utf8), at: "[0]", as: .twitter) == ann)
    #expect(try ProfiledAccount.readWithReport(json: Data(text.utf8), as: .twitter).0 == ann)
    #expect(try [ProfiledAccount](json: "[\(text)]", as: .twitter) == [ann])
    #expect(try [String: ProfiledAccount?](json: "{\"a\":\(text)}", as: .twitter) == ["a": ann])
    #expect(try ProfiledAccount?(json: "null", as: .twitter) == nil)
    #expect(try ProfiledAccount(dictionary: ["screen_name": "Ann"], as: .twitter) == ann)
    let list = try ann.propertyList(.binary, as: .twitter)
    #expect(try ProfiledAccount(propertyList: list, as: .twitter) == ann)
    #expect(try ann.dictionary(as: .twitter).keys.sorted() == ["by", "geo", "screen_name"])
    #expect(try ann.value(as: .bird)["fullName"] == "Ann")
    #expect(try ProfiledAccount(ann.value(as: .twitter), options: profile) == ann)
    #expect(try [ann].jsonString(as: .twitter, .sortedKeys).hasPrefix("[{\"by\":"))
    #expect(try ann.json(as: .twitter) == Data(ann.jsonBytes(as: .twitter)))
    let chosen = try account.json(only: ["spot", "stamp"], as: .twitter)
    #expect(
      String(decoding: chosen, as: UTF8.self) == #"{"by":{"who":"eve"},"geo":{"y":1,"x":2}}"#)
  }

  private let profile = ReadingOptions.profile(ProfiledAccount.MappedProfile.twitter)

  @Test("A type without profiles passes the profile on")
  func holder() throws {
    let text = #"{"by":{"who":"eve"},"first":{"screen_name":"Ann"}}"#
    let page = try ProfiledAccountPage(json: text, options: profile)
    #expect(page.stamp.author == "eve")
    #expect(page.first?.fullName == "Ann")
    #expect(
      try page.jsonString([.profile(ProfiledAccount.MappedProfile.twitter), .null(.write)])
        == """
        {"by":{"who":"eve"},"first":{"screen_name":"Ann","info":{"born":null},"by":{"who":""},\
        "age":null,"geo":{"y":0,"x":0},"settings":null}}
        """)
    // It accepts the keys of flattened models only under the same profile.
    #expect(throws: MappingError.self) { try ProfiledAccountPage(json: text) }
    #expect(throws: MappingError.self) {
      try ProfiledAccountPage(json: #"{"author":"eve"}"#, options: profile)
    }
    #expect(try ProfiledAccountPage(json: #"{"author":"eve"}"#).stamp.author == "eve")
  }

  @Test("Keys that a flattened model reads under a profile are not stored as unknown")
  func rest() throws {
    let text = #"{"by":1,"author":"eve"}"#
    let loose = try ProfiledLooseAccountPage(json: text, as: .bird)
    #expect(loose.extra == ["by": 1])
    let strange = try ProfiledLooseAccountPage(
      json: #"{"by":{"who":"x"},"author":"eve"}"#, options: profile)
    #expect(strange.stamp.author == "x")
    #expect(strange.extra == ["author": "eve"])
    #expect(
      try strange.jsonString(.profile(ProfiledAccount.MappedProfile.twitter))
        == #"{"by":{"who":"x"},"author":"eve"}"#)
    // Written without the profile, the stored key belongs to the flattened model.
    #expect(try strange.jsonString() == #"{"author":"x"}"#)
  }

  @Test("A profile can support one direction")
  func oneWay() throws {
    let parcel = try ProfiledParcel(json: #"{"weight":1,"label":"x"}"#, as: .incoming)
    #expect(try parcel.jsonString() == #"{"weight":1,"label":"x"}"#)
    #expect(try parcel.jsonString(as: .outgoing) == #"{"weight":1,"mark":"*x"}"#)
    let unwritten = #expect(throws: MappingError.self) { try parcel.json(as: .incoming) }
    #expect(unwritten?.description.contains("profile 'incoming'") == true)
    let unread = #expect(throws: MappingError.self) {
      try ProfiledParcel(json: #"{"weight":1}"#, as: .outgoing)
    }
    #expect(unread?.description.contains("profile 'outgoing'") == true)
    #expect(throws: MappingError.self) { try [parcel].dictionaryOfFirst() }
  }

  @Test("A class with another initialiser under a profile")
  func initialiser() throws {
    let whole = try ProfiledTicket(json: #"{"seat":"1A","price":5}"#)
    #expect(whole.price == 5)
    #expect(try whole.jsonString(as: .brief) == #"{"seat":"1A","summary":"1A at 5"}"#)
    let brief = try ProfiledTicket(json: #"{"ticket":{"seat":"2B","price":5}}"#, as: .brief)
    #expect(brief.seat == "2B")
    #expect(brief.price == -1)
  }

  @Test("A generic type")
  func generic() throws {
    let box = ProfiledBox(content: [1], note: "a")
    #expect(try box.jsonString() == #"{"content":[1],"note":"a"}"#)
    #expect(try box.jsonString(as: .short) == #"{"CONTENT":[1],"n":"a"}"#)
    #expect(try ProfiledBox<[Int]>(json: #"{"CONTENT":[1],"n":"a"}"#, as: .short) == box)
    #expect(throws: MappingError.self) {
      try ProfiledBox<Int>(json: #"{"CONTENT":1,"n":"A"}"#, as: .short)
    }
    #expect(try ProfiledBox<Int>(json: #"{"content":1,"note":"A"}"#).note == "A")
    // The content uses the profile of the document too.
    let nested = ProfiledBox(content: ProfiledBox(content: 1))
    #expect(try nested.jsonString(as: .short) == #"{"CONTENT":{"CONTENT":1}}"#)
  }

  @Test("Options with the same profile are equal; context and profile can be combined")
  func options() throws {
    #expect(profile == .profile(ProfiledAccount.MappedProfile.twitter))
    #expect(profile != .profile(ProfiledAccount.MappedProfile.bird))
    #expect(profile != ReadingOptions())
    #expect(profile.profile == "twitter")
    var options = profile
    options.context = 5
    #expect(options.profile == "twitter")
    #expect(options != profile)
    options.context = nil
    #expect(options == profile)
    let both: WritingOptions = [
      .context(1), .profile(ProfiledAccount.MappedProfile.bird), .pretty,
    ]
    #expect(both.profile == "bird")
    #expect(both.context as? Int == 1)
  }
}

extension [ProfiledParcel] {
  fileprivate func dictionaryOfFirst() throws -> [String: Any] {
    try self[0].dictionary(as: .incoming)
  }
}
