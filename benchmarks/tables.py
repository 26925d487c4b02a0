"""How long a decision takes to reach the other seats, with many tables at once.

    python -m benchmarks.tables [--tables 100] [--seconds 20]

Each table has two people, who decide at random about a second after they are asked, and two bots. A room runs as a process of
its own with a fresh SQLite database on disk; all clients run here, over real sockets. Measured are a person's decision, from
before it is sent to its arrival at the other person's device, and a bot's, from when the room carries it out (before it is
stored) to its arrival at each person's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAME = "welcome-to-the-dungeon"
THOUGHT = (0.7, 1.3)  # seconds a person takes
SERVE = [sys.executable, "-c", "from herna.cli import main; main()", "serve"]


class Measured:
    """Milliseconds."""

    def __init__(self) -> None:
        self.people: list[float] = []
        self.bots: list[float] = []
        self.acknowledged: list[float] = []
        self.counting = False


class Player:
    """One person at one table. shared: with the other one there, when the last decision of theirs was `sent`."""

    def __init__(self, port: int, code: str, seat: int, token: str, measured: Measured, shared: dict[str, float]) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        self.seat, self.token, self.measured, self.shared = seat, token, measured, shared
        self.moves: dict[str, float] = {}
        self.answer: asyncio.Task[None] | None = None

    async def play(self, line: ClientConnection) -> None:
        await line.send(json.dumps({"t": "hello", "keys": [{"token": self.token}]}))
        async for text in line:
            at = time.time()
            frame = json.loads(text)
            if frame["t"] == "update":
                self._hear(frame, at)
                if frame["now"]["offers"] and (self.answer is None or self.answer.done()):
                    self.answer = asyncio.create_task(self._decide(line, frame["now"]))
            elif frame["t"] == "ack" and self.measured.counting:
                self.measured.acknowledged.append(1000 * (at - self.moves[frame["id"]]))

    def _hear(self, frame: dict[str, Any], at: float) -> None:
        """Every decision of this game is told to everybody, so its frame is the first after it."""
        if not self.measured.counting or frame["since"] == 0:
            return
        mover = next((event["seat"] for event in frame["events"] if event["seat"] is not None), None)
        if mover in (0, 1):
            if mover != self.seat and "sent" in self.shared:
                self.measured.people.append(1000 * (at - self.shared.pop("sent")))
        elif mover is not None:
            self.measured.bots.append(1000 * (at - frame["now"]["since"]))

    async def _decide(self, line: ClientConnection, now: dict[str, Any]) -> None:
        await asyncio.sleep(random.uniform(*THOUGHT))
        actions = [offer["action"] for offer in now["offers"]]
        move = secrets.token_hex(8)
        frame = {"t": "move", "id": move, "seat": self.seat, "version": now["view"]["version"]}
        self.moves[move] = self.shared["sent"] = time.time()
        with suppress(ConnectionClosed):  # the time is over
            await line.send(json.dumps({**frame, "action": "draw" if "draw" in actions else random.choice(actions)}))


def ask(port: int, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{port}/api{path}", data)) as answer:
        return json.loads(answer.read())


def started(port: int, database: Path) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "HERNA_LANGUAGE": "en"}
    room = subprocess.Popen([*SERVE, "--port", str(port), "--database", str(database)], env=environment, stdout=subprocess.DEVNULL)
    while room.poll() is None:
        try:
            if ask(port, "/health")["status"] == "ready":
                return room
        except OSError:
            time.sleep(0.05)
    sys.exit("the room does not start")


async def measure(port: int, tables: int, seconds: float) -> Measured:
    measured = Measured()
    places = [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Adam"}, *[{"kind": "bot", "bot": "searcher-easy"}] * 2]
    players = []
    for _ in range(tables):
        opened = await asyncio.to_thread(ask, port, "/tables", {"game": GAME, "seats": places, "options": {"successes": 3}})
        shared: dict[str, float] = {}
        players += [Player(port, opened["table"]["code"], int(s), t, measured, shared) for s, t in opened["seats"].items()]
    async with AsyncExitStack() as lines:
        tasks = []
        for player in players:
            tasks.append(asyncio.create_task(player.play(await lines.enter_async_context(connect(player.address)))))
        await asyncio.sleep(3)
        measured.counting = True
        await asyncio.sleep(seconds)
        measured.counting = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return measured


def percentiles(values: list[float]) -> str:
    if len(values) < 100:
        return f"only {len(values)}"
    cuts = statistics.quantiles(values, n=100)
    return f"{len(values):6}   50 % within {cuts[49]:6.1f} ms   99 % within {cuts[98]:6.1f} ms   all within {max(values):6.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=18999)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        room = started(given.port, Path(folder) / "room.sqlite3")
        try:
            measured = asyncio.run(measure(given.port, given.tables, given.seconds))
        finally:
            room.terminate()
            room.wait()
    print(f"{given.tables} tables, {os.cpu_count()} cores")
    print("a person's decision to the other person  ", percentiles(measured.people))
    print("a person's decision until acknowledged   ", percentiles(measured.acknowledged))
    print("a bot's decision to each person          ", percentiles(measured.bots))


if __name__ == "__main__":
    main()
