import type { App } from '@sayso/contracts/apps';
import type { EntitySchema, RowRules } from '@sayso/contracts/entity-schema';
import { useState } from 'react';
import { type Draft, draftOf, isChanged } from './rule-draft.ts';

/** `base`: the stored rules that the edits began with, as text. */
type Held = { draft: Draft; base: string };

const textOf = (rls: RowRules | undefined): string => JSON.stringify(rls ?? null);

/** The rules of an app's entities as they are in the editor: stored ones, or edits that were not saved yet. */
export function useDrafts(entities: App['entities']) {
  const [held, setHeld] = useState<Readonly<Record<string, Held>>>({});
  const isDirty = (name: string, { rls }: EntitySchema) => {
    const own = held[name];
    return own !== undefined && isChanged(own.draft, rls);
  };
  return {
    draftFor: (name: string, { rls }: EntitySchema): Draft => held[name]?.draft ?? draftOf(rls),
    isDirty,
    /** Somebody else stored other rules since the edits began. */
    isOvertaken: (name: string, schema: EntitySchema): boolean =>
      isDirty(name, schema) && held[name]?.base !== textOf(schema.rls),
    edit: (name: string, draft: Draft) =>
      setHeld((before) => {
        const base = before[name]?.base ?? textOf(entities[name]?.rls);
        return { ...before, [name]: { draft, base } };
      }),
    discard: (name: string) => setHeld(({ [name]: _gone, ...rest }) => rest),
    unsaved: Object.keys(entities).filter((name) => {
      const schema = entities[name];
      return schema !== undefined && isDirty(name, schema);
    }),
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
