import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { answer } from '@sayso/blueprint/answer';
import type { App } from '@sayso/contracts/apps';
import { rooms, socketPath, type UpdateModel } from '@sayso/contracts/realtime';
import type { ApiClient } from '@sayso/e2e/support/api';
import { io } from 'socket.io-client';

export type Times = {
  /** From sending the text to the first byte of the answer's own words. */
  firstMs: number;
  /** To an app that can be opened: the turn is over and the preview answers with a page. */
  previewMs: number;
};

type Delta = {
  data?: {
    _last_msg_delta?: { append?: string };
    _last_msg?: { role?: string; content?: string | null } | null;
  };
};

/** Builds an app as the studio does. */
export async function build(api: ApiClient, text: string): Promise<App> {
  const { id } = await api.call<App>('POST', '/apps/chat/create-from-message', { content: text });
  return api.settled(id);
}

/** How long one build takes while nothing else goes on, by the clock of who waits for it. */
export async function timeBuild(api: ApiClient, text: string): Promise<Times> {
  const sent = performance.now();
  const since = () => performance.now() - sent;
  const made = await api.call<App>('POST', '/apps/chat/create-from-message', { content: text });
  const first = firstWords(api, made.id).then(since);
  await api.settled(made.id);
  const { url } = await api.call<{ url: string }>('POST', `/apps/${made.id}/preview-token`);
  await loadPage(url);
  const previewMs = since();
  // An answer that was there before the room was joined has come with the app.
  return { firstMs: Math.min(await first, previewMs), previewMs };
}

/** Node may not resolve `*.localhost`; the server goes by the name alone. */
async function loadPage(address: string): Promise<void> {
  const url = new URL(address);
  await new Promise<void>((done, fail) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host },
      },
      (reply) => {
        reply.resume();
        reply.on('end', done);
      },
    );
    asked.on('error', fail);
    asked.end();
  });
}

const patienceMs = 10_000;

/** When the first words came by the socket, or were in the app when the room was joined. */
function firstWords(api: ApiClient, appId: string): Promise<void> {
  const socket = io(`http://127.0.0.1:${api.port}`, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    query: { token: api.token ?? '' },
  });
  return new Promise<void>((found) => {
    const late = setTimeout(end, patienceMs);
    function end() {
      clearTimeout(late);
      socket.disconnect();
      found();
    }
    socket.on('update_model', ({ data }: UpdateModel) => {
      const { data: patch } = JSON.parse(data) as Delta;
      const isAnswer =
        patch?._last_msg?.role === 'assistant' && (patch._last_msg.content ?? '').trim() !== '';
      if (isAnswer || (patch?._last_msg_delta?.append ?? '').trim() !== '') end();
    });
    socket.emit('join', rooms.app(appId));
    // What was said before the room was joined stands in the app.
    socket.on('joined', () => {
      void api.call<App>('GET', `/apps/${appId}`).then(({ _last_msg: last }) => {
        if (last?.role === 'assistant' && last.content.trim() !== '') end();
      });
    });
  });
}

/** The same text must become the same bytes, whenever it is read. */
export async function isDeterministic(text: string): Promise<boolean> {
  const [one, other] = [await bytesOf(text), await bytesOf(text)];
  return one === other;
}

async function bytesOf(text: string): Promise<string> {
  const hash = createHash('sha256');
  const asked = {
    app: { id: 'a'.repeat(24), name: 'New App', description: text, mainPage: null },
    asker: 'bench',
    sources: {},
    memory: null,
    history: [],
    text,
    currentPage: null,
    isFirst: true,
    now: new Date('2026-11-21T10:00:00Z'),
  };
  for await (const event of answer(asked)) hash.update(JSON.stringify(event));
  return hash.digest('hex');
}
