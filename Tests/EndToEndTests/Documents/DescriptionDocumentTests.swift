import Foundation
import Isomer
import Testing

@testable import FixtureModels

/// Descriptions of interfaces, clusters and packages.
@Suite struct DescriptionDocumentTests {
  @Test func `OpenAPI, with references`() throws {
    try expectStable(
      [String: SchemaOrReference].self,
      """
      {"Pet":{"type":"object","required":["name"],"properties":{
        "name":{"type":["string","null"]},"owner":{"$ref":"#/components/schemas/Owner"},
        "tags":{"type":"array","items":{"type":"string"}}}}}
      """)
    expectErrors(
      [String: SchemaOrReference].self,
      """
      {"Pet":{"type":"object","required":"name","properties":{
        "name":{"type":["string","nil"]},
        "tags":{"type":"array","items":{"type":"strin"}}}}}
      """,
      """
      Pet.required: expected an array, found string "name" (line 1, column 36, byte 35)
      Pet.properties.name.type[1]: expected one of "object", "array", "string", "integer", "number", "boolean", "null", found string "nil" (line 2, column 28, byte 84)
      Pet.properties.tags.items.type: expected one of "object", "array", "string", "integer", "number", "boolean", "null", found string "strin" (line 3, column 42, byte 134)
      """)
  }

  @Test func `Kubernetes`() throws {
    try expectStable(
      [ClusterObject].self,
      """
      [{"apiVersion":"v1","kind":"Service","metadata":{"name":"web","labels":{"app":"web"}},
        "spec":{"ports":[{"port":80,"targetPort":8080},{"port":443,"targetPort":"https"}]}},
       {"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"c"},"data":{"a":"b"}}]
      """)
    expectErrors(
      [ClusterObject].self,
      """
      [{"kind":"Service","metadata":{"name":"web","labels":{"app":true}},
        "spec":{"ports":[{"port":80000,"targetPort":80000},{"targetPort":"https"}]}},
       {"kind":"Secret","metadata":{"name":"c"}},
       {"kind":"ConfigMap","metadata":{},"data":{"a":1,"b":"c","d":null}}]
      """,
      """
      [0].metadata.labels.app: expected a string, found true (line 1, column 61, byte 60)
      [0].spec.ports[0].port: expected an integer from 0 to 65535, found number 80000 (line 2, column 28, byte 95)
      [0].spec.ports[0].targetPort: expected an integer from 0 to 65535, found number 80000 (line 2, column 47, byte 114)
      [0].spec.ports[1].port: the key "port" is missing (line 2, column 54, byte 121)
      [1].kind: expected one of "Service", "ConfigMap", found string "Secret" (line 3, column 10, byte 157)
      [2].metadata.name: the key "name" is missing (line 4, column 33, byte 224)
      [2].data.a: expected a string, found number 1 (line 4, column 48, byte 239)
      [2].data.d: expected a string, found null (line 4, column 62, byte 253)
      """)
  }

  @Test func `package.json`() throws {
    try expectStable(
      PackageManifest.self,
      """
      {"name":"a","version":"1.2.3-beta","author":"Ann <a@b.c>","private":true,
       "dependencies":{"b":"^1.0.0"},"scripts":{"test":"run"},"files":["a"]}
      """)
    try expectStable(
      PackageManifest.self, #"{"name":"a","version":"1.2.3","author":{"name":"Ann"}}"#)
    expectErrors(
      PackageManifest.self,
      """
      {"version":"1.2","author":{"email":"a@b.c"},"private":"yes",
       "dependencies":{"b":1,"c":["^1.0.0"]}}
      """,
      """
      name: the key "name" is missing (line 1, column 1, byte 0)
      version: expected text that matches '\\d+\\.\\d+\\.\\d+.*', found string "1.2" (line 1, column 12, byte 11)
      author.name: the key "name" is missing (line 1, column 27, byte 26)
      private: expected true or false, found string "yes" (line 1, column 55, byte 54)
      dependencies.b: expected a string, found number 1 (line 2, column 22, byte 82)
      dependencies.c: expected a string, found an array (line 2, column 28, byte 88)
      """)
  }
}
