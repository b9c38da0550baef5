"""Two travellers, a novice and a trader, and why the trader likes a move."""

from zoco.games.scheherazade.bot.novice import novice, novice_may
from zoco.games.scheherazade.bot.reasons import reason
from zoco.games.scheherazade.bot.trader import trader
from zoco.games.scheherazade.bot.wishes import trader_may

__all__ = ["novice", "novice_may", "reason", "trader", "trader_may"]
