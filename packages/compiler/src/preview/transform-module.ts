import { createHash } from 'node:crypto';
import { transformSource } from './transform-source.ts';

export type Transformed = { code: string; map: string | null };

const cache = new Map<string, Transformed>();
/** Some 30 apps; to make a module anew takes a millisecond. */
const mostChars = 8_000_000;
let heldChars = 0;

/** Plain JavaScript with development JSX and hooks for react-refresh; cached by text, whichever app it is in. */
export function transformModule(path: string, text: string): Transformed {
  const key = createHash('sha256').update(path).update('\0').update(text).digest('base64url');
  const held = cache.get(key);
  if (held) return held;
  const result = transformSource(elementFile(path, text), text);
  const failure = result.errors.find(({ severity }) => severity === 'Error');
  if (failure) throw new Error(failure.message);
  const map = result.map ? JSON.stringify({ ...result.map, sources: [`${path}.tsx`] }) : null;
  const made = { code: result.code, map };
  keep(key, made);
  return made;
}

/** Names a file in one of its versions, so that an element that outlived its version is known as such. */
export const elementFile = (path: string, text: string): string => `${path}#${hashOf(text).slice(0, 12)}`;

/** As the server's sources know a text. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The oldest go first: sizes differ so much that a number of entries would bound nothing. */
function keep(key: string, made: Transformed): void {
  cache.set(key, made);
  heldChars += charsOf(made);
  for (const [oldest, held] of cache) {
    if (heldChars <= mostChars) return;
    cache.delete(oldest);
    heldChars -= charsOf(held);
  }
}

const charsOf = ({ code, map }: Transformed) => code.length + (map?.length ?? 0);
