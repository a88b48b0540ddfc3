import { leftChoices, moveChoice } from '@sayso/contracts/left-choices';
import { undoSchemaChange } from '@sayso/contracts/schema-changes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { t } from '../../../texts/left-choices.ts';
import { toast } from '../../../ui/toasts.tsx';

/** An entity of an app, as it is since its last change. */
export type EntityPlace = { appId: string; entity: string; codeHash: string };

const keyOf = ({ appId, entity }: EntityPlace) => ['left-choices', appId, entity] as const;

/** What records still hold of choices that were removed. */
export const useLeftChoices = (place: EntityPlace) =>
  useQuery({
    queryKey: [...keyOf(place), place.codeHash],
    queryFn: () => call(leftChoices, { appId: place.appId, entity: place.entity }),
  });

type Choice = { value: string | number; label: string };
export type Move = { field: string; from: Choice; to: Choice; noun: { one: string; many: string } };

export type Moved = Move & { changeId: string; count: number };

/** Gives all records with a removed choice another one; `onMoved` hears of it once the others are known anew. */
export function useMoveChoice(place: EntityPlace, onMoved: (moved: Moved) => void) {
  const refresh = useRefresh(place);
  const { appId, entity } = place;
  return useMutation({
    mutationFn: ({ field, from, to }: Move) =>
      call(moveChoice, { appId, entity }, { field, from: from.value, to: to.value }),
    onSuccess: async ({ moved: count, change_id: changeId }, move) => {
      await refresh();
      if (changeId === null) toast(t('nothing'));
      else onMoved({ ...move, changeId, count });
    },
    onError: refresh,
  });
}

/** Gives moved records back what they had; `onUndone` hears of it once that is known. */
export function useUndoMove(place: EntityPlace, onUndone: () => void) {
  const refresh = useRefresh(place);
  return useMutation({
    mutationFn: ({ changeId }: Moved) => call(undoSchemaChange, { appId: place.appId, changeId }),
    onSuccess: async ({ restored: count }, { from, noun }) => {
      await refresh();
      onUndone();
      toast(t('undone', { count, choice: from.label, ...noun }), { tone: 'success' });
    },
    onError: (error) => {
      toast(t('undoFailed', { reason: messageOf(error) }), { tone: 'danger' });
      return refresh();
    },
  });
}

function useRefresh(place: EntityPlace) {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: keyOf(place) });
}
