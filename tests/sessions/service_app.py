"""The service as a process, with the games of these tests; and one that dies at the worst moment.

``CRASH_AFTER_COMMITS=n`` ends the process after its n-th commit, before anybody is answered;
``LOOK_EVERY`` is after how many seconds a feed looks at the log without having been told to.
"""

import os
from typing import Any

from starlette.types import ASGIApp

from areopagus.api.app import create_app
from areopagus.referee.search_pool import SearchPool
from areopagus.sessions import feed
from areopagus.sessions.service import Sessions
from areopagus.sessions.store_factory import open_store
from areopagus.settings import Settings
from tests.sessions.given import CATALOGUE


def create() -> ASGIApp:
    settings = Settings.from_environment()
    feed.LOOK_EVERY = float(os.environ.get("LOOK_EVERY", feed.LOOK_EVERY))
    store: Any = open_store(settings.redis_url, settings.session_seconds)
    searches = SearchPool(settings.suggest_workers, settings.suggest_queue, settings.suggest_max_ms)
    sessions = Sessions(CATALOGUE, store, ttl=settings.session_seconds, searches=searches)
    if commits := int(os.environ.get("CRASH_AFTER_COMMITS", "0")):
        _crash_after(store, commits)
    return create_app(settings, CATALOGUE, sessions)


def _crash_after(store: Any, commits: int) -> None:
    commit = store.commit

    async def commit_and_crash(id: str, change: Any) -> Any:
        nonlocal commits
        outcome = await commit(id, change)
        commits -= 1
        if commits == 0:
            os._exit(9)
        return outcome

    store.commit = commit_and_crash
