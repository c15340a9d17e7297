#!/bin/bash
# Converts the package 'Shop' as the article 'Converting a program' describes, and checks each step:
# the plan, the test with documents, the calls, that a second conversion changes nothing, that a
# conversion can be undone, and that the program works at the end.
#
# usage: Tests/Tools/Conversion/afternoon.sh [FOLDER]
#
# A folder is kept with the result.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd -P)
isomer=$(cd "$here/../../.." && pwd -P)
if [ $# -gt 0 ]; then
  folder=$1
  mkdir -p "$folder"
  rm -rf "$folder/Shop/"[A-Za-z]* "$folder/Shop/.git"
else
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi
cp -R "$here/Shop" "$folder/"
cd "$folder/Shop"
sed -e "s|path: \"../../../..\"|path: \"$isomer\"|" Package.swift >Package.changed
mv Package.changed Package.swift
printf '%s\n' .build Package.resolved messages output >.gitignore
git init -q
git add -A
git -c user.name=test -c user.email=test@example.com commit -qm "Before"

isomer() {
  swift package --disable-sandbox --allow-writing-to-package-directory isomer "$@" 2>messages ||
    { cat messages >&2; return 1; }
}

expect() {
  grep -qF -- "$2" <<<"$1" || { printf 'not found: %s\n%s\n' "$2" "$1"; exit 1; }
}

swift test 2>&1 | tail -3

plan=$(isomer convert --dry-run --widen --target Shop)
expect "$plan" "60 types converted, 1 left as they were, 1 of them used through '.codable()'"
git diff --exit-code --name-only

echo "A conversion can be undone"
isomer convert --write --widen --check Tests/ShopTests/Documents --target Shop >/dev/null
isomer convert --undo >/dev/null
git add -A
git diff --cached --exit-code --name-only

written=$(isomer convert --write --widen --check Tests/ShopTests/Documents --target Shop)
expect "$written" "60 types converted, 1 left as they were"
expect "$written" "5 files are changed"
expect "$(isomer convert --write --widen --target Shop)" "No file is changed."

echo "Old and new code read and write the same documents"
swift test 2>&1 | tee output | grep -E "documents with|^\| [A-Z]|No document|error:" || true
expect "$(cat output)" " 0 differences"
expect "$(cat output)" "passed after"

calls=$(isomer convert --calls --write --target Shop)
expect "$calls" "5 calls of coders: 4 replaced, 1 left"
finished=$(isomer convert --finish)
expect "$finished" "'Tests/ShopComparison' is removed."
git diff --exit-code --name-only Package.swift
[ ! -e isomer-convert.patch ]
[ ! -e Tests/ShopComparison ]
swift test 2>&1 | tail -1
