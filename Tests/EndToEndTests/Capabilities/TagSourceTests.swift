import Isomer
import IsomerArchive
import IsomerFoundation
import Testing

/// Tests tags at one of several paths.
@Suite struct SeveralTagPathsTests {
  @Test func `A tag is read at the first path that has one and written to the first`() throws {
    let document = """
      [{"type":"one","a":1},{"meta":{"kind":"two"},"b":2},{"type":null,"meta":{"kind":"none"}},\
      {"a":3,"type":"one","meta":{"kind":"two"}}]
      """
    let values = try [PathForm](json: document)
    #expect(values == [.one(a: 1), .two(b: 2), .none, .one(a: 3)])
    let written = """
      [{"type":"one","a":1},{"type":"two","b":2},{"type":"none"},{"type":"one","a":3}]
      """
    #expect(try values.jsonString() == written)
    #expect(try [PathForm](json: written) == values)
    let object: [String: Any] = ["meta": ["kind": "two"], "b": 2]
    #expect(try PathForm(dictionary: object) == .two(b: 2))
  }

  @Test func `A tag has more than two paths`() throws {
    let document = #"[{"t":"two"},{"a":1,"meta":{"kind":"one"},"t":"two"},{"kind":"two"}]"#
    let values = try [PathOfFour](json: document)
    #expect(values == [.two, .one(a: 1), .two])
    #expect(try values.jsonString() == #"[{"type":"two"},{"type":"one","a":1},{"type":"two"}]"#)
    expectFailure(PathOfFour.self, #"{"t":"x"}"#, #"t: expected one of "one", "two""#)
    expectFailure(PathOfFour.self, "{}", #"type: the key "type" is missing"#)
  }

  @Test func `All paths are known keys, and errors are at the tag that is read`() throws {
    #expect(try [PathRule](json: #"[{"kind":"one","a":1},{"type":"none"},{}]"#).count == 3)
    #expect(try PathRule(json: "{}").jsonString() == "{}")
    expectFailure(PathRule.self, #"{"kind":"one","a":1,"x":1}"#, "x: unknown key")
    expectFailure(PathRule.self, #"{"type":"none","x":1}"#, "x: unknown key")
    expectFailure(PathForm.self, #"{"meta":{"kind":"x"}}"#, #"meta.kind: expected one of "one""#)
    expectFailure(PathForm.self, #"{"type":"x","meta":{"kind":"one"}}"#, "type: expected one of")
    expectFailure(PathForm.self, "{}", #"type: the key "type" is missing"#)
    expectFailure(PathForm.self, #"{"meta":1}"#, "meta: expected an object")
    expectFailure(PathForm.self, "[]", "document: expected an object")
    for document in ["", "{", #"{"type""#, #"{"meta":{"kind""#, #"{"type":null,"meta":{"#] {
      #expect(throws: MappingError.self) { try PathForm(json: document) }
    }
  }

  @Test func `Tags beside a content, with a fallback and in a profile have several paths`() throws {
    let document = #"[{"kind":"one","c":1},{"c":2,"t":"one"},{"kind":"z","c":3},7]"#
    let values = try [PathContent](json: document)
    #expect(
      values == [.one(1), .one(2), .other(["kind": "z", "c": 3]), .other(7)])
    #expect(
      try values.jsonString() == #"[{"t":"one","c":1},{"t":"one","c":2},{"kind":"z","c":3},7]"#)
    #expect(try PathContent(json: #"{"k":"one","c":1}"#, as: .short) == .one(1))
    #expect(try PathContent.one(1).jsonString(as: .short) == #"{"k":"one","c":1}"#)
  }

  @Test func `Subclasses and the types of a protocol have several paths`() throws {
    let shapes = try [PathShape](
      json: #"[{"kind":"disc","radius":2},{"type":"circle"},{"kind":"z","q":1},{}]"#)
    #expect(shapes[0] is PathCircle && shapes[2] is PathOther)
    #expect(
      try shapes.jsonString()
        == #"[{"type":"circle","radius":2},{"type":"circle","radius":1},{"kind":"z","q":1},{}]"#)
    expectFailure(PathCircle.self, #"{"kind":"z"}"#, nil)
    expectFailure(AnyPathPet.self, #"{"meta":{"kind":"x"}}"#, "meta.kind: expected one of")
    let pets = try [AnyPathPet](
      json: #"[{"meta":{"kind":"dog"},"age":2},{"meta":{"kind":"cat"},"x":1},{"kind":"cat"}]"#)
    #expect(
      try pets.jsonString() == #"[{"kind":"dog","age":2},{"kind":"cat","x":1},{"kind":"cat"}]"#)
    var dog = PathDog(age: 1)
    try dog.update(json: #"{"meta":{"kind":"dog"},"age":3}"#)
    #expect(dog.age == 3)
    #expect(throws: MappingError.self) { try dog.update(json: #"{"meta":{"kind":"cat"}}"#) }
  }

  @Test func `Several paths are found in the object of another model`() throws {
    let document = #"[{"id":1},{"id":2,"meta":{"kind":"two"},"b":1},{"id":3,"type":"none"}]"#
    let values = try [PathHost](json: document)
    #expect(values.map(\.form) == [nil, .two(b: 1), PathForm.none])
    #expect(
      try values.jsonString()
        == #"[{"id":1},{"id":2,"type":"two","b":1},{"id":3,"type":"none"}]"#)
  }

  @Test func `A struct checks the first tag that is present`() throws {
    let points = try [PathPoint](json: #"[{"kind":"Point","x":1},{"type":"Point","x":2}]"#)
    #expect(try points.jsonString() == #"[{"type":"Point","x":1},{"type":"Point","x":2}]"#)
    expectFailure(PathPoint.self, #"{"kind":"Line","x":1}"#, #"kind: expected "Point""#)
    expectFailure(PathPoint.self, #"{"x":1}"#, #"type: the key "type" is missing"#)
  }

  @Test func `Archives contain no tags`() throws {
    let values: [PathKept] = [.one(a: 1), .two]
    #expect(try [PathKept](archive: values.archive()) == values)
  }
}

/// Tests tags that a function determines.
@Suite struct TagFunctionTests {
  @Test func `A function names the case of an object, and nothing is written for it`() throws {
    let document = """
      [{"title":"a","minutes":1},{"title":"b","artist":"c"},{},{"title":"q","z":1},9]
      """
    let values = try [NamedMedia](json: document)
    #expect(
      values == [
        .film(title: "a", minutes: 1), .track(title: "b", artist: "c"), .nothing,
        .other(["title": "q", "z": 1]), .other(9),
      ])
    #expect(try values.jsonString() == document)
    #expect(try NamedMedia(dictionary: ["title": "a", "minutes": 1]) == values[0])
  }

  @Test func `A name that no case has is an error with the names of all`() {
    let expected = #"expected one of "one", "two" as the result of 'tag:', found an object"#
    expectFailure(NamedPair.self, #"{"c":1}"#, "document: \(expected)")
    expectFailure([NamedPair].self, #"[{"a":1},{}]"#, "[1]: \(expected)")
    expectFailure(NamedPair.self, "7", "document: expected an object, found number 7")
    expectFailure(NamedPair.self, #"{"a":"x"}"#, "a: expected an integer")
    expectFailure(NamedPair.self, #"{"a":1,"x":1}"#, "x: unknown key")
    expectFailure(NamedPair.self, #"{"fails":true}"#, "document: ")
    for document in ["", "{", #"{"a""#, #"{"a":1,}"#] {
      #expect(throws: MappingError.self) { try NamedPair(json: document) }
    }
  }

  @Test func `No name selects the case of a missing tag, or those without one`() throws {
    let values = try [NamedStep](json: #"[{"a":1},{"note":"x"},7]"#)
    #expect(values == [.one(a: 1), .plain(note: "x"), .number(7)])
    #expect(try values.jsonString() == #"[{"a":1},{"note":"x"},7]"#)
  }

  @Test func `A function names the subclass`() throws {
    let vehicles = try [NamedVehicle](json: #"[{"wheels":4,"doors":2},{"load":3}]"#)
    #expect(vehicles[0] is NamedCar && vehicles[1] is NamedTruck)
    #expect(try vehicles.jsonString() == #"[{"wheels":4,"doors":2},{"wheels":0,"load":3}]"#)
    expectFailure(
      NamedVehicle.self, #"{"wheels":4}"#, #"document: expected one of "car", "truck" as the"#)
    #expect(try NamedCar(json: #"{"wheels":4}"#).doors == 0)
    let copy = try NamedVehicle(archive: vehicles[0].archive())
    #expect((copy as? NamedCar)?.doors == 2)
    try vehicles[0].update(json: #"{"doors":5}"#)
    #expect((vehicles[0] as? NamedCar)?.doors == 5)
  }

  @Test func `A function names the type that conforms to a protocol`() throws {
    let document = #"[{"level":4,"bonus":2},{"level":1},{"note":"a"}]"#
    let jobs = try [AnyNamedJob](json: document)
    #expect(jobs[0].value is NamedHigh && jobs[1].value is NamedLow && jobs[2].value is NamedFree)
    #expect(try jobs.jsonString() == document)
    expectFailure(AnyNamedJob.self, #"{"level":4}"#, #"bonus: the key "bonus" is missing"#)
    expectFailure(AnyNamedJob.self, "[]", "document: expected an object")
  }

  @Test func `A function uses the object of the model in which the value is flattened`() throws {
    let work = try NamedWork(json: #"{"level":1,"a":5}"#)
    #expect(work.job is NamedLow && work.pair == .one(a: 5))
    #expect(try work.jsonString() == #"{"level":1,"a":5}"#)
  }
}

private func expectFailure<Model: Readable>(
  _: Model.Type, _ document: String, _ beginning: String?, line: Int = #line
) {
  let location = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
  guard let beginning else {
    #expect(throws: Never.self, sourceLocation: location) { try Model(json: document) }
    return
  }
  let error = #expect(throws: MappingError.self, sourceLocation: location) {
    try Model(json: document)
  }
  let text = error?.description ?? ""
  #expect(text.hasPrefix(beginning), "\(text)", sourceLocation: location)
}
