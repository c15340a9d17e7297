import Foundation
import Isomer

/// An angle in degrees, which is not readable without a transformer.
struct Angle: Hashable { var degrees: Double }

/// A transformer for strings such as `"90°"`.
struct AngleTransformer: Transformer {
  func transform(_ input: String) throws -> Angle {
    guard input.hasSuffix("°"), let degrees = Double(input.dropLast()) else {
      throw TransformerError(expected: "an angle such as \"90°\"", input: input)
    }
    return Angle(degrees: degrees)
  }
  func reverse(_ output: Angle) throws -> String {
    guard output.degrees.isFinite else {
      throw TransformerError(expected: "an angle with a number", input: output)
    }
    return String(format: "%g°", output.degrees)
  }
}

// @mapped for: Angle, with: AngleTransformer()
protocol AngleShape {}

struct Weight: Equatable { var grams: Double }

/// A transformer for numbers in a unit of the given number of grams.
struct WeightTransformer: Transformer {
  var unit: Double
  func transform(_ input: Double) -> Weight { Weight(grams: input * unit) }
  func reverse(_ output: Weight) -> Double { output.grams / unit }
}

/// An external mapping with different transformers for reading and writing, and an import.
// @mapped for: Weight, with.read: .pounds, with.write: WeightTransformer(unit: NSDecimalNumber(1000).doubleValue)
protocol WeightShape {}

extension ForwardTransformer where Self == WeightTransformer {
  static var pounds: Self { Self(unit: 453.59237) }
}
