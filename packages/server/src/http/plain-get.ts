import type { FastRequest, LookedAt } from './lane.ts';

/** What browsers send stays far below. */
const mostBytes = 8_192;
const wellFormed =
  /^GET (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[!#$%&'*+.^_`|~0-9A-Za-z-]+:[\t\x20-\x7e]*\r\n)+\r\n$/;
const field = /([^\r\n:]+):([^\r\n]*)\r\n/y;
/** These decide how a message or its connection ends; they are for the real parser. */
const framing = new Set(['content-length', 'transfer-encoding', 'trailer', 'te', 'expect', 'upgrade']);
/** What the lane looks at; whoever names one twice is understood by the real parser. */
const lookedAt: ReadonlySet<string> = new Set<LookedAt>(['host', 'accept-encoding', 'if-none-match']);
const isLookedAt = (name: string): name is LookedAt => lookedAt.has(name);

/**
 * One whole GET without a body that leaves no room for a second reading, or null for everything else. It only ever
 * says less than Node's parser understands: what is in doubt is left to that one.
 */
export function plainGet(bytes: Buffer): FastRequest | null {
  if (bytes.length > mostBytes) return null;
  const text = bytes.toString('latin1');
  const line = wellFormed.exec(text);
  if (!line) return null;
  const headers: FastRequest['headers'] = {};
  field.lastIndex = text.indexOf('\r\n') + 2;
  for (let found = field.exec(text); found !== null; found = field.exec(text)) {
    const name = (found[1] ?? '').toLowerCase();
    const value = (found[2] ?? '').trim();
    if (framing.has(name)) return null;
    if (name === 'connection' && value.toLowerCase() !== 'keep-alive') return null;
    if (!isLookedAt(name)) continue;
    if (headers[name] !== undefined) return null;
    headers[name] = value;
  }
  return headers.host === undefined ? null : { url: line[1], headers };
}
