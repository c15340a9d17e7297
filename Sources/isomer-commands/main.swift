import Foundation

guard let arguments = Arguments.expand(Array(CommandLine.arguments.dropFirst())) else { exit(64) }
exit(Progress.showing { CommandTable.run(arguments) })
