#!/usr/bin/env bash
# pydantic 2.13.4: an unpacked tuple in a tuple is read as a nested tuple.
#
# Guess:     tuple[int, *tuple[str, ...]] accepts (1, "a", "b"), as in PEP 646, or is rejected as a type that is not
#            supported.
# Behaviour: the star is ignored without an error: the type is tuple[int, tuple[str, ...]].
# Seen:      [1, "a", "b"] -> error too_long
#            [1, ["a", "b"]] -> (1, ('a', 'b'))
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install -q pydantic==2.13.4

found=$("$folder/venv/bin/python" - <<'PYTHON'
from pydantic import TypeAdapter, ValidationError

adapter = TypeAdapter(tuple[int, *tuple[str, ...]])
for text in ('[1, "a", "b"]', '[1, ["a", "b"]]'):
    try:
        print(text, "->", adapter.validate_json(text))
    except ValidationError as error:
        print(text, "-> error", error.errors()[0]["type"])
PYTHON
)
echo "$found"
seen=$(sed -n 's/^# Seen: *//p; s/^#            //p' "$0" | tail -n 2)
[ "$found" = "$seen" ]
