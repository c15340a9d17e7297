import Isomer
import Testing

@testable import FixtureModels

/// Errors in parts of a model that do not hide each other.
@Suite struct ManyFaultTests {
  @Test("Parts that are read after the keys are independent of each other")
  func parts() {
    expectErrors(
      Route.self,
      """
      {"x1":"a","y1":1,"x2":-1,"y2":2,"title":7,"label":8,"id":true,"width":"w",
       "stops":[{},{"n":"x"},{},{"n":3}]}
      """,
      """
      length: the key "length" is missing (line 1, column 1, byte 0)
      document: expected a vector in x2, y2, found an object (line 1, column 1, byte 0)
      x1: expected a number, found string "a" (line 1, column 7, byte 6)
      title: expected a string, found number 7 (line 1, column 41, byte 40)
      id: expected an integer, found true (line 1, column 58, byte 57)
      width: expected an integer, found string "w" (line 1, column 71, byte 70)
      stops[0].n: the key "n" is missing (line 2, column 11, byte 85)
      stops[1].n: expected an integer, found string "x" (line 2, column 19, byte 93)
      stops[2].n: the key "n" is missing (line 2, column 24, byte 98)
      """)
    expectErrors(
      [Route].self,
      #"[{"x1":1,"y1":1,"y2":2,"label":7,"length":false,"stops":[7,{"n":null}]}]"#,
      """
      [0].id: the key "id" is missing (line 1, column 2, byte 1)
      [0]: expected a vector in x2, y2, found an object (line 1, column 2, byte 1)
      [0].label: expected a string, found number 7 (line 1, column 32, byte 31)
      [0].length: expected an integer, found false (line 1, column 43, byte 42)
      [0].stops[0]: expected an object, found number 7 (line 1, column 58, byte 57)
      [0].stops[1].n: expected an integer, found null (line 1, column 65, byte 64)
      """)
  }

  @Test("Every element of a collection that converts values is an error of its own")
  func converted() {
    expectErrors(
      Converted.self,
      #"{"byName":{"a":"x","b":1,"c":[]},"flags":["x",true,{}],"matrix":[["1","x"],7,[null,{}]]}"#,
      """
      byName.a: expected an integer, or a string that holds one, found string "x" (line 1, column 16, byte 15)
      byName.c: expected an integer, found an array (line 1, column 30, byte 29)
      flags[0]: expected true, false, "YES", "NO", "1" or "0", found string "x" (line 1, column 43, byte 42)
      flags[2]: expected true or false, found an object (line 1, column 52, byte 51)
      matrix[0][1]: expected a number, or a string that holds one, found string "x" (line 1, column 71, byte 70)
      matrix[1]: expected an array, found number 7 (line 1, column 76, byte 75)
      matrix[2][1]: expected a number, found an object (line 1, column 84, byte 83)
      """)
  }

  @Test("A document that is not JSON after an invalid value has both errors")
  func malformed() {
    expectErrors(
      [RouteSize].self, #"[{"length":"x" {"width":1}}]"#,
      """
      [0].length: expected an integer, found string "x" (line 1, column 12, byte 11)
      [0].length: expected ',' or '}', found an object (line 1, column 16, byte 15)
      """)
    expectErrors(
      [RouteSize].self, #"[{"length":"x","width":7 "w"}]"#,
      """
      [0].length: expected an integer, found string "x" (line 1, column 12, byte 11)
      [0].width: expected ',' or '}', found string "w" (line 1, column 26, byte 25)
      """)
    expectErrors(
      [RouteSize].self, #"[{"length":"x","width":[7"#,
      """
      [0].length: expected an integer, found string "x" (line 1, column 12, byte 11)
      [0].width: expected an integer, found an array (line 1, column 24, byte 23)
      [0].width[0]: expected the rest of an array, found the end of the document (line 1, column 26, byte 25)
      """)
    expectErrors(
      PlacedSize.self, #"{"size":{"length":"x" null}}"#,
      """
      size.length: expected an integer, found string "x" (line 1, column 19, byte 18)
      size.length: expected ',' or '}', found null (line 1, column 23, byte 22)
      """)
  }

  @Test("A value that a hook prepares is located in the document, if it is there")
  func prepared() {
    expectErrors(
      [PreparedParcel].self,
      #"[{"name":7,"size":{"width":"x"},"inner":{"length":true}},{"name":"a","note":"n"}]"#,
      """
      [0].note: expected a string, found number 5
      [0].name: expected a string, found number 7 (line 1, column 10, byte 9)
      [0].size.length: the key "length" is missing (line 1, column 19, byte 18)
      [0].size.width: expected an integer, found string "x" (line 1, column 28, byte 27)
      [0].inner.length: expected an integer, found true (line 1, column 51, byte 50)
      [1].size: the key "size" is missing (line 1, column 58, byte 57)
      """)
  }

  @Test("The errors of an untagged enum are those of the case that accepts the value")
  func untagged() {
    expectErrors(
      [Measure].self, #"[{"from":1,"too":2},{"at":"x"},true,["a",1,2],{}]"#,
      """
      [0].to: the key "to" is missing, read as case 'range' (line 1, column 2, byte 1)
      [1].at: expected a number, found string "x" (line 1, column 27, byte 26)
      [2]: expected a value that fits one of the cases, found true: pixels: expected an integer, found true; exact: expected a number, found true; range: expected an object, found true; 4 more (line 1, column 32, byte 31)
      [3][0]: expected a number, found string "a" (line 1, column 38, byte 37)
      [4].at: the key "at" is missing, read as case 'date' (line 1, column 47, byte 46)
      """)
  }
}
