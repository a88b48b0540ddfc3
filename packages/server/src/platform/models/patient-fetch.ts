import { ProviderFault } from '@sayso/core/provider-fault';
import { Agent } from 'undici';
import { ByteCount } from './byte-count.ts';

export type Patience = {
  /** Longest wait for the first byte of an answer. */
  firstByteMs: number;
  /** Longest silence within an answer; providers send a sign of life while a model thinks. */
  silenceMs: number;
};

/** Without limits of its own: it would give up after five minutes, and a slow model may need more to its first word. */
const unhurried = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** `fetch` that gives up on a service that accepts a question and then hangs. */
export function patientFetch({ firstByteMs, silenceMs }: Patience): typeof fetch {
  return async (input, init) => {
    const silence = new AbortController();
    const watch = watchOver(silence);
    const signal = init?.signal ? AbortSignal.any([init.signal, silence.signal]) : silence.signal;
    const startedAt = performance.now();
    // A redirect would carry the key to another host.
    const options: RequestInit = { ...init, signal, redirect: 'error' };
    // Node's types are those of another version of the same library.
    Object.assign(options, { dispatcher: unhurried });
    const asked = fetch(input, options);
    const response = await watch(asked, firstByteMs);
    if (!response.body) return response;
    const left = Math.max(1, firstByteMs - (performance.now() - startedAt));
    return new Response(watchBody(response.body, watch, { firstMs: left, laterMs: silenceMs }), response);
  };
}

type Watch = <T>(work: Promise<T>, patienceMs: number) => Promise<T>;

const watchOver =
  (silence: AbortController): Watch =>
  async (work, patienceMs) => {
    const giveUp = () =>
      silence.abort(new ProviderFault('silent', `No byte within ${Math.round(patienceMs)} ms`));
    const timer = setTimeout(giveUp, patienceMs);
    try {
      return await work;
    } catch (error) {
      throw silence.signal.aborted ? silence.signal.reason : error;
    } finally {
      clearTimeout(timer);
    }
  };

/** Time counts only while a byte is waited for, so that a slow reader is not taken for a silent service. */
function watchBody(
  body: ReadableStream<Uint8Array>,
  watch: Watch,
  patience: { firstMs: number; laterMs: number },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const count = new ByteCount();
  let patienceMs = patience.firstMs;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await watch(reader.read(), patienceMs);
        patienceMs = patience.laterMs;
        if (done) controller.close();
        else controller.enqueue(count.take(value));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
