#!/usr/bin/env python3
"""Compares the lock file with the reader: archives of old models are read by changed ones.

usage: Tests/Tools/Locking/check.py [--modules FOLDER] [--count N] [--seed N] [--keep FOLDER] [--verbose]

Whatever the lock file permits must be read with equal values, and for each error there must be an archive that is not.
Every pair of kinds of types is always checked; `--count` is the number of pairs with random changes. README.md
describes the files.
"""

import argparse
import collections
import pathlib
import random
import sys
import tempfile

import kinds
from batch import Batch
from mutations import mutated, random_world

HERE = pathlib.Path(__file__).resolve().parent
COPIES = 8
SIZE = 100


# Nothing can read a type that is gone. The archives of a world may contain no value of a type with a lower version,
# and no subtype in a property of its supertype.
WITHOUT_ARCHIVE = ["[locked-type-gone]", "[locked-version-above]", "is 'a subtype of"]


class Summary:
    def __init__(self, verbose):
        self.verbose = verbose
        self.pairs = self.refused = self.archives = 0
        self.failures, self.invalid, self.ids = [], collections.Counter(), collections.Counter()

    def add(self, names, outcome):
        old, new, refusals, results = outcome
        for index, text in old.invalid.items():
            self.note_invalid(f"the old world {index}", text)
        for module, refused, read in zip(new, refusals, results):
            for index, text in module.invalid.items():
                self.note_invalid(names[module.name, index], text)
            for index in module.worlds:
                if index in old.worlds:
                    self.compare(names[module.name, index], f"{module.name}/W{index}", refused.get(index, []),
                                 read.get(index, []))

    def note_invalid(self, name, text):
        self.invalid[name if "[" in text else f"{name}: {text}"] += 1
        if self.verbose:
            print(f"invalid: {name}: {text}")
        if "[" not in text:
            self.failures.append(f"{name}: does not compile: {text}")

    def compare(self, name, place, errors, outcomes):
        self.pairs += 1
        self.archives += len(outcomes)
        different = [f"{type}: {outcome}" for type, outcome in outcomes if outcome not in ("same", "unread")]
        if errors:
            self.refused += 1
            self.ids.update({text.rsplit("[", 1)[-1].rstrip("]") for text in errors})
            if not different and not any(word in text for text in errors for word in WITHOUT_ARCHIVE):
                self.failures.append(f"{place}: {name}: refused without a reason\n    {errors[0]}")
        elif different:
            self.failures.append(f"{place}: {name}: permitted, but\n    {different[0]}")

    def show(self):
        for failure in self.failures:
            print(failure)
        print(f"{self.pairs} pairs with {self.archives} archives: {self.refused} refused "
              f"({', '.join(f'{key} {count}' for key, count in self.ids.most_common())}), "
              f"{sum(self.invalid.values())} invalid, {len(self.failures)} failing")
        return not self.failures


def random_lists(generator, first, count):
    old = [random_world(first + number, generator) for number in range(count)]
    return old, [[mutated(world, generator) for world in old] for _ in range(COPIES)]


def batches(arguments):
    yield kinds.lists()
    generator = random.Random(arguments.seed)
    for first in range(0, arguments.count // COPIES, SIZE):
        yield random_lists(generator, first, min(SIZE, arguments.count // COPIES - first))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", type=pathlib.Path, default=HERE.parents[2] / ".build/debug")
    parser.add_argument("--count", type=int, default=240)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    summary = Summary(arguments.verbose)
    with tempfile.TemporaryDirectory() as temporary:
        folder = (arguments.keep or pathlib.Path(temporary)).resolve()
        for number, (old, new) in enumerate(batches(arguments)):
            batch = Batch(folder / str(number), arguments.modules.resolve())
            names = {(f"New{place}", world.index): name for place, worlds in enumerate(new) for world, name in worlds}
            summary.add(names, batch.run(old, [[world for world, _ in worlds] for worlds in new]))
    return 0 if summary.show() else 1


if __name__ == "__main__":
    sys.exit(main())
