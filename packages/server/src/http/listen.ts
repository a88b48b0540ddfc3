import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Machines without IPv6, or with it switched off. */
const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/**
 * Listens on the given address; bare loopback means both of its addresses, as browsers may take either
 * for `*.localhost`. Answers the port.
 */
export async function listen(app: FastifyInstance, bind: string, port: number): Promise<number> {
  await app.listen({ port, host: bind });
  const address = app.server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  if (bind === '127.0.0.1') {
    // A port that the system chose was free on one of them alone; that one then has to do.
    await listenOnTwin(app, at, port === 0 ? [...absent, 'EADDRINUSE'] : absent);
  }
  return at;
}

async function listenOnTwin(app: FastifyInstance, port: number, forgiven: string[]): Promise<void> {
  const { server } = app;
  const twin = createServer({ requestTimeout: server.requestTimeout, headersTimeout: server.headersTimeout });
  twin.on('request', (request, response) => server.emit('request', request, response));
  twin.on('upgrade', (request, socket, head) => server.emit('upgrade', request, socket, head));
  try {
    twin.listen(port, '::1');
    await once(twin, 'listening');
  } catch (error) {
    if (forgiven.includes((error as NodeJS.ErrnoException).code ?? '')) return;
    throw error;
  }
  server.once('close', () => {
    twin.close();
    twin.closeAllConnections();
  });
}
