import type { PlanField, PlanFieldKind, PlanThing } from '@sayso/contracts/plan';
import { useState } from 'react';
import { t } from '../../texts/plan.ts';
import { choicesFault, choicesOf, type DraftChoice, draftChoice } from './choices-editor.tsx';
import { hasChoices } from './field-kinds.ts';
import { type Operation, useOperation } from './use-operation.ts';

type Edited = { thing: PlanThing; field: PlanField; operation: Operation };

/** What of a field is only made with Save: its name, its choices, and a kind that needs some first. */
export function useFieldDraft({ thing, field, operation }: Edited, onSaved: () => void) {
  const naming = useOperation();
  const place = { thing: thing.id, field: field.id };
  const [wanted, setWanted] = useState<PlanFieldKind | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const kind = wanted ?? field.kind;
  const choices = useChoices(field);
  const isNew = wanted !== null;
  const isChanged = hasChoices(kind) && (isNew || choices.isChanged);

  const refuse = () => {
    const refused = wanted === 'link' ? t('faults.target') : isChanged ? choicesFault(choices.draft) : null;
    setRefusal(refused);
    return refused !== null;
  };
  const saveChoices = () => {
    const given = { ...place, choices: choicesOf(choices.draft) };
    return operation.run(isNew ? { type: 'setKind', ...given, kind } : { type: 'setChoices', ...given });
  };
  /** True once all of it is made. */
  const save = async (name: string): Promise<boolean> => {
    if (refuse()) return false;
    if (name !== field.name && !(await naming.run({ type: 'renameField', ...place, name }))) return false;
    if (isChanged && !(await saveChoices())) return false;
    onSaved();
    return true;
  };
  return {
    kind,
    wanted,
    setWanted,
    refusal,
    choices: choices.draft,
    setChoices: (next: readonly DraftChoice[]) => {
      setRefusal(null);
      choices.set(next);
    },
    /** Choices would be lost if the panel closed now. */
    isUnsaved: isChanged && choices.isChanged,
    save,
    nameFault: naming.fault,
    isPending: naming.isPending || operation.isPending,
  };
}
export type FieldDraft = ReturnType<typeof useFieldDraft>;

/** A draft of the choices that are there now: begun anew when those change. */
function useChoices(field: PlanField) {
  const saved = (field.choices ?? []).map(({ label, value }) => ({ label, value }));
  const base = JSON.stringify(saved);
  const begin = () => ({
    base,
    draft: saved.length > 0 ? saved.map(({ label, value }) => draftChoice(label, value)) : noChoices(),
  });
  const [state, setState] = useState(begin);
  const now = state.base === base ? state : begin();
  if (now !== state) setState(now);
  const { draft } = now;
  const isEmpty = draft.every(({ label }) => label.trim() === '');
  return {
    draft,
    set: (next: readonly DraftChoice[]) => setState({ base, draft: [...next] }),
    isChanged: saved.length === 0 ? !isEmpty : JSON.stringify(choicesOf(draft)) !== base,
  };
}

const noChoices = () => [draftChoice(), draftChoice()];
