import Foundation

guard let arguments = Arguments.expand(Array(CommandLine.arguments.dropFirst())) else { exit(64) }
switch arguments.first {
case "generate": exit(GenerateCommand.run(Array(arguments.dropFirst())))
case "lock": exit(LockCommand.run(Array(arguments.dropFirst())))
case "--help", "-h", "help":
  print(Usage.text)
default:
  Console.error(Usage.text)
  exit(64)
}
