import { once } from 'node:events';
import { createServer } from 'node:http';
import { streamEnd, streamEvent } from './stream-event.ts';

type Said = { askedAt: number; beganAt: number; endedAt: number };

/** A compatible model on this machine that says one text in pieces of `size`, one every `everyMs`. */
export async function startPacedModel(text: string, { size, everyMs }: { size: number; everyMs: number }) {
  const said: Said[] = [];
  const server = createServer(async (request, response) => {
    const askedAt = Date.now();
    request.resume();
    await once(request, 'end');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const beganAt = Date.now();
    for (let at = 0, due = beganAt; at < text.length; at += size, due += everyMs) {
      response.write(streamEvent({ content: text.slice(at, at + size) }));
      // By the clock, so that a late timer does not slow the whole.
      const wait = due + everyMs - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    }
    response.end(streamEnd);
    said.push({ askedAt, beganAt, endedAt: Date.now() });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    last: () => said.at(-1),
    /** How often it was asked. */
    asked: () => said.length,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
