import { afterAll } from 'vitest';
import { openModelServer } from './loopback-model.ts';
import type { Wire } from './wire.ts';

export type { Exchange } from './loopback-model.ts';

/** As `openModelServer`; closed after the file's tests. */
export async function startModelServer(wire: Wire) {
  const server = await openModelServer(wire);
  afterAll(server.close);
  return server;
}
export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;
