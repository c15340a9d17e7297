/// A module of the runtime.
package enum RuntimeModule: String, CaseIterable, Sendable {
  case json = "Isomer"
  case archives = "IsomerArchive"
  case objects = "IsomerFoundation"
}
