import type { Server as HttpServer } from 'node:http';
import { AppEvent, rooms, socketPath } from '@sayso/contracts/realtime';
import { Server } from 'socket.io';

/** The peer's rooms: who joined is told, as the server would tell it. */
export function openRooms(server: HttpServer) {
  const io = new Server(server, { path: socketPath, transports: ['websocket'] });
  const joined = new Map<string, () => void>();
  io.on('connection', (socket) => {
    socket.on('join', (room: string) => {
      void socket.join(room);
      socket.emit('joined', { room });
      joined.get(room)?.();
    });
    socket.on('leave', (room: string) => void socket.leave(room));
  });
  return {
    /** Resolves once someone is in the app's room. */
    whenJoined: (appId: string) =>
      new Promise<void>((done) => {
        const room = rooms.app(appId);
        if ((io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0) done();
        else joined.set(room, done);
      }),
    /** Tells the app's room of a change. */
    tell(appId: string, data: AppEvent['data']) {
      const event = AppEvent.parse({ type: 'update', id: appId, data, timestamp: new Date().toISOString() });
      const room = rooms.app(appId);
      io.to(room).emit('update_model', { room, data: JSON.stringify(event) });
    },
    close: () => io.close(),
  };
}
