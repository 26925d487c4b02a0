"""Many matches counted, over all workers, with progress; what was counted can be kept in a file and gone on with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct

from herna.engine.errors import BadRecord
from herna.engine.files import read_json, write_whole
from herna.lab.matches import Setting
from herna.lab.report.tally import Counts, count_match
from herna.lab.workers import in_parts

PART = 50  # matches between two looks at the progress

Progress = Callable[[int], None]
"""Called with the matches counted so far."""


class Gathered(Struct):
    """What was counted: of which setting and seed, and which parts of it."""

    setting: Setting
    tables_hash: str
    seed: int
    parts: list[int] = []
    counts: dict[str, int] = {}

    @property
    def matches(self) -> int:
        """Matches counted."""
        return self.counts.get("matches", 0)


def gather(
    setting: Setting, matches: int, seed: int, *, workers: int = 1, keep: Path | None = None, progress: Progress | None = None
) -> tuple[Gathered, bool]:
    """Count matches; also whether all were (False: stopped by Ctrl-C, and what was counted is kept).

    matches: rounded up to whole parts; the same seed counts the same matches whatever the number of workers. BadRecord: the file
    to go on with is of another setting. Raises what `Setting.check` does.
    """
    setting.check()
    gathered = _kept(setting, seed, keep)
    missing = [part for part in range(-(-matches // PART)) if part not in gathered.parts]
    counts = Counts(gathered.counts)
    whole = True
    try:
        for job, found in in_parts(_count, [(setting, seed, part) for part in missing], workers):
            counts.update(found)
            gathered.parts.append(job[2])
            gathered.counts = dict(counts)
            if keep is not None:
                write_whole(keep, msgspec.json.encode(gathered))
            if progress is not None:
                progress(gathered.matches)
    except KeyboardInterrupt:
        whole = False
    return gathered, whole


def _kept(setting: Setting, seed: int, keep: Path | None) -> Gathered:
    fresh = Gathered(setting, setting.rules().components.hash, seed)
    if keep is None or not keep.exists():
        return fresh
    kept = read_json(keep, Gathered, "what an earlier report counted")
    if (kept.setting, kept.tables_hash, kept.seed) != (fresh.setting, fresh.tables_hash, fresh.seed):
        raise BadRecord(f"{keep} was counted with another game, seats, options, components or seed; name another file")
    return kept


def _count(job: tuple[Setting, int, int]) -> Counts:
    setting, seed, part = job
    rules = setting.rules()
    total = Counts()
    for number in range(part * PART, (part + 1) * PART):
        total.update(count_match(setting, rules, seed, number))
    return total
