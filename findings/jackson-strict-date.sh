#!/usr/bin/env bash
# jackson-databind 2.14.0: a date that is not lenient accepts any text after it.
#
# Guess:     @JsonFormat(pattern = "yyyy-MM-dd", lenient = OptBoolean.FALSE) accepts exactly the texts of the pattern, so
#            that a time, which the pattern would lose, is an error.
# Behaviour: it rejects 30 February, but ignores everything after the date: SimpleDateFormat.parse stops at the end of
#            the pattern. A time with an offset is silently read as midnight in UTC.
# Seen:      2024-02-30 -> error
#            2024-01-31T23:30:00-05:00 -> 2024-01-31T00:00:00Z
#            2024-01-31 and more -> 2024-01-31T00:00:00Z
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
java=/usr/share/java
[ -e "$java/jackson-databind-2.14.0.jar" ] || apt-get install -q -y --no-install-recommends libjackson2-databind-java >&2
cat > "$folder/Finding.java" <<'JAVA'
import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import java.util.Date;

class Finding {
  @JsonFormat(pattern = "yyyy-MM-dd", lenient = OptBoolean.FALSE) public Date day;

  public static void main(String[] arguments) throws Exception {
    var mapper = new ObjectMapper();
    for (var text : new String[] {"2024-02-30", "2024-01-31T23:30:00-05:00", "2024-01-31 and more"}) {
      String result;
      try {
        result = mapper.readValue("{\"day\":\"" + text + "\"}", Finding.class).day.toInstant().toString();
      } catch (InvalidFormatException error) { result = "error"; }
      System.out.println(text + " -> " + result);
    }
  }
}
JAVA
path="$java/jackson-core.jar:$java/jackson-annotations.jar:$java/jackson-databind-2.14.0.jar"
javac -cp "$path" -d "$folder" "$folder/Finding.java"
found=$(java -cp "$path:$folder" Finding)
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 3)
[ "$found" = "$seen" ]
