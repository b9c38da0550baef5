// A bot for one seat, over HTTP with server-sent events: node seat_bot.mjs SEAT_URL TOKEN
const [seatUrl, token] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** All that there is to choose from. */
const leaves = (offered) => (offered.type === 'group' ? offered.parts.flatMap(leaves) : offered.options?.length === 0 ? [] : [offered]);

/** A move out of what the server describes (docs/contract.md). */
function choose(group) {
  const offered = any(leaves(group));
  if (offered.type === 'pick') return any(offered.options).move;
  if (offered.type === 'bundle') return { ...offered.move, [offered.field]: offered.stock }; // all of it
  const free = [];
  for (let n = offered.low; n <= offered.high; n++) if (!offered.taken?.includes(n)) free.push(n);
  return { ...offered.move, [offered.field]: any(free) };
}

async function answer({ number, must }) {
  const body = JSON.stringify({ id: String(number), ask: number, move: choose(must) }); // no number comes twice
  await fetch(`${seatUrl}/play`, { method: 'POST', headers, body });
}

/** Play to the end. */
async function play() {
  let rest = '';
  const stream = await fetch(`${seatUrl}/events`, { headers });
  for await (const text of stream.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines.filter((one) => one.startsWith('data: '))) {
      const message = JSON.parse(line.slice(6));
      if (message.type === 'bye' || message.frames?.at(-1).result) return message.type;
      if (message.ask?.must) await answer(message.ask);
    }
  }
}

console.log(JSON.stringify(await play()));
process.exit();
