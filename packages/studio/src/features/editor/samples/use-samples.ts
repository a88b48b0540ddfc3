import { changeSampleData, getSampleData } from '@sayso/contracts/app-data';
import type { App } from '@sayso/contracts/apps';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api-error.ts';
import { call } from '../../../lib/call.ts';
import { type Place, recordKeys } from '../../../lib/records.ts';
import { t } from '../../../texts/samples.ts';
import { toast } from '../../../ui/toasts.tsx';
import { sampleParts } from './sample-parts.ts';

/** Below what changes of records let go of. */
const sampleOptions = (appId: string, key: readonly unknown[]) =>
  queryOptions({
    queryKey: [...key, 'samples'],
    queryFn: ({ signal }) => call(getSampleData, { appId }, undefined, { signal }),
  });

/** The samples that an app still has, asked for anew each time that somebody wants to know. */
export const useSampleQuery = (appId: string, isEnabled = true) =>
  useQuery({ ...sampleOptions(appId, recordKeys.ofApp(appId)), enabled: isEnabled, staleTime: 0 });

export const useSamples = (appId: string, isEnabled = true) => useSampleQuery(appId, isEnabled).data;

/** Those of one entity, followed as its records are. */
export function useSamplesOf(place: Place) {
  const { data } = useQuery({ ...sampleOptions(place.appId, recordKeys.counts(place)), staleTime: 60_000 });
  return data?.entities[place.entity];
}

/** Removes all samples of the app, and says how many of what they were. */
export function useRemoveSamples(app: App, onDone: () => void = () => undefined) {
  const cache = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(changeSampleData, { appId: app.id }, { action: 'remove' }),
    onSuccess: ({ removed, entities }) => {
      const counts = Object.entries(entities).map(([name, each]) => [name, each.removed] as const);
      onDone();
      toast(t('removed', { count: removed, parts: sampleParts(app, counts) }), { tone: 'success' });
    },
    onError: (error) => toast(t('removeFailed'), { tone: 'danger', description: messageOf(error) }),
    onSettled: () => cache.invalidateQueries({ queryKey: recordKeys.ofApp(app.id) }),
  });
}
