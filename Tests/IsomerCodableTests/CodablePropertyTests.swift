import Foundation
import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

@Suite("Codable properties of mapped models")
struct CodablePropertyTests {
  private let text = """
    {"id":1,"settings":{"theme":"dark","sizes":[1,2]},"colour":"red",\
    "figures":[{"empty":{}},{"circle":{"radius":2}}]}
    """

  @Test("are read and written")
  func json() throws {
    let profile = try Profile(json: text)
    #expect(profile.settings == Settings(theme: "dark", sizes: [1, 2]))
    #expect(profile.colour == .red)
    #expect(profile.figures == [.empty, .circle(radius: 2)])
    #expect(try profile.jsonString() == text)
  }

  @Test("can be nil")
  func none() throws {
    let profile = try Profile(json: #"{"id":1,"settings":{"theme":"a","sizes":[]},"colour":null}"#)
    #expect(profile.colour == nil)
    #expect(try profile.jsonString().contains("colour") == false)
  }

  @Test("are values of dictionaries")
  func dictionaries() throws {
    let profile = try Profile(json: text)
    let dictionary = try profile.dictionary()
    #expect((dictionary["settings"] as? [String: Any])?["theme"] as? String == "dark")
    #expect(try Profile(dictionary: dictionary) == profile)
  }

  @Test("are archived")
  func archives() throws {
    let profile = try Profile(json: text)
    #expect(try Profile(archive: profile.archive()) == profile)
  }

  @Test(
    "report errors at their values",
    arguments: [
      (
        #"{"id":1,"settings":{"theme":5,"sizes":[]}}"#,
        "settings.theme: expected a string, found number 5 (line 1, column 29, byte 28)"
      ),
      (
        #"{"id":1,"settings":{"theme":"a","sizes":[1,2.5]}}"#,
        "settings.sizes[1]: expected an integer, found number 2.5 (line 1, column 44, byte 43)"
      ),
      (
        #"{"id":1,"settings":{"sizes":[]}}"#,
        "settings.theme: the key \"theme\" is missing (line 1, column 20, byte 19)"
      ),
      (
        #"{"id":1,"settings":null}"#,
        "settings: expected an object, found null (line 1, column 20, byte 19)"
      ),
      (
        #"{"id":1,"settings":{"theme":"a","sizes":[]},"colour":"blue"}"#,
        "colour: found string \"blue\": Cannot initialize Colour from invalid String value blue "
          + "(line 1, column 54, byte 53)"
      ),
      (
        #"{"id":1,"settings":{"theme":"a","sizes":[]},"figures":[{"empty":{}},{"round":{}}]}"#,
        "figures[1]: found an object: Invalid number of keys found, expected one. "
          + "(line 1, column 69, byte 68)"
      ),
      (
        #"{"id":1,"settings":{"theme":"a","sizes":[1,}}"#,
        "settings.sizes[1]: expected a value, found '}' (line 1, column 44, byte 43)"
      ),
    ])
  func errors(_ text: String, _ message: String) throws {
    let error = #expect(throws: MappingError.self) { try Profile(json: text) }
    #expect(error?.description == message)
  }
}
