// Documents that RFC 8259 allows and documents that it does not allow, by part of the grammar.

enum Documents {
  static let accepted: [String] = structures + numbers + strings + words

  static let structures = [
    "[]", "{}", " [ ] ", "\t\r\n {\n}\t", "[[]]", "[[],[]]", "[{}]", "{\"\":{}}", "{\"a\":[]}",
    "[1,2,3]", "[ 1 , 2 , 3 ]", "{\"a\":1,\"b\":2}", "{ \"a\" : 1 , \"b\" : 2 }",
    "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":1}", "[null,true,false,0,\"\",[],{}]",
    "{\"a\":{\"b\":{\"c\":[[[1]]]}}}", "[\n1\n,\n2\n]", "{\"a\\u0000b\":1}", "[1]\n", "  1  ",
    "{\"\\ud83d\\ude00\":\"😀\"}", "[\"a\",\n\t\"b\"]",
  ]

  static let numbers = [
    "0", "-0", "1", "-1", "10", "123456789", "9223372036854775807", "-9223372036854775808",
    "18446744073709551615", "18446744073709551616", "0.0", "-0.0", "0.5", "1.5", "-1.25",
    "123.456", "1e0", "1E0", "1e1", "1e+1", "1e-1", "1E+2", "0e0", "0e+1", "0e10", "1.5e3",
    "20e1", "123e65", "123.456e78", "1e-999", "-1e-999", "0.1e-1", "[0]", "[-0,-0.0]",
    "100000000000000000000", "0.00000000000000000000000000000000000000000000000001",
    "-0.000000000000000000000000000000000000000000000000000000000000000000000000000001",
    "1.7976931348623157e308", "5e-324", "[1 ]", "[1\n]", "{\"a\":1.0e+2}",
  ]

  static let strings = [
    "\"\"", "\"a\"", "\" \"", "\"\\\"\"", "\"\\\\\"", "\"\\/\"", "\"/\"", "\"\\b\\f\\n\\r\\t\"",
    "\"\\u0000\"", "\"\\u0020\"", "\"\\u00e9\"", "\"\\u00E9\"", "\"\\u20ac\"", "\"\\uFFFF\"",
    "\"\\ud834\\udd1e\"", "\"\\uD834\\uDD1E\"", "\"\\uDBFF\\uDFFF\"", "\"é\"", "\"€\"", "\"𝄞\"",
    "\"\u{7F}\"", "\"\u{10FFFF}\"", "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"\\\\u0061\"",
    "\"\\\\\\\"\"", "\"abcdefghijklmnopqrstuvwxyz\"", "\"abcdefghijklmno\"", "\"abcdefghijklmnop\"",
    "\"abcdefghijklmnopqrstuvwxyzé\"", "\"éabcdefghijklmnopqrstuvwxyz\\n\"",
    "\"a long string with one escape at its very end, behind several vectors\\n\"",
    "\"\\nan escape first, and then a long tail that goes on for several vectors\"",
    "[\"\\u0012\",\"\\u0041\"]", "\"ùúûüýþÿāăąćĉċčďđēĕėęěĝğġģĥħĩ\"",
  ]

  static let words = ["true", "false", "null", "[true]", "[false]", "[null]", "{\"a\":null}"]

  static let rejected: [String] = brokenStructures + brokenNumbers + brokenStrings + brokenWords

  static let brokenStructures = [
    "", " ", "[", "]", "{", "}", "[1", "[1,", "[,", "[,1]", "[1,]", "[1,,2]", "[1 2]", "[1}", "{1]",
    "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{\"a\"}", "{\"a\" 1}",
    "{\"a\"::1}", "{:1}", "{1:1}", "{a:1}", "{'a':1}", "{\"a\":1 \"b\":2}", "{\"a\":1,,\"b\":2}",
    "{null:1}", "{[]:1}", "{{}:1}", "[1]]", "{}}", "[]1", "[] []", "{} x", "1 2", "[1:2]", ":", ",",
    "[\"a\":1]", "{\"a\",1}", "{\"a\":}", "{\"a\":,}", "[\u{C}]", "[\u{B}1]", "[1\u{A0}]",
    "\u{A0}1",
    "[1,\n1\n,1", "[{}", "[{\"a\":[}]", "{\"a\":[1}", "/**/1", "1//", "#1", "[1,/* */2]",
    "\u{2060}[]",
    "[][", "{\"a\":\"b\"}#", "\u{FEFF}\u{FEFF}1", "[\u{FEFF}1]", "*", "<null>", "[<null>]",
  ]

  static let brokenNumbers = [
    "-", "+1", "+", "01", "-01", "00", "-00", "1.", ".5", "-.5", "1.e1", "1e", "1e+", "1e-", "1E",
    "1.5e", "0.e1", "0e", "0e+", "1ee1", "1e1e1", "1e1.5", "1.2.3", "--1", "- 1", "1-", "1+1",
    "0x10",
    "0X1", "1_000", "1,000", "Infinity", "-Infinity", "NaN", "-NaN", "inf", "nan", "1a", "1a1",
    "0a",
    "[1a]", "[-]", "[-a]", "[.]", "[1.]", "[.1]", "[0.]", "[1e]", "[01]", "[-012]", "１", "[1.e3]",
    "0.1.2", "0.3e", "0.3e+", "9.e+", "2.e3", "2.e-3", "1 000", "[++1]", "[+1]", "-2.", "[1e1000a]",
    "012.5", "1.0e+-1", "∞", "1️⃣", "[0.1e1.1]", "0b1", "1f", "1d", "1L", "[- 1]", "[1 .5]",
  ]

  static let brokenStrings = [
    "\"", "\"a", "\"\\", "\"\\\"", "\"\\u\"", "\"\\u0\"", "\"\\u00\"", "\"\\u000\"", "\"\\u000g\"",
    "\"\\u00G0\"", "\"\\U0041\"", "\"\\a\"", "\"\\x41\"", "\"\\0\"", "\"\\'\"", "\"\\ \"",
    "\"\\é\"",
    "\"\\😀\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\ud800\\ud800\"", "\"\\ud800x\"", "\"\\ud800\\n\"",
    "\"\\ud800\\u0041\"", "\"\\udc00\\ud800\"", "\"\\uD800\\u\"", "\"\\ud83d\\u de00\"",
    "\"a\nb\"", "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", "\"a\u{1}\"", "'a'", "a", "abc",
    "“a”",
    "\"a\"b\"", "\"\"\"", "[\"a]", "[\"a\", \"b]", "[\"\\u00\"]", "[\"\\u{41}\"]", "{\"a:1}",
    "{\"a\\\":1}", "\"\\u-123\"", "\"\\u+123\"", "\"\\u 123\"", "\"\\uD834\\uDD\"",
    "\"\\uDBFF\\uE000\"",
    "\"a long string that goes on for several vectors and then \u{7}\"",
    "\"a long string that goes on for several vectors and then \\q\"",
    "\"a long string that goes on for several vectors and is not closed",
  ]

  static let brokenWords = [
    "t", "tr", "tru", "True", "TRUE", "truE", "truex", "true1", "f", "fals", "False", "falsee", "n",
    "nul", "Null", "NULL", "nulll", "nil", "undefined", "[tru]", "[truee]", "[nul]", "[fals]",
    "yes",
    "[true,fals]", "{\"a\":tru}", "{\"a\":nul", "true false",
  ]

  /// Strings, without their quotes, that are not valid UTF-8.
  static let brokenUTF8: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xC2], [0xC2, 0x41],
    [0xE0, 0x80, 0x80],
    [0xE0, 0x9F, 0xBF], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
    [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80],
    [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80],
    [0xFE], [0xFF], [0xE9], [0xE9, 0x74], [0xC3, 0xA9, 0x80], [0x41, 0x80, 0x42],
  ]

  /// Lengths of prefixes that move a character to every position in a vector.
  static let brokenUTF8Padding = [0, 1, 3, 12, 13, 14, 15, 16, 17, 29, 30, 31, 32, 61]
}
