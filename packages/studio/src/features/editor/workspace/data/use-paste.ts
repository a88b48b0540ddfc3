import { limits } from '@sayso/contracts/limits';
import { updateRecords } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { t } from '../../../../texts/data-actions.ts';
import { toast } from '../../../../ui/toasts.tsx';
import type { Doc, Row } from './fields.ts';
import type { SoundLine } from './paste-plan.ts';
import { type Place, patchRow, recordKeys } from './record-queries.ts';

/** One call changes so many, all or none. */
export const mostChanged = limits.bulkRows;

export type RowsIn = (from: number, to: number) => Promise<Row[]>;
type Change = { row: number; sound: readonly SoundLine[] };

/** Puts pasted lines into the records from a row down, all of them or none, and offers to undo it. */
export function usePasteChange(place: Place, rowsIn: RowsIn, onDone: () => void = () => {}) {
  const cache = useQueryClient();
  const store = async (records: readonly Row[]) => {
    for (const row of await call(updateRecords, place, [...records], { asOwner: true }))
      patchRow(cache, place, row as Row);
  };
  const undo = async (former: readonly Row[]) => {
    try {
      await store(former);
      toast(t('paste.undone'), { tone: 'success' });
    } catch (error) {
      toast(texts.errorTitle, { tone: 'danger', description: messageOf(error) });
      void cache.invalidateQueries({ queryKey: recordKeys.all(place) });
    }
  };
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ row, sound }: Change) => {
      const lines = sound.map(({ line }) => row + line - 1);
      const found = await rowsIn(row, Math.max(...lines));
      const changes = sound.flatMap(({ line, values }) => {
        const target = found[line - 1];
        return target
          ? [{ former: pick(target, Object.keys(values)), changed: { ...values, id: target.id } }]
          : [];
      });
      await store(changes.map(({ changed }) => changed));
      return changes.map(({ former }) => former);
    },
    onSuccess: (former, { sound }) => {
      const cells = sound.reduce((sum, { values }) => sum + Object.keys(values).length, 0);
      toast(t('paste.cells', { count: cells }), {
        tone: 'success',
        action: { label: t('paste.undo'), onClick: () => void undo(former) },
      });
      onDone();
    },
    onError: (error) => toast(t('paste.refused'), { tone: 'danger', description: messageOf(error) }),
  });
}

/** What these fields held, with null for nothing, so that it can be put back. */
const pick = (row: Row, keys: readonly string[]): Row => {
  const held: Doc = {};
  for (const key of keys) held[key] = row[key] ?? null;
  return { ...held, id: row.id };
};
