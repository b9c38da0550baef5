// The line to one table: a socket that is opened again whenever it breaks.
import type { DownMessage, UpMessage } from './wire';

export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

const WAITS = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 6_000;

export interface LineEnds {
  opened: () => void;
  message: (message: DownMessage) => void;
  state: (state: LineState) => void;
}

export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #ended = false;

  constructor(
    readonly table: string,
    readonly ends: LineEnds,
  ) {
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
  }

  /** Open the line, or open it anew: the server reads who we are when it is opened. */
  connect(): void {
    this.#drop();
    this.#ended = false;
    this.ends.state(this.#tries ? 'lost' : 'connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#message(socket, String(event.data));
    socket.onclose = () => this.#broken(socket);
  }

  /** Whether it was sent; what was not is sent again by whoever wants it when the line is back. */
  readonly send = (message: UpMessage): boolean => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  };

  close(): void {
    this.#ended = true;
    this.#drop();
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    this.ends.state('closed');
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#tries = 0;
    this.#heard = Date.now();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.ends.state('open');
    this.ends.opened();
  }

  #message(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    this.#heard = Date.now();
    const message = JSON.parse(text) as DownMessage;
    if (message.type === 'bye' && !message.again) this.#ended = true;
    this.ends.message(message);
  }

  #ping(): void {
    const asked = Date.now();
    this.send({ type: 'ping', id: 'ping' });
    setTimeout(() => {
      if (this.#heard < asked && this.#socket) this.#broken(this.#socket);
    }, PONG_WITHIN);
  }

  #broken(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#ended) return this.ends.state('closed');
    this.ends.state('lost');
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)]!;
    this.#timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    const socket = this.#socket;
    this.#socket = null;
    if (socket) hangUp(socket);
  }

  #online = (): void => {
    if (!this.#ended && this.#socket?.readyState !== WebSocket.OPEN) this.connect();
  };

  #offline = (): void => {
    if (this.#socket) this.#broken(this.#socket);
  };
}

/** Close a socket; one that is not open yet as soon as it is, for a browser complains of what is cut off before. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
