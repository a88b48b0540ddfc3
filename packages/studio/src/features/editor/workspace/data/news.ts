/** What happened to records and is not in the list yet. */
export type Happened = {
  kind: 'create' | 'update' | 'delete' | 'unknown';
  /** Null for many at once, which are told without their ids. */
  id: string | null;
  count: number;
  /** The version that an update made. */
  updated?: unknown;
};
export type News = {
  /** How many records came or went. */
  count: number;
  /** Whether others may belong into the list by now, or no longer do. */
  mayBeStale: boolean;
  /** Ids of shown records that somebody deleted meanwhile. */
  gone: ReadonlySet<string>;
};
export const noNews: News = { count: 0, mayBeStale: false, gone: new Set() };

/**
 * Gathers what happened until the list is fetched again. Under a filter nobody knows here whether a record is in the
 * list: it is not counted then.
 */
export function createNews(isOwn: (id: string, updated: unknown) => boolean) {
  const held = new Map<string, Happened & { nr: number }>();
  let nr = 0;
  const add = (happened: Happened) => {
    nr += 1;
    const { id, kind } = happened;
    const key = id ?? `#${nr}`;
    // What came and went again was never in the list.
    if (kind === 'delete' && held.get(key)?.kind === 'create') held.delete(key);
    else if (kind !== 'update' || held.get(key)?.kind !== 'create') held.set(key, { ...happened, nr });
  };
  return {
    add,
    /** What happened until now; a list that is asked for from here on has it. */
    mark: () => nr,
    forget(upTo: number) {
      for (const [key, each] of held) if (each.nr <= upTo) held.delete(key);
    },
    read(isFiltered: boolean): News {
      const all = [...held.values()].filter(
        ({ kind, id, updated }) => kind !== 'update' || id === null || !isOwn(id, updated),
      );
      const gone = all.flatMap(({ kind, id }) => (kind === 'delete' && id !== null ? [id] : []));
      const moved = all.filter(({ kind }) => kind === 'create' || kind === 'delete');
      return {
        count: isFiltered ? 0 : moved.reduce((sum, { count }) => sum + count, 0),
        mayBeStale: all.some(({ kind }) => isFiltered || kind === 'unknown'),
        gone: new Set(gone),
      };
    },
  };
}
