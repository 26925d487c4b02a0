"""A real room in a process of its own, for tests: started on a free port, killed and started again, stopped by its id."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.commands import COMMAND


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ARoom:
    """`herna serve` on 127.0.0.1. pause: seconds that a bot waits before it acts."""

    def __init__(self, folder: Path, pause: float = 0.0) -> None:
        self.port, self.database, self._pause = free_port(), folder / "room.db", pause
        self._log = folder / "room.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> float:
        """Start it and wait until it answers; returns how many seconds that took."""
        began = time.perf_counter()
        environment = {**os.environ, "HERNA_PACE": str(self._pause)}
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*COMMAND, "serve", "--port", str(self.port), "--database", str(self.database)],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        while time.perf_counter() - began < 60:
            if self._process.poll() is not None:
                raise AssertionError(f"the room ended at once:\n{self._log.read_text()}")
            try:
                self.get("/health")
            except OSError:
                time.sleep(0.05)
            else:
                return time.perf_counter() - began
        raise AssertionError(f"the room did not answer within a minute:\n{self._log.read_text()}")

    def wait_until_ready(self, seconds: float = 300) -> None:
        """Wait until the rules are compiled, which may have to be done first."""
        began = time.perf_counter()
        while self.get("/health")["status"] != "ready":
            assert time.perf_counter() - began < seconds, "the rules were not compiled in time"
            time.sleep(0.2)

    def kill(self) -> None:
        """As a power cut would: without a word."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def stop(self) -> None:
        """As Ctrl-C would; killed if it does not listen."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def get(self, path: str) -> Any:
        """What the room answers to a question."""
        with urllib.request.urlopen(f"{self.address}/api{path}", timeout=20) as answer:
            return json.load(answer)

    def post(self, path: str, body: Mapping[str, Any], token: str = "") -> Any:
        """What the room answers to a request."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(f"{self.address}/api{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)
