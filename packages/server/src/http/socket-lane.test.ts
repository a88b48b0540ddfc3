import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLanes } from './fast-lane.ts';
import type { FastLane } from './lane.ts';

const page = {
  status: 200,
  headers: { 'content-type': 'text/html', etag: '"1"' },
  body: Buffer.from('<p>é'),
};
const large = { status: 200, headers: {}, body: Buffer.alloc(4_000_000, 'x') };
const asked: unknown[] = [];
/** Answers as it was asked, so that every header that is read differently shows. */
const lane: FastLane = ({ url, headers }) => {
  asked.push(url);
  if (url === '/large') return large;
  if (!url?.startsWith('/page')) return null;
  if (headers['if-none-match'] === '"1"') return { status: 304, headers: { etag: '"1"' }, body: null };
  const { host, 'accept-encoding': accepted } = headers;
  return { ...page, headers: { 'x-read': JSON.stringify([url, host, accepted]) } };
};

/** With the lane on sockets, and with Node's parser alone: both are to say the same. */
const servers: Server[] = [];
const [both, parsedAlone] = [true, false];
const ports = new Map<boolean, number>();

beforeAll(async () => {
  for (const onSockets of [both, parsedAlone]) {
    const lanes = createLanes({ 'x-always': 'yes' });
    lanes.use(lane);
    const server = lanes.serve({ requestTimeout: 60_000, keepAliveTimeout: 65_000, headersTimeout: 10_000 })(
      (request, response) => {
        const chunks: Buffer[] = [];
        request.on('data', (chunk) => chunks.push(chunk));
        request.on('end', () => response.end(`route ${request.url} ${Buffer.concat(chunks)}`));
      },
    );
    if (!onSockets) server.removeAllListeners('connection').on('connection', byNode(server));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    ports.set(onSockets, (server.address() as AddressInfo).port);
  }
});
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** What Node's own servers do with a connection. */
function byNode(server: Server): (socket: Socket) => void {
  const [listener] = createServer().listeners('connection');
  return (socket) => listener?.call(server, socket);
}

/** What came back for these bytes, sent in these pieces, once the server has no more to say. */
async function reply(onSockets: boolean, pieces: readonly string[]): Promise<string> {
  const socket = connect({ port: ports.get(onSockets) ?? 0, host: '127.0.0.1', noDelay: true });
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'connect');
  for (const piece of pieces) {
    socket.write(piece, 'latin1');
    await new Promise(setImmediate);
  }
  socket.end();
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString('latin1')
    .replaceAll(/Date: [^\r]+/g, 'Date: now');
}

const get = (path: string, ...headers: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['Host: a.example', ...headers].map((line) => `${line}\r\n`).join('')}\r\n`;

const requests: [string, string[]][] = [
  ['a page', [get('/page')]],
  ['two pages in turn', [get('/page?1'), get('/page?2', 'accept-encoding:br , gzip  ')]],
  ['two pages at once', [get('/page?1') + get('/page?2')]],
  ['a page that is known', [get('/page', 'If-None-Match: "1"')]],
  ['a route, then a page', [get('/route'), get('/page')]],
  ['a page, then a route, then a page', [get('/page'), get('/route'), get('/page')]],
  ['a request in two pieces', [get('/page').slice(0, 9), get('/page').slice(9)]],
  ['a page, then half a request', [get('/page'), get('/page?2').slice(0, -2)]],
  ['a body behind a GET', [`${get('/page', 'Content-Length: 4')}body`]],
  ['a body of chunks', [`${get('/page', 'Transfer-Encoding: chunked')}4\r\nbody\r\n0\r\n\r\n`]],
  ['both kinds of length', [`${get('/page', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n`]],
  [
    'a request hidden in a body',
    [get('/page', `Content-Length: ${get('/page?hidden').length}`) + get('/page?hidden')],
  ],
  ['the end of the connection', [get('/page', 'Connection: close'), get('/page')]],
  ['another protocol', [get('/page', 'Connection: Upgrade', 'Upgrade: x')]],
  ['an expectation', [get('/page', 'Expect: 100-continue')]],
  ['no host', ['GET /page HTTP/1.1\r\nAccept: */*\r\n\r\n']],
  ['two hosts', [get('/page', 'Host: b.example')]],
  ['two encodings', [get('/page', 'Accept-Encoding: gzip', 'Accept-Encoding: br')]],
  ['an older version', ['GET /page HTTP/1.0\r\nHost: a.example\r\n\r\n']],
  ['a whole address', [get('http://b.example/page')]],
  ['another method', [get('/page').replace('GET', 'POST')]],
  ['a small method', [get('/page').replace('GET', 'get')]],
  ['a folded line', [get('/page', 'Accept-Encoding: gzip', ' br')]],
  ['a space before the colon', [get('/page', 'Accept-Encoding : br')]],
  ['a line break alone', [get('/page').replaceAll('\r\n', '\n')]],
  ['a carriage return within', [get('/page', 'X: a\rb')]],
  ['letters beyond ASCII', [get('/page', 'X: é')]],
  ['an address beyond ASCII', [get('/pagé')]],
  ['a NUL', [get('/page', 'X: a\0b')]],
  ['an empty header', [get('/page', 'X:')]],
  ['a header without a name', [get('/page', ': x')]],
  ['a tab', [get('/page', 'Accept-Encoding:\tbr\t')]],
  ['too many bytes of headers', [get('/page', `X: ${'x'.repeat(20_000)}`)]],
  ['no request at all', ['hello\r\n\r\n']],
  ['bytes of TLS', ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03']],
  ['an empty line first', [`\r\n${get('/page')}`]],
];

test.each(requests)('%s is answered as by the parser of Node', async (_what, pieces) => {
  const [ours, parsed] = await Promise.all([reply(both, pieces), reply(parsedAlone, pieces)]);
  expect(ours).toBe(parsed);
});

test('requests with bytes changed at random are answered as by the parser of Node', async () => {
  let seed = 20_261_121;
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };
  const parts = [
    '\r\n',
    '\n',
    ' ',
    ':',
    'x',
    '\0',
    'Host: b\r\n',
    'Content-Length: 0\r\n',
    '\t',
    'é',
    '?',
    'GET ',
  ];
  const mutated = Array.from({ length: 400 }, () => {
    let text = get('/page', 'Accept-Encoding: br', 'If-None-Match: "2"', 'Cookie: a=b');
    for (let change = 0; change <= below(3); change += 1) {
      const at = below(text.length + 1);
      text = text.slice(0, at) + parts[below(parts.length)] + text.slice(at + below(3));
    }
    return text;
  });
  for (const text of mutated) {
    const [ours, parsed] = await Promise.all([reply(both, [text]), reply(parsedAlone, [text])]);
    expect([text, ours]).toEqual([text, parsed]);
  }
});

test('a client that asks and asks without reading is not read on', async () => {
  const socket = connect({ port: ports.get(both) ?? 0, host: '127.0.0.1' });
  await once(socket, 'connect');
  asked.length = 0;
  // Each request comes alone, as the next is only sent once it was written.
  for (let turn = 0; turn < 50; turn += 1) {
    await new Promise((done) => socket.write(get('/large'), done));
    await new Promise(setImmediate);
  }
  expect(asked.length).toBeLessThan(10);
  let bytes = 0;
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    if (bytes > 50 * large.body.length) socket.end();
  });
  await once(socket, 'close');
  expect(bytes).toBeGreaterThan(50 * large.body.length);
});

test('connections that wait end with the server', async () => {
  const lanes = createLanes({});
  lanes.use(lane);
  const limits = { requestTimeout: 60_000, keepAliveTimeout: 65_000, headersTimeout: 10_000 };
  const server = lanes.serve(limits)((_request, response) => response.end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [silent, answered, handed] = [connect(port), connect(port), connect(port)];
  answered.write(get('/page'));
  handed.write(get('/route'));
  await Promise.all([once(silent, 'connect'), once(answered, 'data'), once(handed, 'data')]);
  const ends = [silent, answered, handed].map((socket) => once(socket, 'close'));
  server.close();
  await Promise.all([...ends, once(server, 'close')]);
});
