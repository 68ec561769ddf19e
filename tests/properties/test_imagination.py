"""What a seat may imagine, in all games at all tables that the laws are tried on."""

import pytest

from tests.laws.imagination import ImaginationLaws
from tests.properties.test_mutated_positions import CONTENDERS


@pytest.mark.parametrize("contender", CONTENDERS, ids=str)
class TestImagination(ImaginationLaws):
    pass
