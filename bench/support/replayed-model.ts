import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { streamEnd, streamEvent } from './stream-event.ts';

/** Roughly what a token of English and code comes to, where no tokenizer is at hand. */
export const tokenChars = 4;
const everyMs = 40;

/** One question and its answer: letters that came and went, and when the answer was under way. */
export type Replayed = { asked: number; said: number; beganAt: number; endedAt: number };

/** A compatible model on this machine that gives recorded answers, one after the other, at a recorded speed. */
export async function startReplayedModel() {
  let answers: readonly string[] = [];
  let tokensPerSecond = 100;
  let exchanges: Replayed[] = [];
  const server = createServer(async (request, response) => {
    let asked = '';
    request.setEncoding('utf8');
    for await (const chunk of request) asked += chunk;
    const text = answers[exchanges.length] ?? 'Nothing more was recorded.';
    const exchange: Replayed = {
      asked: lettersOf(asked),
      said: text.length,
      beganAt: Date.now(),
      endedAt: Infinity,
    };
    exchanges.push(exchange);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const size = (tokensPerSecond * tokenChars * everyMs) / 1_000;
    for (let at = 0, due = exchange.beganAt; at < text.length; at += size) {
      response.write(streamEvent({ content: text.slice(Math.round(at), Math.round(at + size)) }));
      due += everyMs;
      // By the clock, so that a late timer does not slow the whole.
      if (due > Date.now()) await pause(due - Date.now());
    }
    exchange.endedAt = Date.now();
    response.end(streamEnd);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** What it says from the next question on; what was asked before is forgotten. */
    play(next: readonly string[], speed: number) {
      answers = next;
      tokensPerSecond = speed;
      exchanges = [];
    },
    exchanges: (): readonly Replayed[] => exchanges,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What a model has to read: the messages, without what wraps them. */
function lettersOf(body: string): number {
  const { messages } = JSON.parse(body) as { messages: { content?: unknown }[] };
  return messages.reduce(
    (sum, { content }) =>
      sum + (typeof content === 'string' ? content : JSON.stringify(content ?? '')).length,
    0,
  );
}
