#!/usr/bin/env bash
# The whole suite under a sanitizer of the toolchain.
#
# usage: Tests/Tools/sanitize.sh address|thread [option of swift test …]
#
# Leaks are not looked for: the search does not see pointers in the cases of enums, which Swift keeps
# with a tag in them, and takes what they hold for lost. Local variables stay on the stack, whose
# room is measured by the address of one. The build needs about twice the time of `swift test`, and
# the folder .build/address or .build/thread.
set -euo pipefail
cd "$(dirname "$0")/../.."

case ${1:-} in
address | thread) ;;
*)
  sed -n 's/^# usage: /usage: /p' "$0" >&2
  exit 64
  ;;
esac
sanitizer=$1
shift
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0
swift test --sanitize "$sanitizer" --scratch-path ".build/$sanitizer" "$@"
