import type { App } from '@sayso/contracts/apps';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Field, Row } from './fields.ts';
import { createNames, type NameOf } from './names.ts';

/** What the records are called that these rows refer to. */
export function useNames(app: App, fields: readonly Field[], rows: readonly Row[]): NameOf {
  const names = useMemo(() => createNames(app.id, app.entities), [app.id, app.entities]);
  const version = useSyncExternalStore(names.subscribe, names.version);
  useEffect(() => {
    const references = fields.filter(({ target }) => target !== null);
    if (references.length === 0) return;
    for (const row of rows) {
      for (const { key, target } of references) {
        for (const id of idsIn(row[key])) names.want(target ?? '', id);
      }
    }
  }, [names, fields, rows]);
  // A new function once more is known, so that cells are drawn anew.
  return useMemo(() => {
    void version;
    return (entity, id) => names.nameOf(entity, id);
  }, [names, version]);
}

export const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '');
