import { socketPath } from '@sayso/contracts/rooms';
import type { Socket } from 'socket.io-client';
import { getPlace } from './origin.ts';
import { getToken, renewToken } from './token.ts';

type Listener = (data: unknown) => void;
/** The server no longer knows what happened since this moment of its clock. */
type GapListener = (since: string) => void;
type Room = {
  listeners: Set<Listener>;
  gapListeners: Set<GapListener>;
  /** Since when somebody wants to hear of it, until they are let in; what they asked for is at least as new. */
  heardFrom: number | null;
  /** Up to where it was heard; the server tells those who come back what came after. */
  cursor: string | undefined;
  heardAt: string | undefined;
};
type Joined = { room: string; changed_ms_ago?: number; cursor?: string; at?: string; has_gap?: true };
type Update = { room: string; data: string; cursor?: string };

const rooms = new Map<string, Room>();
let connecting: Promise<Socket> | null = null;
/** From a change in the database to the room. */
const marginMs = 1_000;
/** Until somebody whose token was refused looks for a new one. */
const tokenRetryMs = 30_000;

/** Joins a room while somebody listens; payloads arrive parsed. Answers the function that ends it. */
export function listen(name: string, listener: Listener, onGap?: GapListener): () => void {
  const room = rooms.get(name) ?? newRoom();
  if (!rooms.has(name)) {
    rooms.set(name, room);
    void whenConnected((socket) => socket.connected && join(socket, name));
  }
  room.listeners.add(listener);
  if (onGap) room.gapListeners.add(onGap);
  return () => {
    room.listeners.delete(listener);
    if (onGap) room.gapListeners.delete(onGap);
    if (room.listeners.size > 0 || rooms.get(name) !== room) return;
    rooms.delete(name);
    void whenConnected((socket) => socket.connected && socket.emit('leave', name));
  };
}

const newRoom = (): Room => ({
  listeners: new Set(),
  gapListeners: new Set(),
  heardFrom: performance.now(),
  cursor: undefined,
  heardAt: undefined,
});

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

function join(socket: Socket, name: string): void {
  const cursor = rooms.get(name)?.cursor;
  if (cursor === undefined) socket.emit('join', name);
  else socket.emit('join', name, cursor);
}

function welcomed({ room: name, changed_ms_ago: ago, cursor, at, has_gap: hasGap }: Joined): void {
  const room = rooms.get(name);
  if (!room) return;
  const { heardFrom, heardAt } = room;
  room.heardFrom = null;
  room.cursor = cursor;
  room.heardAt = at;
  if (hasGap && heardAt !== undefined) for (const listener of room.gapListeners) listener(heardAt);
  const isMissed = heardFrom !== null && ago !== undefined && ago <= performance.now() - heardFrom + marginMs;
  if (isMissed) for (const listener of missedListeners) listener();
}

function heard({ room: name, data, cursor }: Update): void {
  const room = rooms.get(name);
  if (!room) return;
  const parsed: unknown = JSON.parse(data);
  if (cursor !== undefined) {
    room.cursor = cursor;
    room.heardAt = timeIn(parsed) ?? room.heardAt;
  }
  for (const listener of room.listeners) listener(parsed);
}

function timeIn(event: unknown): string | undefined {
  const { timestamp } = (event ?? {}) as { timestamp?: unknown };
  return typeof timestamp === 'string' ? timestamp : undefined;
}

function whenConnected(use: (socket: Socket) => void): Promise<void> {
  connecting ??= connect();
  return connecting.then(use, () => undefined);
}

async function connect(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const { appId, apiBase } = getPlace();
  let sent: string | null = null;
  const socket = io(new URL(apiBase).origin, {
    path: socketPath,
    transports: ['websocket'],
    query: { app_id: appId },
    auth: (give) => {
      sent = getToken();
      give({ token: sent ?? undefined });
    },
  });
  /** The server does not know the token any more: it is asked again with another one, and with no other. */
  const comeBack = async () => {
    const isNew = getToken() !== sent || (await renewToken().catch(() => false));
    if (isNew) socket.connect();
    else setTimeout(() => void comeBack(), tokenRetryMs);
  };
  let hasConnected = false;
  socket.on('connect', () => {
    for (const name of rooms.keys()) join(socket, name);
    if (hasConnected) for (const listener of reconnectListeners) listener();
    hasConnected = true;
  });
  socket.on('disconnect', () => {
    if (!socket.active) void comeBack();
  });
  socket.on('connect_error', () => {
    if (!socket.active) void comeBack();
  });
  socket.on('joined', welcomed);
  socket.on('update_model', heard);
  return socket;
}
