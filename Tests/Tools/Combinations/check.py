#!/usr/bin/env python3
"""Compares combinations of forms, hosts and options with an interpreter of the annotation language.

usage: Tests/Tools/Combinations/check.py [--modules FOLDER] [--count N] [--seed N] [--all [--part N/M]] [--only ID …]
                                   [--keep FOLDER] [--verbose]

README.md describes the files. `--all` checks every pair of options on every form in every host, in hours; a part of
it is `--part`. `--keep` names the folder of the last program.
"""

import argparse
import collections
import itertools
import pathlib
import random
import re
import sys
import tempfile

from batch import Batch
from cases import HOSTS
from combination import Combination
from comparison import Comparison
from forms import FORMS
from options import DERIVED, options

HERE = pathlib.Path(__file__).resolve().parent


def pairs(form):
    """No option, each option, and each pair of options that do not have the same label."""
    offered = {name: option for name, option in options(FORMS[form]).items() if not option.rare}
    yield ()
    for name in offered:
        yield (name,)
    for one, other in itertools.combinations(offered, 2):
        composite = "fields" in (one, other) and (one + other).count("with")
        if offered[one].label != offered[other].label and not composite:
            yield (one, other)


def every_description():
    """Each pair of options on each form, in alternating hosts, and in each host, on alternating forms."""
    generator = random.Random(0)
    forms = collections.defaultdict(list)
    for form in FORMS:
        for names in pairs(form):
            forms[names].append(form)
    for names, offering in forms.items():
        for form in offering:
            yield possible(generator, list(HOSTS), [form], names)
        for host in HOSTS:
            yield possible(generator, [host], offering, names)


def possible(generator, hosts, forms, names):
    """A combination that the host and the form allow, if one is found."""
    for _ in range(8):
        drawn = (generator.choice(hosts), generator.choice(forms), names, generator.choice(list(DERIVED)),
                 generator.random() < 0.5)
        if created(drawn, 0):
            break
    return drawn


def sampled(generator):
    by_form = {form: list(pairs(form)) for form in FORMS}
    while True:
        form = generator.choice(list(FORMS))
        yield (generator.choice(list(HOSTS)), form, generator.choice(by_form[form]),
               generator.choice(list(DERIVED)), generator.random() < 0.5)


def parsed(identifier):
    host, form, names, derived, archive = identifier.split("/")
    return (host, form, tuple(names.split("+")) if names != "-" else (), derived if derived != "-" else "",
            archive == "archive")


def created(description, number):
    combination = Combination(f"M{number}", *description)
    host = combination.host
    sensible = not (combination.form.wrapper and (host.keyword == "let" or host.computed)) and not (
        host.computed and (host.initial or host.keyword != "var"))
    return combination if host.offered() and sensible else None


class Known:
    """The causes in expected.txt."""

    def __init__(self, text):
        self.causes = dict(line.split(None, 1) for line in text.splitlines() if line and not line.startswith("#"))

    def covers(self, identifier, reason):
        return any(re.search(pattern, f"{identifier}: {reason}") for pattern in self.causes.values())


class Summary:
    def __init__(self, known):
        self.known = known
        self.run = self.combinations = 0
        self.refused, self.unknown = collections.Counter(), collections.Counter()
        self.failures, self.passed, self.examples = {}, set(), {}

    def add(self, batch, combinations):
        self.combinations += len(combinations)
        self.refused.update(batch.refused.values())
        by_name = {combination.name: combination for combination in combinations}
        for name, message in batch.messages.items():
            self.examples.setdefault(batch.refused[name], []).append(f"{by_name[name].id}: {message}")
        for name, reason in batch.failed.items():
            self.failures[by_name[name].id] = re.sub(r"\bM\d+", "M", reason)
        for name, combination in batch.models.items():
            self.run += 1
            if name in batch.failed:
                continue
            comparison = Comparison(combination, batch.results.get(name, {}))
            self.unknown.update(comparison.unknown)
            if comparison.differences:
                self.failures[combination.id] = comparison.reason()
            else:
                self.passed.add(combination.id)
        self.passed |= {by_name[name].id for name in batch.refused}

    def show(self, verbose):
        unexpected = {key: reason for key, reason in self.failures.items() if not self.known.covers(key, reason)}
        healed = sorted(self.passed & set(self.known.causes))
        for key, reason in sorted(unexpected.items()):
            print(f"{key}\n    {reason}")
        for key in healed:
            print(f"{key}\n    does not fail any more: remove it from expected.txt")
        if verbose:
            for key, reason in sorted(self.failures.items()):
                if key not in unexpected:
                    print(f"known: {key}\n    {reason}")
            for key, examples in sorted(self.examples.items()):
                print(f"refused {key} {len(examples)}", *dict.fromkeys(examples[::len(examples) // 3 + 1]), sep="\n    ")
            print("refused:", ", ".join(f"{key} {count}" for key, count in self.refused.most_common()))
            print("not modelled:", ", ".join(f"{key}: {count}" for key, count in self.unknown.most_common()))
        print(f"{self.combinations} combinations: {self.run} run, {sum(self.refused.values())} refused with "
              f"{len(self.refused)} ids, {len(self.failures)} failing, {len(self.failures) - len(unexpected)} of "
              f"them known; {sum(self.unknown.values())} not modelled")
        return not unexpected and not healed


def batches(descriptions, size):
    numbers = itertools.count()
    created_ones = (created(description, next(numbers)) for description in descriptions)
    useful = (combination for combination in created_ones if combination)
    while chunk := list(itertools.islice(useful, size)):
        yield chunk


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--modules", type=pathlib.Path, default=HERE.parents[2] / ".build/debug")
    parser.add_argument("--count", type=int, default=1200)
    parser.add_argument("--size", type=int, default=600, help="combinations in one module")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--part", default="1/1", help="of --all: 3/40 is the third of 40 parts")
    parser.add_argument("--only", nargs="+")
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    arguments = parser.parse_args()
    known = Known((HERE / "expected.txt").read_text())
    if arguments.only:
        descriptions = [parsed(identifier) for identifier in arguments.only]
    elif arguments.all:
        part, parts = map(int, arguments.part.split("/"))
        descriptions = itertools.islice(every_description(), part - 1, None, parts)
    else:
        drawn = sampled(random.Random(arguments.seed))
        descriptions = itertools.chain(map(parsed, known.causes), itertools.islice(drawn, arguments.count))
    summary = Summary(known)
    with tempfile.TemporaryDirectory() as temporary:
        folder = (arguments.keep or pathlib.Path(temporary)).resolve()
        for combinations in batches(descriptions, arguments.size):
            tool = arguments.modules.resolve() / "isomer-generate"
            batch = Batch(folder, combinations, tool, arguments.modules.resolve())
            batch.run()
            summary.add(batch, combinations)
    return 0 if summary.show(arguments.verbose) else 1


if __name__ == "__main__":
    sys.exit(main())
