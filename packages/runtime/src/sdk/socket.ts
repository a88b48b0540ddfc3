import { socketPath } from '@sayso/contracts/rooms';
import type { Socket } from 'socket.io-client';
import { getPlace } from './origin.ts';
import { getToken } from './token.ts';

type Listener = (data: unknown) => void;

const rooms = new Map<string, Set<Listener>>();
let connecting: Promise<Socket> | null = null;

/** Joins a room while somebody listens; payloads arrive parsed. Answers the function that ends it. */
export function listen(room: string, listener: Listener): () => void {
  const listeners = rooms.get(room) ?? new Set();
  rooms.set(room, listeners);
  listeners.add(listener);
  if (listeners.size === 1) heardFrom.set(room, performance.now());
  if (listeners.size === 1) void whenConnected((socket) => socket.connected && socket.emit('join', room));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || rooms.get(room) !== listeners) return;
    rooms.delete(room);
    heardFrom.delete(room);
    void whenConnected((socket) => socket.connected && socket.emit('leave', room));
  };
}

/** Closes the socket so that the next one speaks with the token of then. */
export function reconnect(): void {
  if (connecting !== null) void whenConnected((socket) => socket.disconnect().connect());
}

/** A room is joined anew after each reconnect; whoever listens may have missed something meanwhile. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}
const reconnectListeners = new Set<() => void>();

/** Something changed between the moment that somebody began to listen and the room's admission. */
export function onMissed(listener: () => void): () => void {
  missedListeners.add(listener);
  return () => missedListeners.delete(listener);
}
const missedListeners = new Set<() => void>();
/** Since when somebody wants to hear of a room; what they asked for is at least as new. */
const heardFrom = new Map<string, number>();
/** From a change in the database to the room. */
const marginMs = 1_000;

function welcomed({ room, changed_ms_ago: ago }: { room: string; changed_ms_ago?: number }): void {
  const from = heardFrom.get(room);
  heardFrom.delete(room);
  if (from === undefined || ago === undefined || ago > performance.now() - from + marginMs) return;
  for (const listener of missedListeners) listener();
}

function whenConnected(use: (socket: Socket) => void): Promise<void> {
  connecting ??= connect();
  return connecting.then(use, () => undefined);
}

async function connect(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const { appId, apiBase } = getPlace();
  const socket = io(new URL(apiBase).origin, {
    path: socketPath,
    transports: ['websocket'],
    query: { app_id: appId },
    auth: (give) => give({ token: getToken() ?? undefined }),
  });
  let hasConnected = false;
  socket.on('connect', () => {
    for (const room of rooms.keys()) socket.emit('join', room);
    if (hasConnected) for (const listener of reconnectListeners) listener();
    hasConnected = true;
  });
  socket.on('joined', welcomed);
  socket.on('update_model', ({ room, data }: { room: string; data: string }) => {
    const parsed: unknown = JSON.parse(data);
    for (const listener of rooms.get(room) ?? []) listener(parsed);
  });
  return socket;
}
