"""Simple tricks of the card game, to try bots with: none of them may pay against traders."""

from zoco.games.basari_cards.moves import ACTIONS, Choose
from zoco.games.basari_cards.valuation import trader
from zoco.parts import haggling_probes

PROBES = haggling_probes.probes(trader, Choose, ACTIONS)
