import { transformSync } from 'oxc-transform';

export type Transformed = { code: string; map: string | null };

const cache = new Map<string, Transformed>();
const mostCached = 2_000;

/** Plain JavaScript with development JSX and hooks for react-refresh; cached by text, whichever app it is in. */
export function transformModule(path: string, text: string): Transformed {
  const key = `${path}\0${text}`;
  const held = cache.get(key);
  if (held) return held;
  const result = transformSync(`${path}.tsx`, text, {
    lang: 'tsx',
    sourcemap: true,
    jsx: { runtime: 'automatic', development: true, refresh: true },
  });
  const failure = result.errors.find(({ severity }) => severity === 'Error');
  if (failure) throw new Error(failure.message);
  const made = { code: result.code, map: result.map ? JSON.stringify(result.map) : null };
  if (cache.size >= mostCached) cache.delete(cache.keys().next().value ?? '');
  cache.set(key, made);
  return made;
}
