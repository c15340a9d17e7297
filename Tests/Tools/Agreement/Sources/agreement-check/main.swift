import Agreement
import Foundation

// See README.md.

guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
  FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
  exit(64)
}
let report = await Run(options).report()
print(report.rendered(atMost: options.printed))
exit(report.isAccepted(threshold: options.threshold) ? 0 : 1)
