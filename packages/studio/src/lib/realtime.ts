import { socketPath, type UpdateModel } from '@sayso/contracts/realtime';
import { io, type Socket } from 'socket.io-client';
import { onSessionEnd } from './session.ts';
import { setSocketId } from './socket-id.ts';
import { readToken } from './token.ts';

type RoomListener = {
  /** `data` is the event, already parsed. */
  onUpdate: (data: unknown) => void;
  /** The socket was away and is back: what was missed has to be fetched. */
  onReconnect?: () => void;
};

const members = new Map<string, Set<RoomListener>>();
const reconnectListeners = new Set<() => void>();
let socket: Socket | undefined;
let wasConnected = false;

function connect(): Socket {
  const opened = io(window.location.origin, {
    path: socketPath,
    transports: ['websocket'],
    // Read at each attempt: the token may have changed since.
    auth: (give) => give({ token: readToken() }),
  });
  opened.on('connect', () => {
    setSocketId(opened.id);
    for (const room of members.keys()) opened.emit('join', room);
    if (wasConnected) {
      for (const set of members.values()) for (const member of set) member.onReconnect?.();
      for (const listener of reconnectListeners) listener();
    }
    wasConnected = true;
  });
  opened.on('disconnect', (reason) => {
    setSocketId(undefined);
    if (reason === 'io server disconnect') connectAgain(opened);
  });
  opened.on('connect_error', () => {
    if (!opened.active) connectAgain(opened);
  });
  opened.on('update_model', ({ room, data }: UpdateModel) => {
    const event: unknown = JSON.parse(data);
    for (const member of members.get(room) ?? []) member.onUpdate(event);
  });
  return opened;
}

/** A server that refused or closed on purpose is asked again; the client itself would not. */
function connectAgain(opened: Socket) {
  setTimeout(() => {
    if (socket === opened) opened.connect();
  }, 3_000);
}

/** Told whenever the socket was away and is back, until the answered function is called. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => reconnectListeners.delete(listener);
}

/** Opens the socket before a room is known, so that joining one takes no more than a message. */
export function openSocket(): void {
  socket ??= connect();
}

/** Joins a room until the answered function is called; joins again by itself after a lost connection. */
export function joinRoom(room: string, listener: RoomListener): () => void {
  openSocket();
  const joined = members.get(room);
  if (joined) joined.add(listener);
  else {
    members.set(room, new Set([listener]));
    if (socket?.connected) socket.emit('join', room);
  }
  return () => leaveRoom(room, listener);
}

function leaveRoom(room: string, listener: RoomListener) {
  const joined = members.get(room);
  joined?.delete(listener);
  if (joined?.size !== 0) return;
  members.delete(room);
  if (socket?.connected) socket.emit('leave', room);
}

/** Closes the socket, so that the next person's rooms are asked for with their own token. */
function disconnect() {
  socket?.disconnect();
  socket = undefined;
  wasConnected = false;
  setSocketId(undefined);
}

onSessionEnd(disconnect);
