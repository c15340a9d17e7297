import Foundation
import Isomer
import IsomerFoundation
import Testing

@testable import FixtureModels

/// Tests that properties marked `secret` appear in no description, error or report.
@Suite struct SecretTests {
  /// Returns the error message for a document, which must not contain the secret.
  private func message<Model: Readable>(
    _: Model.Type, _ json: String, hiding secret: String = "4711",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let error = try failure(Model.self, json, at: sourceLocation)
    let whole = try #require(throws: MappingError.self, sourceLocation: sourceLocation) {
      try Model(json: json)
    }
    for error in [error] + whole.all {
      let parts = [error.description, error.found ?? "", error.reason ?? "", error.expected ?? ""]
      #expect(!parts.joined().contains(secret), sourceLocation: sourceLocation)
    }
    #expect(error.found.map { !$0.isEmpty } ?? true, sourceLocation: sourceLocation)
    return error.description
  }

  @Test("An error at a secret value shows the expectation and the kind found")
  func kinds() throws {
    #expect(
      try message(Login.self, "{\"name\":\"n\",\"token\":4711}")
        == "token: expected a string, found number <redacted> (line 1, column 21, byte 20)")
    #expect(
      try message(Login.self, "{\"auth\":{\"pin\":\"4711\"}}")
        == "auth.pin: expected an integer, found string <redacted> (line 1, column 16, byte 15)")
    #expect(try message(Login.self, "{\"token\":[4711]}").contains("found an array"))
    #expect(try message(Login.self, "{\"token\":null}").contains("found null"))
    #expect(try message(Login.self, "{\"token\":true}", hiding: "true").contains("<redacted>"))
    #expect(
      try message(Login.self, "{\"pin\":4711471147114711471147114711}").contains("from -922337"))
  }

  @Test("A property that is not secret shows its value")
  func open() throws {
    let error = try failure(Login.self, "{\"name\":4711}")
    #expect(error.found == "number 4711")
    #expect(try message(Login.self, "{\"name\":\"n\"}").hasPrefix("token: the key \"token\""))
  }

  @Test(
    "Invalid JSON is not shown either",
    arguments: [
      "\"token\":\"4711", "\"token\":4711x", "\"token\":\"\\4711\"", "\"token\":\"47\u{1}4711\"",
      "\"token\":04711", "\"pin\":1x4711", "\"pin\":1 x4711", "\"token\":n4711", "\"hint\":n4711",
      "\"hint\":nul4711",
      "\"pin\":n4711", "\"factor\":n4711", "\"codes\":[4711,n4711]", "\"key\":n4711",
      "\"key\":\"4711", "\"card\":{\"number\":x4711}", "\"scheme\":n4711",
      "\"codes\":[1,{\"4711\":x4711}]",
    ])
  func malformed(_ member: String) throws {
    let found = try #require(throws: MappingError.self) {
      try Login(json: "{\"name\":\"n\",\(member)}")
    }
    #expect(found.found?.contains("4711") != true, "\(found)")
    #expect(!(found.reason ?? "").contains("4711"), "\(found)")
    let (lossy, _) = (try? Team.readWithReport(json: "{\"guests\":[{\(member)}]}")) ?? (nil, nil)
    #expect(lossy == nil)
    let inList = try #require(throws: MappingError.self) {
      try Team(json: "{\"guests\":[{\"name\":\"n\",\(member)}]}")
    }
    #expect(inList.found?.contains("4711") != true, "\(inList)")
  }

  @Test("A secret in nested models is a secret")
  func nested() throws {
    #expect(
      try message(
        Team.self, "{\"users\":[{\"name\":\"n\",\"token\":\"t\"},{\"name\":\"n\",\"token\":4711}]}")
        == "users[1].token: expected a string, found number <redacted> "
        + "(line 1, column 56, byte 55)")
    let expected = "card.number: expected an integer, found string <redacted>"
    #expect(try message(Login.self, "{\"card\":{\"number\":\"4711\"}}").hasPrefix(expected))
  }

  @Test("The text of a transformer's error is dropped because it can repeat the value")
  func transformers() throws {
    #expect(
      try message(Login.self, "{\"factor\":\"4711!\"}")
        == "factor: found string <redacted>: the value was not accepted "
        + "(line 1, column 11, byte 10)")
    #expect(
      try message(Login.self, "{\"card\":{\"number\":1,\"holder\":\"4711!\"}}").hasPrefix("card"))
    let shown = try #require(throws: MappingError.self) {
      try Card(json: "{\"number\":1,\"holder\":\"4711!\"}")
    }
    #expect(shown.reason == "no '!' in 4711!")
  }

  @Test("An error of writing is redacted too")
  func writing() throws {
    var login = try Login(json: "{\"name\":\"n\",\"token\":\"t\"}")
    login.factor = "4711!"
    let error = try #require(throws: MappingError.self) { try login.json() }
    #expect(error.code == .transformerFailed)
    #expect(error.path.description == "factor")
    #expect(error.reason == "the value cannot be written")
    let card = Card(number: 1, holder: "4711!")
    let shown = try #require(throws: MappingError.self) { try card.json() }
    #expect(shown.reason == "no '!' in 4711!")
    // Only the first failure is reported, regardless of later ones.
    let both = try #require(throws: MappingError.self) {
      try Outbound(card: card, secret: "x!").json()
    }
    #expect(both.reason == "no '!' in 4711!")
  }

  @Test("A report shows no secret")
  func reports() throws {
    let json = """
      {"users":[{"name":"n","token":"t","codes":[1,"4711",2],"key":"4711",
      "card":{"number":1,"year":"4711"},"scheme":"4711","pin":1,"auth":{"pin":2}}],
      "guests":[{"name":"n","token":4711},{"name":4712,"token":"t"}]}
      """
    let (team, report) = try Team.readWithReport(json: json)
    #expect(team.users.first?.codes == [1, 2])
    #expect(team.users.first?.card?.year == 2000)
    #expect(!report.description.contains("4711"))
    #expect(report.description.contains("number 4712"))
    let errors = report.entries.compactMap(\.error)
    #expect(errors.count == 5)
    #expect(errors.filter { $0.found?.contains("<redacted>") == true }.count == 4)
    #expect(report.entries.map(\.kind).contains(.constantDiffers))
  }

  @Test("A property with several keys is secret for each of them")
  func alternatives() throws {
    #expect(
      try message(Login.self, "{\"name\":\"n\",\"token\":\"t\",\"pin\":\"4711\"}")
        == "pin: expected an integer, found string <redacted> (line 1, column 31, byte 30)")
    let login = try Login(
      json: "{\"name\":\"n\",\"token\":\"t\",\"pin\":\"4711\",\"auth\":{\"pin\":1}}")
    #expect(login.pin == 1)
  }

  @Test("Flattened models and stored unknown keys")
  func flattened() throws {
    #expect(
      try message(SealedLetter.self, "{\"id\":1,\"user\":\"u\",\"password\":4711}").contains(
        "number <"))
    #expect(try message(SealedLetter.self, "{\"id\":1,\"password\":4711x}").contains("<redacted>"))
    #expect(try message(SealedLetter.self, "{\"id\":1,\"other\":4711x}").contains("<redacted>"))
    let text = "{\"id\":1,\"user\":\"u\",\"password\":\"P\",\"other\":[1]}"
    let parcel = try SealedLetter(json: text)
    #expect(parcel.credentials.password == "P")
    #expect(try SealedLetter(json: parcel.json()).rest == ["other": [1]])
  }

  @Test("A value that a hook splits is not shown if a part is secret")
  func hooks() throws {
    let message = try message(Split.self, "\"u:x4711\"")
    #expect(message == "password: expected an integer, found string <redacted>")
    let shown = try #require(throws: MappingError.self) { try Split(json: "{\"user\":7}") }
    #expect(shown.all.map(\.found) == [nil, "number 7"])
  }

  @Test("A composite value")
  func composites() throws {
    for json in ["\"pin\":\"4711\"", "\"pin\":-1", "\"pin\":x4711"] {
      let text = try message(Vault.self, "{\"user\":\"4711\",\(json)}")
      #expect(text.contains("<redacted>") || text.contains("found an object"), "\(text)")
    }
    var vault = try Vault(json: "{\"user\":\"a\",\"pin\":1}")
    #expect(vault.login == "a 1")
    #expect(try vault.jsonString() == "{\"user\":\"a\",\"pin\":1}")
    vault.login = "4711"
    let error = try #require(throws: MappingError.self) { try vault.json() }
    #expect(!error.description.contains("4711"))
  }

  @Test("An embedded document with a secret is not shown")
  func embedded() throws {
    let inner = #"{\"user\":\"u\",\"password\":4711}"#
    let text = try message(Vault.self, "{\"inner\":\"\(inner)\"}")
    #expect(
      text.hasPrefix("inner: expected a JSON document in a string, found string <redacted>: "))
    #expect(text.contains("password: expected a string, found number <redacted>"))
    let error = try failure(Vault.self, "{\"inner\":\"\(inner)\"}")
    #expect(error.isSecret)
    #expect((error.underlying as? MappingError)?.isSecret == true)
  }

  @Test("A dictionary is redacted like a document")
  func dictionaries() throws {
    for token in [4711, 4711.5, [4711], ["4711": 4711]] as [Any] {
      let error = try #require(throws: MappingError.self) {
        try Login(dictionary: ["name": "n", "token": token])
      }
      #expect(error.isSecret)
      #expect(error.path.description == "token")
      #expect(!error.description.contains("4711"), "\(error)")
    }
    var login = try Login(dictionary: ["name": "n", "token": "t"])
    login.factor = "4711!"
    let error = try #require(throws: MappingError.self) { try login.dictionary() }
    #expect(!error.description.contains("4711"), "\(error)")
  }

  @Test("A description shows no secret")
  func descriptions() throws {
    var login = try Login(json: "{\"name\":\"n\",\"token\":\"4711\"}")
    login.card = Card(number: 4711)
    #expect(!login.description.contains("4711"))
    #expect(
      login.description.hasPrefix("Login(name: \"n\", token: <redacted>, pin: <redacted>, "))
    #expect(Card(number: 1).description == "Card(number: 1, holder: nil, year: 2000)")
  }

  @Test("Valid secrets are read and written")
  func roundTrip() throws {
    let text =
      "{\"name\":\"n\",\"token\":\"t\",\"auth\":{\"pin\":7},\"factor\":\"f\",\"codes\":[1],"
      + "\"key\":\"6BA7B810-9DAD-11D1-80B4-00C04FD430C8\",\"hint\":\"h\","
      + "\"card\":{\"number\":1,\"holder\":\"m\",\"year\":1999},\"scheme\":\"basic\"}"
    let login = try Login(json: text)
    #expect(login.factor == "F")
    #expect(login.card?.holder == "M")
    #expect(try login.jsonString() == text)
  }
}
