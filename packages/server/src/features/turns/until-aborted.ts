/** Passes a stream on until the signal comes, even when the stream itself does not listen to it. */
export async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]();
  const aborted = Promise.withResolvers<'aborted'>();
  const abort = () => aborted.resolve('aborted');
  signal.addEventListener('abort', abort, { once: true });
  try {
    while (!signal.aborted) {
      const next = iterator.next();
      const result = await Promise.race([next, aborted.promise]);
      if (result === 'aborted') {
        // Its late failure is nobody's concern any more.
        next.catch(() => {});
        return;
      }
      if (result.done) return;
      yield result.value;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', abort);
    // Not waited for: whoever stopped reading has no use for how the stream ends.
    void iterator.return?.().catch(() => {});
  }
}
