import type { StoredRecord } from '@sayso/contracts/records';
import { serverFields } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { toast } from '../../../../ui/toasts.tsx';
import { addRecord, removeRecord, saveRecord } from './save-record.ts';

type Changes = Readonly<Record<string, unknown>>;
export type Conflict = { theirs: StoredRecord; fields: readonly string[]; changes: Changes };

type Given = { place: Place; base: StoredRecord | null; onSaved: () => void };

/** Saves what a sheet holds, and knows what to ask where somebody else was faster. */
export function useRecordSaving({ place, base, onSaved }: Given) {
  const cache = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** What could not be written, since the record is not there any more. */
  const [lost, setLost] = useState<Changes | null>(null);
  const refresh = () => void cache.invalidateQueries({ queryKey: recordKeys.all(place) });

  const finish = (said: string) => {
    refresh();
    toast(said, { tone: 'success' });
    onSaved();
  };
  const update = async (of: StoredRecord, changes: Changes) => {
    if (Object.keys(changes).length === 0) return finish(texts.itemUpdated);
    const saved = await saveRecord(place, of, changes);
    if (saved.outcome === 'saved') return finish(texts.itemUpdated);
    refresh();
    if (saved.outcome === 'gone') setLost(changes);
    else setConflict({ theirs: saved.theirs, fields: saved.fields, changes });
  };
  const submit = (values: Changes) =>
    telling(async () => {
      if (base) return update(base, values);
      await addRecord(place, values);
      finish(texts.itemCreated);
    });

  const resolving = useMutation({
    mutationFn: (work: () => Promise<void>) => telling(work),
  });
  const removal = useMutation({
    mutationFn: () => telling(() => removeRecord(place, base?.id ?? '')),
    onSuccess: () => {
      refresh();
      toast(texts.successTitle, { tone: 'success', description: texts.itemDeleted });
      onSaved();
    },
  });
  return {
    submit,
    removal,
    conflict,
    isGone: lost !== null,
    isResolving: resolving.isPending,
    /** Back to the form with all that was typed. */
    goBack: () => {
      setConflict(null);
      setLost(null);
    },
    /** Writes what was chosen over what somebody else wrote, and leaves the rest of it. */
    resolve: (changes: Changes) =>
      resolving.mutate(async () => {
        if (!conflict) return;
        await update(conflict.theirs, changes);
        setConflict((held) => (held === conflict ? null : held));
      }),
    addAgain: () =>
      resolving.mutate(async () => {
        await addRecord(place, { ...ownValues(base), ...lost });
        finish(texts.itemCreated);
      }),
  };
}

const ownValues = (record: StoredRecord | null): Changes => {
  const ofServer: readonly string[] = serverFields;
  return Object.fromEntries(Object.entries(record ?? {}).filter(([key]) => !ofServer.includes(key)));
};

/** Says "Error" with the server's message (B-DATA-05, B-DATA-06); whoever asked hears of it, too. */
async function telling(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast(texts.errorTitle, { tone: 'danger', description: messageOf(error) });
    throw error;
  }
}
