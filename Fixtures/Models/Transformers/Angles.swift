import Foundation
import Isomer

/// In degrees, and nothing that could be read without a transformer.
struct Angle: Hashable { var degrees: Double }

/// `"90°"` is a right angle.
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

/// A number in a unit of so many grams.
struct WeightTransformer: Transformer {
  var unit: Double
  func transform(_ input: Double) -> Weight { Weight(grams: input * unit) }
  func reverse(_ output: Weight) -> Double { output.grams / unit }
}

/// What is read in one form and written in another, in a file with an import of its own.
// @mapped for: Weight, with.read: .pounds, with.write: WeightTransformer(unit: NSDecimalNumber(1000).doubleValue)
protocol WeightShape {}

extension ForwardTransformer where Self == WeightTransformer {
  static var pounds: Self { Self(unit: 453.59237) }
}
