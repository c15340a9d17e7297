import IsomerSyntax

/// Recognises keys that are codes of a standard or constants: `en`, `de-CH`, `EUR`, `NOT_FOUND`.
enum CodeKeys {
  /// Languages whose codes are no words or units of English, as `is`, `to`, `id` and `kg` are.
  private static let languages = codes(
    "ar bg cs da de en es fi fr hu ja ko nb nl pl pt ro ru sv uk vi zh")
  /// Currencies whose codes are no words, as `all` and `try` are.
  private static let currencies = codes(
    "aud brl cad chf cny czk dkk eur gbp hkd huf idr inr jpy krw mxn nok nzd pln sek sgd thb usd zar"
  )
  /// Abbreviations of two letters that are not used as codes of countries.
  private static let abbreviations = codes("AM ID IP OK OS PC PM TV UI")

  private static func codes(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }

  /// Returns true for codes of languages, currencies and countries, and for constants in capitals.
  ///
  /// Countries and constants must be in an object whose own keys begin with small letters.
  static func areCodes(_ keys: [String], isAmongSmallKeys: Bool) -> Bool {
    areLanguages(keys) || areCurrencies(keys)
      || isAmongSmallKeys && (areCountries(keys) || areConstants(keys))
  }

  /// Returns true for names of headers if one has several words: `Content-Type`.
  static func areHeaders(_ keys: [String]) -> Bool {
    keys.contains { $0.utf8.contains(UInt8(ascii: "-")) }
      && keys.allSatisfy { key in
        key.split(separator: "-", omittingEmptySubsequences: false).allSatisfy {
          isLetters($0) && $0.first?.isUppercase == true
        }
      }
  }

  /// Returns true for codes that include two known languages, or one with a region: `pt-BR`.
  private static func areLanguages(_ keys: [String]) -> Bool {
    var known = 0
    for key in keys {
      let parts = key.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
      guard let language = parts.first, isLetters(language), language.count == 2,
        language == language.lowercased(), parts.dropFirst().allSatisfy(isRegion)
      else { return false }
      let isKnown = languages.contains(String(language))
      if parts.count > 1, !isKnown { return false }
      known += isKnown ? parts.count : 0
    }
    return known >= 2
  }

  /// Returns true for `BR`, `Hans` and `419`.
  private static func isRegion(_ part: Substring) -> Bool {
    switch part.utf8.count {
    case 2: isLetters(part) && part == part.uppercased()
    case 4: isLetters(part) && part == part.capitalised
    case 3: part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    default: false
    }
  }

  private static func areCurrencies(_ keys: [String]) -> Bool {
    keys.allSatisfy { $0.utf8.count == 3 && isLetters($0[...]) }
      && keys.count { currencies.contains($0.lowercased()) } >= 2
  }

  private static func areCountries(_ keys: [String]) -> Bool {
    keys.count >= 2
      && keys.allSatisfy {
        $0.utf8.count == 2 && isLetters($0[...]) && $0 == $0.uppercased()
          && !abbreviations.contains($0)
      }
  }

  /// Returns true for words in capitals if one has at least four letters.
  private static func areConstants(_ keys: [String]) -> Bool {
    keys.contains { $0.utf8.count >= 4 }
      && keys.allSatisfy { key in
        key.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true && !SwiftNames.isAcronym(key)
          && key.utf8.allSatisfy { byte in
            byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39 || "-_".utf8.contains(byte)
          }
      }
  }

  private static func isLetters(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }
}

extension Substring {
  fileprivate var capitalised: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
