"""Settings come from the environment, and a bad one is named in one line."""

import pytest

from areopagus.settings import Settings, SettingsError, unknown_variables


def test_defaults() -> None:
    settings = Settings.from_environment({})
    assert (settings.host, settings.port) == ("127.0.0.1", 8000)
    assert settings.max_body == 256 * 1024
    assert settings.max_batch_body == 8 * 1024 * 1024


def test_each_is_read_from_its_variable() -> None:
    settings = Settings.from_environment(
        {"AREOPAGUS_PORT": "9000", "AREOPAGUS_LOG_LEVEL": "debug", "AREOPAGUS_OTHER": "ignored"}
    )
    assert (settings.port, settings.log_level) == (9000, "debug")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("AREOPAGUS_PORT", "many"),
        ("AREOPAGUS_PORT", "70000"),
        ("AREOPAGUS_LOG_LEVEL", "loud"),
        ("AREOPAGUS_MAX_BODY", "-1"),
        ("AREOPAGUS_WORKERS", ""),
    ],
)
def test_a_bad_value_is_named_in_one_line(variable: str, value: str) -> None:
    with pytest.raises(SettingsError) as error:
        Settings.from_environment({variable: value})
    assert str(error.value).startswith(f"{variable}={value!r}: ")
    assert "\n" not in str(error.value)


def test_a_value_that_is_none_of_a_few_is_told_which_there_are() -> None:
    with pytest.raises(SettingsError) as error:
        Settings.from_environment({"AREOPAGUS_LOG_LEVEL": "INFO"})
    complaint = "not one of debug, info, warning, error"
    assert str(error.value) == f"AREOPAGUS_LOG_LEVEL='INFO': {complaint}"


def test_variables_that_are_no_setting_are_known() -> None:
    names = ["PORT", "TYPO", "PORT_8000_TCP", "SERVICE_HOST", "TEST_PROFILE", "PUBLISH", "A_PORT"]
    environment = {"PATH": "/bin", **{f"AREOPAGUS_{name}": "1" for name in names}}
    assert unknown_variables(environment) == ["AREOPAGUS_A_PORT", "AREOPAGUS_TYPO"]
