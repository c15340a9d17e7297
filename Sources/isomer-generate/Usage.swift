enum Usage {
  static let text = """
    usage: isomer-generate generate --module NAME --output DIRECTORY [--lock LOCK]
                                    [--package FOLDER] FILE…
           isomer-generate lock --module NAME --lock LOCK [--force] FILE…
           isomer-generate @FILE

    generate  writes X.mapped.swift for every X.swift, and only what has changed
    lock      writes the schemas of archived models
    @FILE     is replaced by the arguments in a file, a JSON array of strings
    """
}
