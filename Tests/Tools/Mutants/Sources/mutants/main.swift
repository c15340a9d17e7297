import Foundation
import IsomerSyntax

// usage: mutants MODELS MODULES [BATCHES]
//        mutants declarations MODULES [COUNT]
//
// `declarations` compiles COUNT declarations of every kind with their generated code.
//
// MODELS is the folder of the annotated models, MODULES that of the built runtime. The generator
// runs on all mutants. BATCHES modules of accepted mutants are compiled, each with another mutant
// in every file; by default, as many as all mutants require.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 2 else {
  print("usage: mutants MODELS MODULES [BATCHES]")
  exit(64)
}
// The compiler runs in other folders.
let modules = URL(filePath: arguments[2], directoryHint: .isDirectory).path
if arguments[1] == "declarations" {
  let count = arguments.count > 2 ? Int(arguments[3]) ?? .max : .max
  let declarations = Declarations(count: count, seed: 20)
  let (faults, summary) = try declarations.check(against: modules)
  print(summary)
  for fault in faults { print(fault) }
  exit(faults.isEmpty ? 0 : 1)
}
let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
let seed: UInt64 = 20

let models = try ModelFiles(folder)
let tried = models.mutants
print("\(tried.accepted.map(\.count).reduce(0, +)) of \(tried.count) mutants are accepted")
var faults = tried.faults

var generator = SeededGenerator(seed: seed)
let queues = tried.accepted.map { $0.shuffled(using: &generator) }
let all = queues.map(\.count).max() ?? 0
let batches = arguments.count > 2 ? Int(arguments[3]) ?? all : all
print("seed \(seed), \(batches) of \(all) batches")
for number in 0..<batches {
  var batch = Batch(models.sources, queues.map { $0.indices.contains(number) ? $0[number] : nil })
  let found = try batch.compile(against: modules)
  print("batch \(number + 1): \(batch.mutants.count) mutants compile, \(found.count) faults")
  faults += found
}
for fault in faults { print(fault) }
exit(faults.isEmpty ? 0 : 1)
