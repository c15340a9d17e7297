#!/usr/bin/env bash
# pydantic 2.13.4: a Decimal that is read from a JSON number has the digits of a Double.
#
# Guess:     a field of type Decimal has all digits of the number in the document, as with
#            json.loads(text, parse_float=Decimal).
# Behaviour: the number is read as a binary floating-point number first, whose shortest decimal form is the value;
#            the other digits are lost. The same digits in a string, and an integer, are exact.
# Seen:      number 12345678901234567.89 -> 12345678901234568
#            string 12345678901234567.89 -> 12345678901234567.89
#            number 123456789012345678901 -> 123456789012345678901
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q pydantic==2.13.4

found=$("$folder/venv/bin/python" - <<'PYTHON'
from decimal import Decimal
from pydantic import TypeAdapter

read = TypeAdapter(Decimal).validate_json
for kind, text in (("number", "12345678901234567.89"), ("string", '"12345678901234567.89"'),
                   ("number", "123456789012345678901")):
    print(kind, text.strip('"'), "->", read(text))
PYTHON
)
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 3)
[ "$found" = "$seen" ]
