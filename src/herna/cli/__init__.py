"""The command line: `herna`. Heavy modules are imported by the commands that need them, so that help appears at once."""


def main() -> None:
    """Run the command line."""
    from herna.cli.app import run

    run()
