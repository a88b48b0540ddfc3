const breathEveryMs = 15;

/** Passes a stream on and lets other work run in between, even when all of it comes at once. */
export async function* inBreaths<T>(stream: AsyncIterable<T>): AsyncGenerator<T> {
  let breathedAt = Date.now();
  for await (const item of stream) {
    yield item;
    if (Date.now() - breathedAt < breathEveryMs) continue;
    await new Promise((resolve) => setImmediate(resolve));
    breathedAt = Date.now();
  }
}
