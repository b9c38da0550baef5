"""Simple tricks of Basari, to try bots with: none of them may pay against traders."""

from zoco.games.basari.moves import ACTIONS, Choose
from zoco.games.basari.valuation import trader
from zoco.parts import haggling_probes

PROBES = haggling_probes.probes(trader, Choose, ACTIONS)
