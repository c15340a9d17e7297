import Foundation

// usage: hostile [MEGABYTES [SECONDS]]
//
// Prints the cost of each hostile document as multiples of the cost of ordinary ones of the same
// size: 100 MB by default, at most 60 seconds each. Each row is measured in three processes, because
// the peak memory is that of a process. Exits with 1 if a row exceeds its limit.
//
//        hostile row NUMBER MEGABYTES
//
// is such a process: it prints the seconds, and the bytes of memory without those of the document.
let arguments = CommandLine.arguments.dropFirst().map(\.self)
if arguments.count == 3, arguments[0] == "row", let row = Int(arguments[1]),
  let megabytes = Double(arguments[2])
{
  let cost = HostileDocument.all[row].measure(Int(megabytes * 1e6))
  print("\(cost.seconds) \(cost.memory)")
  exit(0)
}
let megabytes = arguments.first.flatMap(Double.init) ?? 100
let seconds = arguments.count > 1 ? Double(arguments[1]) ?? 60 : 60
exit(try HostileTable(megabytes: megabytes, secondsLimit: seconds).run() ? 0 : 1)
