import type { Sockets } from './peers.ts';

const minuteMs = 60_000;
/** Of any kind, of a protocol's own ones too; a busy page sends a few dozen. */
const packetsPerMinute = 600;

/** Breaks off connections that pour packets in, whatever is in them, before any of them is read. */
export function stopFloods(io: Sockets): void {
  io.engine.on(
    'connection',
    (conn: { on(name: 'packet', take: () => void): void; close(now: true): void }) => {
      let until = 0;
      let count = 0;
      conn.on('packet', () => {
        const now = performance.now();
        if (now > until) {
          until = now + minuteMs;
          count = 0;
        }
        count += 1;
        if (count > packetsPerMinute) conn.close(true);
      });
    },
  );
}
