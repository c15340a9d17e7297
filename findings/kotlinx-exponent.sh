#!/usr/bin/env bash
# kotlinx.serialization 1.9.0: an Int can have an exponent, but no fraction of 0.
#
# Guess:     either both 1e2 and 100.0 are integers, as in JSON Schema, or neither is, as for most typed readers.
# Behaviour: 1e2 is 100, and so is 100e0. 100.0 and 1.0e2 are errors.
# Seen:      1e2 -> 100
#            1000e-1 -> 100
#            100.0 -> error
#            1.0e2 -> error
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# The Jupyter kernel of Kotlin contains the compiler and the library.
pip install -q --no-deps --target "$folder" kotlin-jupyter-kernel==0.19.0.944
jars=$folder/run_kotlin_kernel/jars
cat > "$folder/Finding.kt" <<'KOTLIN'
import kotlinx.serialization.builtins.serializer
import kotlinx.serialization.json.Json

fun main() {
  for (text in listOf("1e2", "1000e-1", "100.0", "1.0e2")) {
    val result = try { "${Json.decodeFromString(Int.serializer(), text)}" } catch (error: Exception) { "error" }
    println("$text -> $result")
  }
}
KOTLIN
path=$jars/kotlin-stdlib-2.3.10-RC.jar:$jars/kotlinx-serialization-core-jvm-1.9.0.jar
path=$path:$jars/kotlinx-serialization-json-jvm-1.9.0.jar
java -cp "$jars/*" org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -nowarn \
  -cp "$path" -d "$folder/classes" "$folder/Finding.kt"
found=$(java -cp "$path:$folder/classes" FindingKt)
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 4)
[ "$found" = "$seen" ]
