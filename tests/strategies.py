"""What Hypothesis draws: any table of any setting."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from sintra import Table
from tests.tables import SETTINGS, Setting, play_randomly

settings.register_profile("sintra", deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
settings.load_profile("sintra")

SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def tables(draw: st.DrawFn, among: tuple[Setting, ...] = SETTINGS) -> Table:
    """A game after any number of random moves."""
    setting: Setting = draw(st.sampled_from(among))
    table = setting.new_table(draw(SEEDS))
    return play_randomly(table, draw(SEEDS), draw(st.integers(0, 200)))
