// boardgame.io with a game of carpets: node server.js PORT [FOLDER]. Without a folder in memory.
const { Server, FlatFile } = require('boardgame.io/server')

const SIDE = 7
const AHEAD = [[0, -1], [1, 0], [0, 1], [-1, 0]]

const carpets = {
  name: 'carpets',
  setup: ({ ctx }) => ({
    cells: Array(SIDE * SIDE).fill(null),
    omar: { x: 3, y: 3, facing: 0 },
    money: Array(ctx.numPlayers).fill(30),
    carpets: Array(ctx.numPlayers).fill(12),
    rolled: null,
  }),
  moves: {
    turn: ({ G, random }, facing) => {
      if (![0, 1, 2, 3].includes(facing) || G.rolled !== null) return 'INVALID_MOVE'
      G.rolled = [1, 2, 2, 3, 3, 4][random.Die(6) - 1]
      const [dx, dy] = AHEAD[facing]
      G.omar.facing = facing
      G.omar.x = (G.omar.x + dx * G.rolled + SIDE * 4) % SIDE
      G.omar.y = (G.omar.y + dy * G.rolled + SIDE * 4) % SIDE
    },
    lay: ({ G, events, playerID }, place, other) => {
      const known = [place, other].every((it) => Number.isInteger(it) && it >= 0 && it < SIDE * SIDE)
      if (!known || G.rolled === null) return 'INVALID_MOVE'
      G.cells[place] = G.cells[other] = { owner: playerID, carpet: G.carpets[playerID] }
      G.carpets[playerID] = Math.max(0, G.carpets[playerID] - 1)
      G.rolled = null
      events.endTurn()
    },
  },
}

const [port, folder] = process.argv.slice(2)
const db = folder ? { db: new FlatFile({ dir: folder }) } : {}
Server({ games: [carpets], origins: ['*'], ...db }).run({ port: Number(port) })
