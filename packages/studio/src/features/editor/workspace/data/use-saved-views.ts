import {
  deleteDataView,
  listDataViews,
  type SavedView,
  saveDataView,
  ViewName,
  ViewState,
} from '@sayso/contracts/data-views';
import { texts } from '@sayso/contracts/texts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { messageOf } from '../../../../lib/api-error.ts';
import { call } from '../../../../lib/call.ts';
import { useUser } from '../../../../lib/session.ts';
import { readStored, writeStored } from '../../../../lib/storage.ts';
import { toast } from '../../../../ui/toasts.tsx';
import type { Place } from './record-queries.ts';

type Named = Omit<SavedView, 'id'>;

/** Ways of looking at an entity that a maker keeps under a name; they are theirs in every browser. */
export function useSavedViews(place: Place) {
  const user = useUser();
  const cache = useQueryClient();
  const queryKey = ['data-views', place.appId, place.entity];
  const query = useQuery({
    queryKey,
    queryFn: async () => moveIn(place, keptHere(user.id, place), await call(listDataViews, place)),
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

const KeptHere = z.array(z.object({ name: ViewName, view: ViewState })).max(50);
const keyOf = (userId: string, { appId, entity }: Place) => `data-views:${userId}:${appId}:${entity}`;

/** Views were kept in the browser before the server kept them. */
function keptHere(userId: string, place: Place) {
  const key = keyOf(userId, place);
  try {
    return {
      views: KeptHere.parse(JSON.parse(readStored(key) ?? '[]')),
      forget: () => writeStored(key, null),
    };
  } catch {
    return { views: [], forget: () => {} };
  }
}

/** Hands what this browser still keeps to the server; where a name is taken there, both are kept. */
async function moveIn(place: Place, kept: ReturnType<typeof keptHere>, stored: SavedView[]) {
  if (kept.views.length === 0) return stored;
  const moved = [...stored];
  for (const { name, view } of kept.views) {
    if (moved.some((each) => each.name === name && JSON.stringify(each.view) === JSON.stringify(view)))
      continue;
    moved.push(await call(saveDataView, place, { name: freeName(name, moved), view }));
  }
  kept.forget();
  return moved;
}

function freeName(name: string, taken: readonly Named[]): string {
  let free = name;
  for (let more = 2; taken.some((each) => each.name === free); more += 1)
    free = `${name.slice(0, 74)} (${more})`;
  return free;
}
