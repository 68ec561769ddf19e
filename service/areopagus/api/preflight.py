"""What is checked before the service starts: ``serve`` and ``config`` refuse the same settings."""

from areopagus.api.guards import origins_of
from areopagus.api.settings_keys import api_keys_of, keyring_of
from areopagus.packs.library import Library, pack_paths
from areopagus.packs.memory import MemoryPackStore
from areopagus.referee.catalogue import Catalogue
from areopagus.referee.errors import InvalidPack, PacksNotTaken, UnknownGame
from areopagus.settings import PREFIX, Settings, SettingsError
from areopagus.telemetry import traces


def checked_settings() -> Settings:
    """The settings of the environment, of which none will turn out to be bad later."""
    settings = Settings.from_environment()
    api_keys_of(settings)
    keyring_of(settings)
    origins_of(settings)
    if settings.redis_url is not None:
        _check_redis(settings.redis_url)
    if settings.otlp_endpoint is not None and not traces.are_installed():
        raise SettingsError(f"{PREFIX}OTLP_ENDPOINT needs: pip install 'areopagus[traces]'")
    _check_packs(settings)
    return settings


def _check_packs(settings: Settings) -> None:
    paths = pack_paths(settings)
    if paths:
        try:
            Library(Catalogue(), MemoryPackStore(1, 0)).add_files(paths)
        except (InvalidPack, PacksNotTaken, UnknownGame, ValueError) as error:
            raise SettingsError(f"{PREFIX}PACKS: {error}") from None


def _check_redis(url: str) -> None:
    from areopagus.redis.client import check  # only who uses Redis loads it

    try:
        check(url)
    except ValueError as error:
        raise SettingsError(f"{PREFIX}REDIS_URL: {error}") from None
