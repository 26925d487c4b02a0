"""What compiling costs: everything that `herna compile` warms, cold and from the cache, each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

RSS_UNITS_A_MEGABYTE = 2**20 if sys.platform == "darwin" else 2**10  # macOS counts bytes, Linux kilobytes


def compile_costs() -> dict[str, float]:
    """Seconds and peak memory (MB) of `herna compile` in an empty cache, and again in the warm one."""
    with tempfile.TemporaryDirectory(prefix="herna-bench-") as folder:
        cold_seconds, cold_megabytes = _run(folder)
        cached_seconds, cached_megabytes = _run(folder)
    return {
        "cold_seconds": cold_seconds,
        "cold_megabytes": cold_megabytes,
        "cached_seconds": cached_seconds,
        "cached_megabytes": cached_megabytes,
    }


def _run(folder: str) -> tuple[float, float]:
    code = "import sys; sys.argv[1:] = ['compile']; from herna.cli import main; main()"
    started = time.perf_counter()
    process = subprocess.Popen([sys.executable, "-c", code], env={**os.environ, "HERNA_CACHE": folder}, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise RuntimeError("herna compile failed")
    return time.perf_counter() - started, usage.ru_maxrss / RSS_UNITS_A_MEGABYTE
