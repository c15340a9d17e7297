import Foundation

// usage: hostile [MEGABYTES [KILOBYTES [SECONDS]]]
//
// Prints the cost of each hostile document: the instructions at three sizes, by default 16, 32 and 64 kB,
// and the peak memory at 1 MB by default. A size of a row may take 60 seconds by default. The
// instructions are counted by valgrind, and not without it. Exits with 1 if a row exceeds its limits.
//
//        hostile row NUMBER MEGABYTES
//        hostile counted KILOBYTES NUMBER…
//
// are the processes that it starts: the first prints the seconds, and the bytes of memory without those
// of the document.
let arguments = CommandLine.arguments.dropFirst().map(\.self)
let numbers = arguments.compactMap(Double.init)
switch arguments.first {
case "row" where numbers.count == 2:
  let cost = Cost(of: HostileDocument.all[Int(numbers[0])].work(Int(numbers[1] * 1e6)))
  print("\(cost.seconds) \(cost.memory)")
case "counted" where !numbers.isEmpty:
  for row in numbers.dropFirst() { HostileDocument.all[Int(row)].runCounted(numbers[0]) }
default:
  let table = HostileTable(
    megabytes: numbers.first ?? 1, kilobytes: numbers.dropFirst().first ?? 16,
    secondsLimit: numbers.dropFirst(2).first ?? 60)
  exit(try table.run() ? 0 : 1)
}
