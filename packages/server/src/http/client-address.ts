import type { IncomingMessage } from 'node:http';

/** Where a request came from: each trusted proxy is believed about the address before it, as the routes do. */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const before = said.split(',').flatMap((address) => address.trim() || []);
  const path = [socket.remoteAddress ?? '', ...before.reverse()];
  return path[Math.min(trustedProxies, path.length - 1)] ?? '';
}
