"""The package's build step: the page of the browser table."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))
import build_page


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the package is put together; `make` does it itself for an editable one."""

    def dependencies(self) -> list[str]:
        """Node, where none is installed."""
        return [] if build_page.has_node() else [build_page.NODE_FROM_PYPI]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page into the package."""
        if version == "editable" or not build_page.WEB.exists():
            return
        build_page.build()
        build_data["artifacts"].append("src/sintra/server/page/**")
