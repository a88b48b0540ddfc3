import type { App } from '@sayso/contracts/apps';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Field, Row } from './fields.ts';
import { createNames, type NameOf } from './names.ts';

type RecordPlace = { entity: string; id: string };

/** What the records are called that these rows refer to. */
export function useNames(app: App, fields: readonly Field[], rows: readonly Row[]): NameOf {
  const wanted = useMemo(() => {
    const references = fields.filter(({ target }) => target !== null);
    return rows.flatMap((row) =>
      references.flatMap(({ key, target }) => idsIn(row[key]).map((id) => ({ entity: target ?? '', id }))),
    );
  }, [fields, rows]);
  return useNamesOf(app, wanted);
}

/** What these records are called. */
export function useNamesOf(app: App, wanted: readonly RecordPlace[]): NameOf {
  const names = useMemo(() => createNames(app.id, app.entities), [app.id, app.entities]);
  const version = useSyncExternalStore(names.subscribe, names.version);
  useEffect(() => {
    for (const { entity, id } of wanted) names.want(entity, id);
  }, [names, wanted]);
  // A new function once more is known, so that cells are drawn anew.
  return useMemo(() => {
    void version;
    return (entity, id) => names.nameOf(entity, id);
  }, [names, version]);
}

export const idsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string' && id !== '');
