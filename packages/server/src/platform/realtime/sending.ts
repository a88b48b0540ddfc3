import type { Peer, Sockets, Update } from './peers.ts';

const bufferBytes = 1024 * 1024;

type Wire = { bufferedAmount: number; terminate(): void };
const wireOf = ({ conn }: Peer) => (conn.transport as unknown as { socket?: Wire }).socket;

/** What is on its way to a socket: what waits for the transport, and what the transport could not hand over yet. */
const waitingFor = (socket: Peer): number => socket.data.queued + (wireOf(socket)?.bufferedAmount ?? 0);

/** Counts what is handed to the transport from now on. */
export function watchQueue(socket: Peer): void {
  socket.data.queued = 0;
  socket.conn.on('drain', () => {
    socket.data.queued = 0;
  });
}

/** Breaks the connection off, with all that waits in it: its client comes back and asks for what it missed. */
export function cut(socket: Peer): void {
  const wire = wireOf(socket);
  if (wire) wire.terminate();
  else socket.conn.close(true);
}

/** False, and the socket is cut, where a client does not read: we would keep all of it in memory. */
function takes(socket: Peer, { data }: Update): boolean {
  if (waitingFor(socket) > bufferBytes) {
    cut(socket);
    return false;
  }
  socket.data.queued += data.length;
  return true;
}

export function sendTo(socket: Peer, update: Update): void {
  if (takes(socket, update)) socket.emit('update_model', update);
}

/** One frame for all of them: it is written and packed once. */
export function sendToAll(io: Sockets, members: readonly Peer[], update: Update): void {
  const ids = members.filter((socket) => takes(socket, update)).map(({ id }) => id);
  if (ids.length > 0) io.to(ids).emit('update_model', update);
}
