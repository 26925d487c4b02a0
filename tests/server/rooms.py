"""A room in a process of its own, and what its clients do."""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.commands import COMMAND

GAME = "welcome-to-the-dungeon"
PATIENCE = 60.0  # seconds: the machine may be busy


class Refusal(Exception):
    """The room refused a request. status: of HTTP; code, detail: of the problem."""

    def __init__(self, status: int, body: bytes) -> None:
        self.status = status
        problem = json.loads(body)
        self.code, self.detail = problem["code"], problem["detail"]
        super().__init__(f"{status} {self.code}: {self.detail}")


class Room:
    """`herna serve` as a process, at a free port."""

    def __init__(self, database: Path, pace: float = 0.0, cache: Path | None = None) -> None:
        self.database, self.pace = database, pace
        self.settings = {"HERNA_CACHE": str(cache)} if cache else {}
        self.port = free_port()
        self.heard: list[bytes] = []
        self.devices: list[Device] = []
        self.start()

    def start(self) -> float:
        """Start it, again at the same port; how many seconds it took to answer."""
        before = time.monotonic()
        arguments = ["serve", "--port", str(self.port), "--database", str(self.database)]
        environment = {**os.environ, **self.settings, "HERNA_PACE": str(self.pace), "HERNA_LANGUAGE": "en"}
        self.process = subprocess.Popen([*COMMAND, *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        while time.monotonic() < before + PATIENCE:
            assert self.process.poll() is None, self.process.communicate()
            with contextlib.suppress(OSError):
                self.ask("/health")
                return time.monotonic() - before
            time.sleep(0.02)
        raise AssertionError("the room does not answer")

    def wait_until_ready(self) -> None:
        """Wait until the rules are compiled."""
        end = time.monotonic() + 600
        while self.ask("/health")["status"] != "ready":
            assert time.monotonic() < end
            time.sleep(0.2)

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        """Ctrl-C; exit status and what it wrote to stderr."""
        self.process.send_signal(signal.SIGINT)
        try:
            _, errors = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise
        return self.process.returncode, errors.decode()

    def ask(self, path: str, body: Any = None, token: str | None = None, post: bool = False) -> Any:
        """A request under /api; Refusal if it was refused."""
        answer = self.ask_raw(f"/api{path}", body, token, post)
        return json.loads(answer)

    def ask_raw(self, path: str, body: Any = None, token: str | None = None, post: bool = False) -> bytes:
        """A request; the bytes of the answer."""
        data = None if body is None and not post else json.dumps({} if body is None else body).encode()
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                read: bytes = answer.read()
        except urllib.error.HTTPError as error:
            raise Refusal(error.code, error.read()) from None
        self.heard.append(read)
        return read

    def open(self, *seats: str, **options: Any) -> dict[str, Any]:
        """Open a table: `Eva` is me, `?` a friend, `bot:cautious` a bot."""
        places = [place(seat) for seat in seats]
        opened: dict[str, Any] = self.ask("/tables", {"game": GAME, "seats": places, "options": options})
        return opened

    def line(self, code: str) -> Device:
        """A device that has said nothing yet."""
        device = Device(self.port, code)
        self.devices.append(device)
        return device

    def hang_up(self) -> None:
        """Close all devices."""
        while self.devices:
            self.devices.pop().close()

    def device(self, code: str, *tokens: str, watch: bool = False, since: int = 0) -> Device:
        """A device that has said hello."""
        device = self.line(code)
        device.say(t="hello", keys=[{"token": token, "since": since} for token in tokens], watch=since if watch else None)
        return device


class Device:
    """A socket at a table, with everything that it heard."""

    def __init__(self, port: int, code: str) -> None:
        self._open = contextlib.ExitStack()
        address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        self.line: ClientConnection = self._open.enter_context(
            connect(address, open_timeout=PATIENCE, max_size=None, max_queue=None)
        )
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.nows: dict[int, dict[str, Any]] = {}
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.table: dict[str, Any] = {}

    def say(self, **frame: Any) -> None:
        """Send a frame."""
        self.line.send(json.dumps(frame))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next frame; TimeoutError."""
        text = self.line.recv(timeout)
        frame: dict[str, Any] = json.loads(text)
        self.raw.append(str(text))
        self.frames.append(frame)
        if frame["t"] == "update":
            seat, since = frame["seat"], frame["since"]
            told = self.told.setdefault(seat, [])
            assert since <= len(told) or since == frame["events"][0]["version"] - 1
            self.told[seat] = [*told[:since], *frame["events"]]
            self.nows[seat] = frame["now"]
        elif frame["t"] == "table":
            self.table = frame["table"]
        return frame

    def hear_a(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next frame of that kind with these fields."""
        while True:
            frame = self.hear()
            if frame["t"] == kind and all(frame.get(key) == value for key, value in wanted.items()):
                return frame

    def hear_rest(self, quiet: float = 0.3) -> list[dict[str, Any]]:
        """All frames until none comes for a while."""
        heard = []
        with contextlib.suppress(TimeoutError):
            while True:
                heard.append(self.hear(quiet))
        return heard

    def move(self, seat: int, action: str, move: str | None = None, version: int | None = None) -> str:
        """Send a decision; its id."""
        move = move or new_id()
        version = self.nows[seat]["view"]["version"] if version is None else version
        self.say(t="move", id=move, seat=seat, version=version, action=action)
        return move

    def undo(self, seat: int) -> str:
        """Take the last decision back."""
        move = new_id()
        self.say(t="undo", id=move, seat=seat, version=self.nows[seat]["view"]["version"])
        return move

    def asked(self, seat: int) -> list[str]:
        """What the seat may do now."""
        return [offer["action"] for offer in self.nows.get(seat, {}).get("offers", [])]

    def close(self) -> None:
        """Hang up."""
        self._open.close()


def place(seat: str) -> dict[str, str]:
    """A seat of a wish, from its short form."""
    if seat.startswith("bot:"):
        return {"kind": "bot", "bot": seat[4:]}
    return {"kind": "friend"} if seat == "?" else {"kind": "me", "name": seat}


def new_id() -> str:
    """An id for a move."""
    return secrets.token_hex(8)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def room(database: Path, pace: float = 0.0) -> Iterator[Room]:
    """A room that is ready, and is killed in the end."""
    opened = Room(database, pace)
    try:
        opened.wait_until_ready()
        yield opened
    finally:
        opened.hang_up()
        if opened.process.poll() is None:
            opened.kill()
