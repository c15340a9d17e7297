import IsomerCommands
import IsomerGenerator

/// Prints JSON Schema or OpenAPI components of the mapped models.
struct SchemaCommand: TextCommand {
  static let help = """
    usage: swift package isomer schema [--target NAME] [--read | --write] [--openapi]
                                       [--profile NAME] [--output FILE] [TYPE …]

    Prints the JSON Schema (2020-12) of mapped models: of the named types and the types that they
    refer to, or of all models. If one type is named, the schema describes its documents; otherwise it
    contains only definitions, under '$defs'. Name a nested type with the outer one, 'Issue.Fields',
    and a generic type with its arguments, 'Page<Issue>'.

      --read           describes the documents that the mapping reads; the default
      --write          describes the documents that the mapping writes, without options of the call
      --openapi        prints an OpenAPI 3.1 document with the types in 'components/schemas'
      --profile NAME   the mapping in a profile
      --target NAME    the target; by default, each target with models prints a document
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package

    The mapping reads every document that the schema for reading accepts, and the schema for writing
    accepts every document that the mapping writes. Exceptions have a '$comment': 'wider:' if the
    schema accepts more, because code such as a transformer is not described, and 'narrower:' if it
    rejects documents that the mapping reads. A number has no bounds that its 'format' implies.

    swift package isomer schema Issue > issue.schema.json
    swift package isomer schema --openapi --write --target API
    """

  private let names: [String]
  private let direction: SchemaDirection
  private let dialect: SchemaDialect
  private let profile: String?
  private let input: TargetInput

  init(_ arguments: inout ArgumentList) throws(CommandFailure) {
    let reads = arguments.takeFlag("--read")
    let writes = arguments.takeFlag("--write")
    if reads, writes { throw CommandFailure(misuse: "'--read' conflicts with '--write'") }
    direction = writes ? .write : .read
    dialect = arguments.takeFlag("--openapi") ? .openAPI : .jsonSchema
    profile = try arguments.takeOption("--profile")
    names = arguments.takeValues()
    input = try TargetInput(arguments)
  }

  func run() throws(CommandFailure) -> String {
    let texts = try input.texts(of: names, profile) {
      SchemaDocument($0, profile: profile, direction: direction, dialect: dialect)
    }
    return texts.joined(separator: "\n") + "\n"
  }
}
