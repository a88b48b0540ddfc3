import { join } from 'node:path';
import autocannon from 'autocannon';

export const connections = 32;
const seconds = 1.5;

/** Where requests go; the bare server knows no tokens. */
export type Side = { url: string; token: string | null };
export type Request = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: string };
export type Result = { perSecond: number; p99: number };

const sent = ({ url, token }: Side, requests: readonly Request[]) => {
  const { pathname } = new URL(url);
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  return requests.map(({ path, body, method }) => ({
    method,
    path: `${pathname}${path}`,
    headers: { ...authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body } : {}),
  }));
};

/** Each connection sends some of the requests in turn for a while. */
export async function fire(side: Side, requests: readonly Request[]): Promise<Result> {
  const result = await autocannon({
    url: new URL(side.url).origin,
    connections,
    duration: seconds,
    // On a heap of its own: what other benches left on this one's would slow the load down.
    workers: 1,
    setupClient: join(import.meta.dirname, 'apart.mjs') as unknown as never,
    requests: sent(side, requests),
  });
  return resultOf(side, result);
}

/** Each request is sent once, by one of the connections. */
export async function fireOnce(side: Side, requests: readonly Request[]): Promise<Result> {
  const all = sent(side, requests);
  const each = all.length / connections;
  let started = 0;
  const setupClient = (client: autocannon.Client) => {
    client.setRequests(all.slice(started * each, (started + 1) * each));
    started += 1;
  };
  const { origin } = new URL(side.url);
  const began = performance.now();
  let ended = began;
  const options = { url: origin, connections, amount: all.length, setupClient };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    running.on('response', () => {
      ended = performance.now();
    });
  });
  // Its own end comes with the next full second, which a second or two of work cannot be measured by.
  const { p99 } = resultOf(side, result);
  return { perSecond: all.length / ((ended - began) / 1_000), p99 };
}

function resultOf({ url }: Side, result: autocannon.Result): Result {
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors`);
  }
  const taken = (result.finish.getTime() - result.start.getTime()) / 1000;
  return { perSecond: result['2xx'] / Math.min(taken, result.duration || taken), p99: result.latency.p99 };
}
