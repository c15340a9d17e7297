import IsomerCommands
import IsomerGenerator

/// Prints JSON Schema or OpenAPI components of the mapped models.
struct SchemaCommand: TextCommand {
  static let help = """
    usage: swift package isomer schema [--target NAME] [--read | --write] [--openapi]
                                       [--profile NAME] [--output FILE] [TYPE …]

    Prints the JSON Schema (2020-12) of the mapped models of a target: of the named types and those
    that they refer to, or of all models. With one named type, the schema is that of the type;
    otherwise the types are under '$defs'. A generic type is named with its arguments: 'Page<Issue>'.

      --read           the documents that the mapping reads: the default
      --write          the documents that the mapping writes, without options of the call
      --openapi        an OpenAPI 3.1 document with the types in 'components/schemas'
      --profile NAME   the mapping in a profile
      --target NAME    the target; by default each target with models prints a document
      --output FILE    writes a file; --allow-writing-to-package-directory permits one in the package

    A document that the schema for reading accepts is read, and what is written is accepted by the
    schema for writing. Code in the program, such as a transformer or a function of a check, is not
    described: '$comment' then begins with 'wider:'. A comment with 'narrower:' marks a schema that
    rejects documents which the mapping reads.

    swift package isomer schema Issue > issue.schema.json
    swift package isomer schema --openapi --write --target API
    """

  private let names: [String]
  private let direction: SchemaDirection
  private let dialect: SchemaDialect
  private let profile: String?
  private let input: TargetInput

  init(_ arguments: inout ArgumentList) throws(ArgumentProblem) {
    let reads = arguments.takeFlag("--read")
    let writes = arguments.takeFlag("--write")
    if reads, writes { throw ArgumentProblem(text: "'--read' conflicts with '--write'") }
    direction = writes ? .write : .read
    dialect = arguments.takeFlag("--openapi") ? .openAPI : .jsonSchema
    profile = try arguments.takeOption("--profile")
    names = arguments.takeValues()
    input = try TargetInput(arguments)
  }

  func run() throws(CommandFailure) -> String {
    let (target, mappings) = try input.understand()
    do throws(SchemaDocument.Problem) {
      let document = try SchemaDocument(
        module: input.module, target: target, mappings: mappings, profile: profile,
        direction: direction, dialect: dialect)
      return try document.json(of: names).text + "\n"
    } catch {
      throw CommandFailure(text: error.text)
    }
  }
}
