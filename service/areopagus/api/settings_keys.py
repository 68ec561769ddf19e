"""The keys that the settings give."""

import logging
import os

from areopagus.api.api_keys import ApiKey, parse_api_keys
from areopagus.referee.seals import Keyring, generated_key, written
from areopagus.settings import PREFIX, Settings, SettingsError

log = logging.getLogger("areopagus.seals")

_VARIABLE = f"{PREFIX}SEAL_KEYS"


def share_seal_key(settings: Settings) -> None:
    """Before workers start: make a key for seals that all of them have, if none is given."""
    if settings.seal_keys is None:
        log.warning("%s is not set: sealed states end with this process", _VARIABLE)
        os.environ[_VARIABLE] = written(generated_key())


def api_keys_of(settings: Settings) -> list[ApiKey]:
    """The API keys; none when everybody may ask."""
    if settings.api_keys is None:
        return []
    try:
        return parse_api_keys(settings.api_keys)
    except ValueError as error:
        raise SettingsError(f"{PREFIX}API_KEYS: {error}") from None


def keyring_of(settings: Settings) -> Keyring:
    """The keys of sealed states; without any, one that nobody else has."""
    if settings.seal_keys is None:
        return Keyring.generated()
    try:
        return Keyring.parse(settings.seal_keys)
    except ValueError as error:
        raise SettingsError(f"{_VARIABLE}: {error}") from None
