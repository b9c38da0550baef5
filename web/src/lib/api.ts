// Requests to the table server; a refusal is thrown as `Trouble` with its sentence to be.
import type { Problem, Said } from './wire';

/** Why a request was not fulfilled. */
export class Trouble extends Error {
  constructor(
    readonly code: string,
    readonly said: Said,
    readonly paragraph: string | null = null,
  ) {
    super(code);
  }
}

export const get = <T>(path: string): Promise<T> => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = undefined): Promise<T> => call<T>('POST', path, body);

const texts = new Map<string, Promise<string>>();

/** A text that does not change while the page is open. */
export function fetchText(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const asked = request('GET', path).then((answer) => answer.text());
  texts.set(path, asked);
  asked.catch(() => texts.delete(path));
  return asked;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await request(method, path, body);
  return (await answer.json()) as T;
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble('offline', { key: 'error-offline', params: {} });
  }
  if (!answer.ok) throw await trouble(answer);
  return answer;
}

async function trouble(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Trouble(problem.code, problem.said, problem.paragraph);
  } catch {
    return new Trouble('broken', { key: 'error-broken', params: {} });
  }
}
