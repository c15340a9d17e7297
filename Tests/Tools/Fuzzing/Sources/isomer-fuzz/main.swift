import Foundation
import LibFuzzer

// usage: isomer-fuzz TARGET [option of libFuzzer …] [folder …]
//        isomer-fuzz seeds TARGET FOLDER FIXTURES
//
// The second form writes the initial inputs of a target. `fuzz.py` calls both.
let targets: [String: any FuzzTarget] = [
  "syntax": SyntaxTarget(), "generator": GeneratorTarget(), "json": JSONTarget(),
  "value": ValueTarget(), "objects": ObjectTarget(), "lists": PropertyListTarget(),
  "archives": ArchiveTarget(), "names": StoreNameTarget(),
]
let words = Array(CommandLine.arguments.dropFirst())
if words.first == "seeds", words.count == 4, let target = targets[words[1]] {
  try writeSeeds(of: target, to: words[2], from: words[3])
  exit(0)
}
guard let name = words.first, let target = targets[name] else {
  print("usage: isomer-fuzz \(targets.keys.sorted().joined(separator: "|")) [option …] [folder …]")
  exit(64)
}

/// The target is a global because libFuzzer's function takes no context.
let chosen = target
var count = CommandLine.argc - 1
var rest: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv + 1
exit(
  LLVMFuzzerRunDriver(&count, &rest) { bytes, size in
    chosen.test(Array(UnsafeBufferPointer(start: bytes, count: size)))
    return 0
  })
