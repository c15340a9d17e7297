"""Sources of programs that read and write the documents of rows.

The code of a row is on the same lines as in the file of its table, so that compilers name the line there.
"""

import re

PYTHON = """
import base64, json, re, sys
from collections import *
from dataclasses import dataclass
from datetime import *
from decimal import Decimal
from enum import *
from typing import *
from uuid import UUID
from pydantic import *
from pydantic import dataclasses
from pydantic.alias_generators import *
from pydantic.experimental.missing_sentinel import MISSING
from pydantic_core import PydanticCustomError, PydanticOmit
"""

RUST = """#![allow(dead_code, unused_imports, unused_variables)]
use serde::{de, ser, Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{from_str, from_value, json, to_string, to_string_pretty, to_value, Value, Map};
use std::collections::{BTreeMap, HashMap};
type Text = Result<String, Box<dyn std::error::Error>>;
"""

RUST_MAIN = """
fn main() {
  let rows: HashMap<String, Vec<String>> = serde_json::from_reader(std::io::stdin()).unwrap();
  let mut results: BTreeMap<String, Vec<Value>> = BTreeMap::new();
  let mut add = |name: &str, run: fn(&str) -> Text| {
    let texts = rows[name].iter().map(|text| match run(text) {
      Ok(text) => json!(text),
      Err(error) => json!([error.to_string()]),
    });
    results.insert(name.to_string(), texts.collect());
  };
CALLS
  println!("{}", to_string(&results).unwrap());
}
"""

JAVA = ("import com.fasterxml.jackson.annotation.*; import com.fasterxml.jackson.core.*; "
        "import com.fasterxml.jackson.core.json.*; import com.fasterxml.jackson.databind.*; "
        "import com.fasterxml.jackson.databind.annotation.*; import com.fasterxml.jackson.databind.cfg.*; "
        "import com.fasterxml.jackson.databind.deser.*; import com.fasterxml.jackson.databind.deser.std.*; "
        "import com.fasterxml.jackson.databind.json.*; import com.fasterxml.jackson.databind.module.*; "
        "import com.fasterxml.jackson.databind.node.*; import com.fasterxml.jackson.databind.ser.*; "
        "import com.fasterxml.jackson.databind.ser.impl.*; import com.fasterxml.jackson.databind.ser.std.*; "
        "import com.fasterxml.jackson.databind.type.*; import com.fasterxml.jackson.databind.util.*; "
        "import java.math.*; import java.util.*; import java.util.Map; class TABLE {")

JAVA_MAIN = """import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.*;

class Row {
  static ObjectMapper mapper() { return new ObjectMapper(); }
}

interface Run { String run(String text) throws Exception; }

class Main {
  static Map<String, List<String>> rows;
  static Map<String, List<Object>> results = new TreeMap<>();

  static void add(String name, Run run) {
    var texts = new ArrayList<Object>();
    for (var text : rows.get(name)) {
      try { texts.add(run.run(text)); } catch (Exception error) { texts.add(List.of("" + error)); }
    }
    results.put(name, texts);
  }

  public static void main(String[] arguments) throws Exception {
    rows = new ObjectMapper().readValue(System.in, Map.class);
CALLS
    System.out.println(new ObjectMapper().writeValueAsString(results));
  }
}
"""

KOTLIN = ("@file:OptIn(ExperimentalSerializationApi::class, kotlin.time.ExperimentalTime::class, "
          "kotlin.uuid.ExperimentalUuidApi::class) ")

KOTLIN_IMPORTS = ("import kotlinx.serialization.*; import kotlinx.serialization.builtins.*; "
                  "import kotlinx.serialization.descriptors.*; import kotlinx.serialization.encoding.*; "
                  "import kotlinx.serialization.json.*; import kotlinx.serialization.modules.*")

KOTLIN_MAIN = """import kotlinx.serialization.json.*

abstract class Row {
  open val json: Json = Json
  abstract fun run(text: String): String
}

fun main() {
  val rows = Json.parseToJsonElement(System.`in`.bufferedReader().readText()).jsonObject
  val results = buildJsonObject {
    fun add(name: String, row: Row) = put(name, buildJsonArray {
      for (text in rows.getValue(name).jsonArray) {
        try { add(row.run(text.jsonPrimitive.content)) } catch (error: Exception) { addJsonArray { add("$error") } }
      }
    })
CALLS
  }
  println(results)
}
"""

SWIFT_MAIN = """import Foundation
MODULES

let input = FileHandle.standardInput.readDataToEndOfFile()
let rows = try JSONSerialization.jsonObject(with: input) as! [String: [String]]
nonisolated(unsafe) var results: [String: [Any]] = [:]

func add(_ name: String, _ run: (String) throws -> String) {
  results[name] = rows[name]!.map { text -> Any in
    do { return try run(text) } catch { return ["\\(error)"] }
  }
}

CALLS

let output = try JSONSerialization.data(withJSONObject: results, options: .sortedKeys)
print(String(decoding: output, as: UTF8.self))
"""


def wrapped(code, model, prefix, start, suffix, end, run):
    """Returns the texts before and after a declaration.

    They contain `start` and `suffix` unless it declares `M`, and `run` unless it has such a function.
    """
    text = "\n".join(code)
    is_model = re.search(model, text)
    default = "" if re.search(r"\b(fn|fun|func|String) run\b", text) else run
    return prefix + ("" if is_model else start), ("" if is_model else suffix) + default + end


def rust(table):
    """Returns the module of a table."""
    lines = [""] * (len(table.lines) + 1)
    for row in table.peer_rows:
        lines[row.start], lines[row.middle] = wrapped(
            row.peer, r"\b(struct|enum|type) M\b|fn run\b", f"pub mod {row.name} {{ use super::*; ",
            "#[derive(Serialize, Deserialize)] pub struct M {", "} ", "}",
            "pub fn run(text: &str) -> Text { Ok(to_string(&from_str::<M>(text)?)?) } ")
        lines[row.start + 1:row.middle] = row.peer
    return "\n".join(["#![allow(non_snake_case)] use super::*;" + lines[0]] + lines[1:])


def java(table):
    """Returns the class of a table."""
    lines = [""] * (len(table.lines) + 1)
    for row in table.peer_rows:
        lines[row.start], lines[row.middle] = wrapped(
            row.peer, r"\b(class|interface|enum|record) M\b|String run\b",
            f"static class {row.name} extends Row {{ ", "static class M {", "} ", "}",
            "static String run(String text) throws Exception "
            "{ return mapper().writeValueAsString(mapper().readValue(text, M.class)); } ")
        lines[row.start + 1:row.middle] = row.peer
    return "\n".join([JAVA.replace("TABLE", table.name)] + lines[1:] + ["}"])


def kotlin(table):
    """Returns the objects of a table."""
    lines, header = [""] * (len(table.lines) + 1), KOTLIN
    for row in table.peer_rows:
        fields = re.search(r"^(@\w.* )?va[lr] ", row.peer[0])
        lines[row.start], lines[row.middle] = wrapped(
            row.peer, r"\b(class|object) M\b|fun run\b", f"object {row.name} : Row() {{ ",
            "@Serializable class M(", ") ", "}",
            "override fun run(text: String) = json.encodeToString(json.decodeFromString<M>(text)) ")
        lines[row.start + 1:row.middle] = [
            line + "," if fields and lines[row.start].endswith("(") else line for line in row.peer]
    for at in (at for at, line in enumerate(lines) if line.startswith("@file:")):
        header, lines[at] = header + lines[at] + " ", ""
    return "\n".join([header + KOTLIN_IMPORTS] + lines[2:])


def codable(table):
    """Returns the Swift code of the Codable side of a table."""
    lines = [""] * (len(table.lines) + 1)
    for row in table.peer_rows:
        lines[row.start], lines[row.middle] = wrapped(
            row.peer, r"\b(struct|class|enum|typealias) M\b|func run\b", f"enum {row.name} {{ ",
            "struct M: Codable {", "}; ", "}",
            "static func run(_ text: String) throws -> String "
            "{ try written(JSONDecoder().decode(M.self, from: Data(text.utf8))) } ")
        lines[row.start + 1:row.middle] = row.peer
    return "\n".join(["import Foundation"] + lines[1:])


def isomer(table):
    """Returns the Swift code of Isomer's side of a table."""
    lines = [""] * (len(table.lines) + 1)
    for row in table.isomer_rows:
        start, end = wrapped(
            row.isomer, r"\b(struct|class|enum|typealias) M\b|func run\b", "", "struct M {", "}; ", "}",
            "static func run(_ text: String) throws -> String { try M(json: text).jsonString() } ")
        lines[row.start] = f"enum {row.name} {{"
        lines[row.middle - 1] += " // @mapped" if start else ""
        lines[row.middle] = start
        lines[row.middle + 1:row.end] = row.isomer
        # A second separator precedes declarations that cannot be nested.
        last = row.middle + 1 + row.isomer.index("--") if "--" in row.isomer else row.end
        lines[last] = end
    return "\n".join(["import Foundation; import Isomer; import IsomerFoundation"] + lines[1:])


def calls(tables, rows, form):
    """Returns the statements that run rows, the attribute `rows` of the tables."""
    return "\n".join(form.replace("ROW", row.name).replace("TABLE", table.name)
                     for table in tables for row in getattr(table, rows))
