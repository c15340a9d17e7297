guard let arguments = Arguments.expand(Array(CommandLine.arguments.dropFirst())) else {
  Console.exit(64)
}
switch arguments.first {
case "generate": Console.exit(GenerateCommand.run(Array(arguments.dropFirst())))
case "lock": Console.exit(LockCommand.run(Array(arguments.dropFirst())))
case "--help", "-h", "help":
  print(Usage.text)
default:
  Console.error(Usage.text)
  Console.exit(64)
}
