import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Fault } from '@sayso/contracts/faults';
import type { AppId } from '@sayso/contracts/ids';
import { socketPath } from '@sayso/contracts/realtime';
import { texts } from '@sayso/contracts/texts';
import { Server } from 'socket.io';
import { type Actor, anonymous } from '../../access/actor.ts';
import { commonWords } from '../../texts/common.ts';
import { createDoor, type DoorRates } from './door.ts';
import { stopFloods } from './flood.ts';
import type { Peer, Sockets } from './peers.ts';
import type { TokenDeps } from './rights.ts';
import { watchQueue } from './sending.ts';

export type SocketDeps = {
  server: HttpServer;
  /** False closes the door before the handshake: hosts that are none of ours. */
  isHostAllowed(host: string | undefined): Promise<boolean>;
  /** Whether a page of this origin is the builder's; what is no browser sends none. */
  isBuilderOrigin(origin: string): boolean;
  /** Where a request came from, as far as our own proxies are believed. */
  addressOf(request: IncomingMessage): string;
  rates: DoorRates;
};
/** Whether somebody without a token may be inside an app. */
export type MayVisit = (appId: AppId) => Promise<boolean>;

const frameBytes = 64 * 1024;
/** Somebody who connects says who they are at once. */
const connectMs = 10_000;
const originChars = 300;

/** The socket server: who connects is known before anything is joined, a bad token never connects. */
export function openSockets(deps: SocketDeps & Pick<TokenDeps, 'actorOf'>, mayVisit: MayVisit): Sockets {
  const { server, addressOf, isHostAllowed, isBuilderOrigin, rates } = deps;
  const door = createDoor({ rates });
  const mayConnect = async (request: IncomingMessage): Promise<boolean> =>
    (await door.mayKnock(addressOf(request))) && (await isHostAllowed(request.headers.host));
  const io: Sockets = new Server(server, {
    path: socketPath,
    transports: ['websocket'],
    maxHttpBufferSize: frameBytes,
    connectTimeout: connectMs,
    serveClient: false,
    // Tokens travel in the handshake, never in cookies, so pages of every origin may connect.
    cors: { origin: '*' },
    allowRequest: (request, done) => {
      const { origin } = request.headers;
      if (origin !== undefined && !isOrigin(origin)) done(null, false);
      else {
        mayConnect(request).then(
          (isAllowed) => done(null, isAllowed),
          () => done(commonWords.tryAgainSoon, false),
        );
      }
    },
  });
  stopFloods(io);
  io.engine.on(
    'connection',
    (conn: { request: IncomingMessage; once(name: 'close', end: () => void): void }) => {
      conn.once('close', door.opened(addressOf(conn.request)));
    },
  );
  io.use((socket, next) => {
    const { origin } = socket.request.headers;
    socket.data.token = tokenOf(socket);
    socket.data.isForeign = origin !== undefined && !isBuilderOrigin(origin);
    watchQueue(socket);
    whoIs(socket, deps, mayVisit).then(
      (actor) => {
        // An app's backend asks and answers; nothing is told to it by itself.
        if (actor.kind === 'service') return next(new Fault('forbidden', texts.noAppAccess));
        socket.data.actor = actor;
        next();
      },
      async (error) => {
        const isRefused = error instanceof Fault && error.kind === 'unauthorized';
        if (isRefused && socket.data.token !== null) {
          await door.failed(addressOf(socket.request)).catch(() => {});
        }
        next(error instanceof Fault ? error : new Error(texts.signInNeeded));
      },
    );
  });
  return io;
}

async function whoIs(
  socket: Peer,
  { actorOf }: Pick<TokenDeps, 'actorOf'>,
  mayVisit: MayVisit,
): Promise<Actor> {
  if (socket.data.token !== null) return actorOf(socket.data.token);
  const appId = socket.handshake.query['app_id'];
  const isVisitor = typeof appId === 'string' && (await mayVisit(appId));
  if (!isVisitor) throw new Fault('unauthorized', texts.signInNeeded, { reason: 'auth_required' });
  return anonymous;
}

function tokenOf({ handshake }: Peer): string | null {
  const given = handshake.auth['token'] ?? handshake.query['token'];
  return typeof given === 'string' && given !== '' && given !== 'null' && given !== 'undefined'
    ? given
    : null;
}

/** As browsers write it: scheme, host and port, or `null` where a page has none. */
const isOrigin = (text: string): boolean =>
  text.length <= originChars && /^(?:null|[a-z][a-z\d+.-]*:\/\/[^\s/\\?#@]*)$/i.test(text);
