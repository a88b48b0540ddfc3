import { Blueprint, type PatchStep } from '@sayso/core/blueprint-schema';

type Json = NonNullable<PatchStep['after']>;
type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = (value: unknown): string | undefined =>
  isBag(value) && typeof value['id'] === 'string' ? value['id'] : undefined;
const isListed = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((item) => idOf(item) !== undefined);
/** The order of keys says nothing: a parsed plan has another one than the plan it was made from. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isBag(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
const same = (one: unknown, other: unknown): boolean => one === other || plain(one) === plain(other);

/** Bookkeeping, which an undo leaves alone. */
const kept = new Set(['log', 'hashes', 'nextId', 'seed']);

/** What leads from one Blueprint to the other, place by place, so that each place can be put back by itself. */
export function patchOf(before: Blueprint, after: Blueprint): PatchStep[] {
  const steps: PatchStep[] = [];
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (!kept.has(key)) compare((before as Bag)[key], (after as Bag)[key], [key], steps);
  }
  return steps;
}

function compare(before: unknown, after: unknown, path: string[], steps: PatchStep[]): void {
  if (same(before, after)) return;
  if (isBag(before) && isBag(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(before[key], after[key], [...path, key], steps);
    return;
  }
  if (isListed(before) && isListed(after) && before.length + after.length > 0) {
    const ids = (list: readonly unknown[]) => list.flatMap((item) => idOf(item) ?? []);
    const find = (list: readonly unknown[], id: string) => list.find((item) => idOf(item) === id);
    for (const id of new Set([...ids(before), ...ids(after)]))
      compare(find(before, id), find(after, id), [...path, `#${id}`], steps);
    if (!same(ids(before), ids(after)))
      steps.push({ path: [...path, '~'], before: ids(before), after: ids(after) });
    return;
  }
  const value = (key: 'before' | 'after', of: unknown) =>
    of === undefined ? {} : { [key]: structuredClone(of) as Json };
  steps.push({ path, ...value('before', before), ...value('after', after) });
}

type Direction = 'undo' | 'redo';

/** Goes over a patch, backwards for an undo; undefined where a place was changed since or the plan would break. */
export function replay(
  blueprint: Blueprint,
  patch: readonly PatchStep[],
  direction: Direction,
): Blueprint | undefined {
  const copy = structuredClone(blueprint);
  for (const { path, before, after } of direction === 'undo' ? [...patch].reverse() : patch) {
    const [from, to] = direction === 'undo' ? [after, before] : [before, after];
    if (!step(copy, path, { from, to })) return undefined;
  }
  // Orders once more: an item that came back stands where it stood.
  for (const { path, before, after } of patch)
    if (path.at(-1) === '~') step(copy, path, { from: undefined, to: direction === 'undo' ? before : after });
  const parsed = Blueprint.safeParse(copy);
  return parsed.success ? parsed.data : undefined;
}

function step(root: unknown, path: readonly string[], { from, to }: { from: unknown; to: unknown }): boolean {
  let parent: unknown = root;
  for (const key of path.slice(0, -1)) parent = child(parent, key);
  const last = path.at(-1) ?? '';
  if (last === '~') return Array.isArray(parent) && reorder(parent, to);
  if (last.startsWith('#')) {
    if (!Array.isArray(parent)) return false;
    const at = parent.findIndex((item) => idOf(item) === last.slice(1));
    if (!same(at < 0 ? undefined : parent[at], from)) return false;
    if (to === undefined) parent.splice(at, 1);
    else parent.push(structuredClone(to));
    return true;
  }
  if (!isBag(parent) || !same(parent[last], from)) return false;
  if (to === undefined) delete parent[last];
  else parent[last] = structuredClone(to);
  return true;
}

const child = (parent: unknown, key: string): unknown => {
  if (key.startsWith('#') && Array.isArray(parent))
    return parent.find((item) => idOf(item) === key.slice(1)) as unknown;
  return isBag(parent) ? parent[key] : undefined;
};

/** Puts the named items into their order; others keep their places. */
function reorder(list: unknown[], order: unknown): boolean {
  if (!Array.isArray(order)) return true;
  const rank = (item: unknown): number => order.indexOf(idOf(item));
  const named = list.filter((item) => rank(item) >= 0).sort((one, other) => rank(one) - rank(other));
  list.forEach((item, at) => {
    if (rank(item) >= 0) list[at] = named.shift();
  });
  return true;
}
