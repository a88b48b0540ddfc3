import { limits } from '@sayso/contracts/limits';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data-actions.ts';
import { toast } from '../../../../ui/toasts.tsx';
import type { Doc, Row } from './fields.ts';
import {
  type CellConflict,
  type CellsChange,
  changesOf,
  seenAnew,
  withoutConflicts,
} from './paste-changes.ts';
import type { SoundLine } from './paste-plan.ts';
import { patchRow } from './record-queries.ts';
import { type Saved, saveCells } from './save-cells.ts';

/** One call changes so many, all or none. */
export const mostChanged = limits.bulkRows;

/** `seen`: the records under the lines as they were pasted over. */
export type PasteChange = { seen: Promise<readonly Row[]>; sound: readonly SoundLine[] };
type Order = { changes: readonly CellsChange[]; isUndo: boolean };
/** Cells that somebody else changed meanwhile; both ways out are ready. */
export type PasteQuestion = { conflicts: readonly CellConflict[]; mine: Order; theirs: Order };

/** Puts pasted lines into records, all of them or none; asks where others were faster, and offers to undo it. */
export function usePasteChange(place: Place, onDone: () => void = () => {}) {
  const cache = useQueryClient();
  const [question, setQuestion] = useState<PasteQuestion | null>(null);

  const store = async ({ changes, isUndo }: Order) => {
    if (changes.length === 0) {
      setQuestion(null);
      return onDone();
    }
    const saved = await saveCells(place, changes);
    if (saved.outcome === 'conflict') {
      const { conflicts, now } = saved;
      const mine = { changes: seenAnew(changes, now), isUndo };
      const theirs = { changes: withoutConflicts(mine.changes, conflicts), isUndo };
      setQuestion({ conflicts, mine, theirs });
      return;
    }
    setQuestion(null);
    for (const row of saved.stored) patchRow(cache, place, row);
    tell({ changes, isUndo }, saved);
    onDone();
  };

  const tell = ({ changes, isUndo }: Order, after: Extract<Saved, { outcome: 'saved' }>) => {
    if (isUndo) {
      toast(t('paste.undone'), { tone: 'success' });
      return;
    }
    const cells = changes.reduce((sum, { values }) => sum + Object.keys(values).length, 0);
    const back = changes.map(({ seen, values }, at) => ({
      seen: after.stored[at] ?? seen,
      values: pick(after.before.get(seen.id) ?? seen, Object.keys(values)),
    }));
    const undo = () => writing.mutate({ changes: back, isUndo: true });
    toast(t('paste.cells', { count: cells }), {
      tone: 'success',
      action: { label: t('paste.undo'), onClick: undo },
    });
  };

  const writing = useMutation({
    networkMode: 'always',
    mutationFn: store,
    onError: (error, { isUndo }) => {
      setQuestion(null);
      toast(isUndo ? texts.errorTitle : t('paste.refused'), {
        tone: 'danger',
        description: messageOf(error),
      });
      if (isUndo) void cache.invalidateQueries({ queryKey: recordKeys.all(place) });
    },
  });
  const starting = useMutation({
    networkMode: 'always',
    mutationFn: async ({ seen, sound }: PasteChange) =>
      writing.mutateAsync({ changes: changesOf(await seen, sound), isUndo: false }),
  });
  return {
    start: starting.mutate,
    /** Forgets what was refused before. */
    reset: starting.reset,
    isPending: starting.isPending || writing.isPending,
    error: starting.error,
    question,
    answer: (side: 'mine' | 'theirs') => {
      if (question) writing.mutate(question[side]);
    },
    cancel: () => setQuestion(null),
  };
}

/** What these fields held, with null for nothing, so that it can be put back. */
const pick = (row: Row, keys: readonly string[]): Doc =>
  Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
