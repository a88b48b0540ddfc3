import type { Server as HttpServer } from 'node:http';
import { AppEvent, type ImportProgress, rooms, socketPath } from '@sayso/contracts/realtime';
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
  const whenIn = (room: string) =>
    new Promise<void>((done) => {
      if ((io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0) done();
      else joined.set(room, done);
    });
  return {
    /** Resolves once someone is in the app's room. */
    whenJoined: (appId: string) => whenIn(rooms.app(appId)),
    whenIn,
    /** Tells the app's room of a change. */
    tell(appId: string, data: AppEvent['data']) {
      const event = AppEvent.parse({ type: 'update', id: appId, data, timestamp: new Date().toISOString() });
      const room = rooms.app(appId);
      io.to(room).emit('update_model', { room, data: JSON.stringify(event) });
    },
    /** Tells who follows an import how far it is, once somebody does. */
    async tellImport(importing: { appId: string; progressId: string }, progress: ImportProgress) {
      const room = rooms.import(importing.appId, importing.progressId);
      await whenIn(room);
      io.to(room).emit('update_model', { room, data: JSON.stringify(progress) });
    },
    /** Sends any room what it is told. */
    send: (room: string, data: object) =>
      void io.to(room).emit('update_model', { room, data: JSON.stringify(data) }),
    close: () => io.close(),
  };
}
