import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { streamEnd, streamEvent } from './stream-event.ts';

const Asked = z.object({ messages: z.array(z.object({ role: z.string(), content: z.unknown() })) });
export type AskedMessage = { role: string; text: string };

/** A compatible model on this machine that gives one answer after the other, and keeps what it was asked. */
export async function startScriptedModel(answers: readonly string[]) {
  const asked: AskedMessage[][] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { messages } = Asked.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    asked.push(messages.map(({ role, content }) => ({ role, text: textOf(content) })));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(streamEvent({ content: answers[asked.length - 1] ?? 'Nothing more is scripted.' }));
    response.end(streamEnd);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address === null || typeof address === 'string' ? 0 : address.port;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const textOf = (content: unknown): string =>
  typeof content === 'string' ? content : JSON.stringify(content);
