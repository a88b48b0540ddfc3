import type { Readable } from 'node:stream';
import type { Content } from '../content/content.ts';

/** First and last byte, both of them included. */
export type ByteRange = { first: number; last: number };

/** Objects under names, in a folder or a bucket. A name is lower case words with `/` between them. */
export type Storage = {
  /** Stores the whole object or nothing; what had this name before is replaced. */
  put(name: string, content: Content): Promise<void>;
  /** The object, or a part that lies within it; null where there is none. */
  get(name: string, range?: ByteRange): Promise<Readable | null>;
  stat(name: string): Promise<{ size: number } | null>;
  /** No error where there is none. */
  delete(name: string): Promise<void>;
};

const wellFormed = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?(?:\/[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9]+)?)*$/;

/** Names are made by the server: one of another form is a mistake in it, and must never reach a path. */
export function checkName(name: string): void {
  if (name.length > 200 || !wellFormed.test(name)) throw new Error('An object cannot have this name');
}
