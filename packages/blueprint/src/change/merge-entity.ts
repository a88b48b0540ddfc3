import { parseJson } from '@sayso/core/parse-json';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A rule is one sentence: halves of two would say what nobody meant. */
const isRules = (path: readonly string[]): boolean => path.at(-1) === 'rls';

/** What changed between two schemas, laid over a third one that somebody wrote by hand; other parts of it stay. */
export function mergeSchemas({
  old,
  now,
  current,
}: {
  old: string;
  now: string;
  current: string;
}): string | undefined {
  try {
    const [from, to, own]: unknown[] = [old, now, current].map((text) => parseJson(text));
    if (!isObject(from) || !isObject(to) || !isObject(own)) return undefined;
    return `${JSON.stringify(lay(from, to, own, []), null, 2)}\n`;
  } catch {
    return undefined;
  }
}

function lay(from: Json, to: Json, own: Json, path: readonly string[]): Json {
  const merged: Json = { ...own };
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const [before, after, here] = [from[key], to[key], own[key]];
    if (same(before, after)) continue;
    if (after === undefined) delete merged[key];
    // What nobody touched by hand is taken as it is now, with its order.
    else if (same(before, here)) merged[key] = after;
    else if (isRules(path)) merged[key] = after;
    else if (isObject(before) && isObject(after) && isObject(here))
      merged[key] = lay(before, after, here, [...path, key]);
    else
      merged[key] =
        Array.isArray(after) && Array.isArray(here) && Array.isArray(before)
          ? layList(before, after, here)
          : after;
  }
  return merged;
}

/** Lists of names: what was added is added, what was taken out is taken out. */
function layList(before: readonly unknown[], after: readonly unknown[], here: readonly unknown[]): unknown[] {
  const kept = here.filter((item) => after.includes(item) || !before.includes(item));
  return [...kept, ...after.filter((item) => !before.includes(item) && !kept.includes(item))];
}
