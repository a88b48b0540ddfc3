import type { App } from '@sayso/contracts/apps';
import type { EntitySchema } from '@sayso/contracts/entity-schema';
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isSame } from '../record-form/form-values.ts';
import { changeDraft, type DraftChange, openDraft, schemaOf } from './draft.ts';
import { draftProblems, readSchema, textOf } from './schema-checks.ts';
import { storedSchema } from './use-schema-saving.ts';

export type Tab = 'fields' | 'json';
type Written = { value: EntitySchema } | { error: string };

/** What a schema sheet holds: rows of fields, or the text of the JSON tab. */
export function useSchemaDraft(app: App, entity: string) {
  const current = storedSchema(app, entity);
  const live = useMemo<EntitySchema>(() => current ?? { name: entity, properties: {} }, [current, entity]);
  /** What the draft was made of; somebody else may have saved another one since. */
  const [stored, setStored] = useState(live);
  const [draft, dispatch] = useReducer(changeDraft, stored, (of) => openDraft(of));
  const [tab, setTab] = useState<Tab>('fields');
  const [text, setText] = useState('');
  const [textProblem, setTextProblem] = useState<string | null>(null);
  /** How often somebody tried to save. */
  const [checks, setChecks] = useState(0);

  const problems = useMemo(() => draftProblems(draft, entity === 'User'), [draft, entity]);
  const written = useMemo<Written>(
    () => (tab === 'json' ? readSchema(text) : schemaOf(draft)),
    [tab, text, draft],
  );
  const untouched = useMemo(() => schemaOf(openDraft(stored)), [stored]);
  const isDirty = 'error' in written || 'error' in untouched || !isSame(written.value, untouched.value);

  const takeStored = () => {
    setStored(live);
    dispatch({ type: 'replace', draft: openDraft(live) });
    setText(textOf(live));
    setTextProblem(null);
  };
  const isStale = !isSame(live, stored);
  // Nothing would be lost: what others saved is shown.
  const follow = useRef(takeStored);
  follow.current = takeStored;
  useEffect(() => {
    if (isStale && !isDirty) follow.current();
  }, [isStale, isDirty]);

  const show = (next: Tab) => {
    if (next === tab) return;
    if (next === 'json') setText('value' in written ? textOf(written.value) : text);
    else if ('error' in written) return setTextProblem(written.error);
    else dispatch({ type: 'replace', draft: openDraft(stored, written.value) });
    setTextProblem(null);
    setTab(next);
  };
  return {
    stored,
    draft,
    dispatch: (change: DraftChange) => dispatch(change),
    tab,
    show,
    text,
    setText: (next: string) => {
      setText(next);
      setTextProblem(null);
    },
    textProblem,
    setTextProblem,
    /** Told once somebody tried to save: until then a new field may still be without a name. */
    problems: checks > 0 ? problems : noProblems,
    checks,
    check: () => {
      setChecks((count) => count + 1);
      return problems;
    },
    written,
    isDirty,
    isStale: isStale && isDirty,
    takeStored,
  };
}
export type SchemaEditing = ReturnType<typeof useSchemaDraft>;

const noProblems: ReturnType<typeof draftProblems> = new Map();
