import Foundation
import Isomer

/// A schema of OpenAPI 3.1, or a reference to one.
// @mapped untagged
indirect enum SchemaOrReference: Equatable {
  case reference(SchemaReference)
  case schema(APISchema)
}

// @mapped
struct SchemaReference: Equatable {
  var target: String  // @mapped key: "$ref"
}

// @mapped
struct APISchema: Equatable {
  // @mapped elements: .wrap
  var type: [Kind]?
  var items: SchemaOrReference?
  var properties: [String: SchemaOrReference] = [:]
  var required: [String] = []

  // @mapped
  enum Kind: String { case object, array, string, integer, number, boolean, null }
}

/// An object of Kubernetes.
// @mapped tag: "kind"
enum ClusterObject: Equatable {
  // @mapped key: "Service"
  case service(ServiceObject)
  // @mapped key: "ConfigMap"
  case configuration(ConfigurationObject)
}

// @mapped
struct ServiceObject: Equatable {
  var name: String  // @mapped key: "metadata.name"
  var labels: [String: String] = [:]  // @mapped key: "metadata.labels"
  var ports: [Port]  // @mapped key: "spec.ports"

  // @mapped
  struct Port: Equatable {
    var port: UInt16
    var targetPort: Target?

    // @mapped untagged
    enum Target: Equatable {
      case number(UInt16)
      case name(String)
    }
  }
}

// @mapped
struct ConfigurationObject: Equatable {
  var name: String  // @mapped key: "metadata.name"
  var data: [String: String] = [:]
}

/// A manifest of npm.
// @mapped
struct PackageManifest: Equatable {
  var name: String
  var version: String  // @mapped check: .matches(#"\d+\.\d+\.\d+.*"#)
  var author: Person?
  var dependencies: [String: String] = [:]
  var isPrivate = false  // @mapped key: "private"
  // @mapped rest
  var others: [String: JSONValue] = [:]

  // @mapped untagged
  enum Person: Equatable {
    case text(String)
    case fields(name: String, email: String?)
  }
}
