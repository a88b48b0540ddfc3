import { deleteRecords, updateManyRecords } from '@sayso/contracts/records';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { type Place, recordKeys } from '../../../../lib/records.ts';
import { t } from '../../../../texts/data-actions.ts';
import { toast } from '../../../../ui/toasts.tsx';
import { useNouns } from './use-nouns.ts';
import { chosenWhere, type Selection } from './use-selection.ts';

type Where = Record<string, unknown>;
type Given = { selection: Selection; where: Where; onDone: () => void };

/** Deletes the ticked records; of many, what broke off says how far it came. */
export function useBulkDelete(place: Place, { selection, where, onDone }: Given) {
  const nouns = useNouns(place.entity);
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(deleteRecords, place, chosenWhere(selection, where), { asOwner: true }),
    onSuccess: ({ deleted }) => {
      // The words of one that is deleted in its sheet (B-DATA-06).
      if (deleted === 1) toast(texts.successTitle, { tone: 'success', description: texts.itemDeleted });
      else toast(t('bulk.deleted', { count: deleted, ...nouns }), { tone: 'success' });
      selection.clear();
      onDone();
    },
    onError: (error) => {
      onDone();
      toast(texts.errorTitle, { tone: 'danger', description: messageOf(error) });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: recordKeys.all(place) }),
  });
}

type Change = { key: string; value: unknown };

/** Gives the ticked records one value, so many a call; what broke off says how far it came. */
export function useBulkEdit(place: Place, { selection, where, onDone }: Given) {
  const nouns = useNouns(place.entity);
  const cache = useQueryClient();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async ({ key, value }: Change) => {
      // Those that have it already are not among what is left.
      const query = { $and: [chosenWhere(selection, where), { [key]: { $ne: value } }] };
      let changed = 0;
      try {
        for (;;) {
          const data = { $set: { [key]: value } };
          const reply = await call(updateManyRecords, place, { query, data }, { asOwner: true });
          changed += reply.updated;
          setDone(changed);
          if (!reply.has_more || reply.updated === 0) return changed;
        }
      } catch (error) {
        if (changed > 0)
          throw new Error(
            `${messageOf(error)} ${t('bulk.partly', { done: changed, count: selection.count, ...nouns })}`,
          );
        throw error;
      }
    },
    onSuccess: (count) => {
      toast(t('bulk.changed', { count, ...nouns }), { tone: 'success' });
      selection.clear();
      onDone();
    },
    onError: (error) => toast(texts.errorTitle, { tone: 'danger', description: messageOf(error) }),
    onSettled: () => {
      setDone(0);
      return cache.invalidateQueries({ queryKey: recordKeys.all(place) });
    },
  });
  return { ...mutation, done };
}
