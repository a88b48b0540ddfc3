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

/** Gives all records with a removed choice another one, and offers to undo it. */
export function useMoveChoice(place: EntityPlace) {
  const cache = useQueryClient();
  const { appId, entity } = place;
  const refresh = () => cache.invalidateQueries({ queryKey: keyOf(place) });
  const mutationKey = ['undo-move', appId];
  const undo = useMutation({
    mutationKey,
    mutationFn: ({ changeId }: { changeId: string; move: Move }) =>
      call(undoSchemaChange, { appId, changeId }),
    onSuccess: ({ restored: count }, { move: { from, noun } }) =>
      toast(t('undone', { count, choice: from.label, ...noun }), { tone: 'success' }),
    onError: (error) => toast(t('undoFailed', { reason: messageOf(error) }), { tone: 'danger' }),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ field, from, to }: Move) =>
      call(moveChoice, { appId, entity }, { field, from: from.value, to: to.value }),
    onSuccess: ({ moved: count, change_id: changeId }, move) => {
      if (changeId === null) return toast(t('nothing'));
      const { to, noun } = move;
      return toast(t('moved', { count, choice: to.label, ...noun }), {
        tone: 'success',
        action: {
          label: t('undo'),
          // Not a second time while it is under way.
          onClick: () => cache.isMutating({ mutationKey }) > 0 || undo.mutate({ changeId, move }),
        },
      });
    },
    onSettled: refresh,
  });
}
