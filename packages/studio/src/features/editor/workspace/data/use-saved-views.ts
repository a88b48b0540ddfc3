import { deleteDataView, listDataViews, type SavedView, saveDataView } from '@sayso/contracts/data-views';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import type { Place } from '../../../../lib/records.ts';
import { toast } from '../../../../ui/toasts.tsx';

type Named = Omit<SavedView, 'id'>;

/** Ways of looking at an entity that a maker keeps under a name; they are theirs in every browser. */
export function useSavedViews(place: Place) {
  const cache = useQueryClient();
  const queryKey = ['data-views', place.appId, place.entity];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listDataViews, place, undefined, { signal }),
    staleTime: 60_000,
  });
  const tell = (error: Error) => toast(texts.errorTitle, { tone: 'danger', description: messageOf(error) });
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (view: Named) => call(saveDataView, place, view),
    onSuccess: (saved) =>
      cache.setQueryData<SavedView[]>(queryKey, (views = []) =>
        views.some(({ id }) => id === saved.id)
          ? views.map((each) => (each.id === saved.id ? saved : each))
          : [...views, saved],
      ),
    onError: tell,
  });
  const remove = useMutation({
    networkMode: 'always',
    mutationFn: ({ id }: SavedView) => call(deleteDataView, { ...place, viewId: id }),
    // Gone at once, and back where it could not be deleted.
    onMutate: async ({ id }) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<SavedView[]>(queryKey);
      cache.setQueryData<SavedView[]>(queryKey, (views = []) => views.filter((each) => each.id !== id));
      return { before };
    },
    onError: (error, _, context) => {
      cache.setQueryData(queryKey, context?.before);
      tell(error);
    },
  });
  return { query, save, remove };
}
