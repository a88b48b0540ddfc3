import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { atTheEnd } from './at-the-end.ts';
import { onePixel } from './form.ts';

export type AskedImage = { key: string | undefined; body: Record<string, unknown> };
type Answer = { status: number; body: unknown };

const picture = { status: 200, body: { data: [{ b64_json: onePixel.toString('base64') }] } };

/** A service on this machine that speaks OpenAI's images endpoint; it draws one pixel unless it is told otherwise. */
export async function startImageServer() {
  const asked: AskedImage[] = [];
  let answer: Answer | 'nothing' = picture;
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    asked.push({ key: request.headers.authorization, body });
    if (request.url !== '/v1/images/generations') return void response.writeHead(404).end('{}');
    if (answer === 'nothing') return;
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    /** What every call from now on is answered; without an argument a picture again. */
    answerWith(next: Answer | 'nothing' = picture): void {
      answer = next;
    },
  };
}
