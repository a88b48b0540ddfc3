import { type App, type AppChanges, updateApp } from '@sayso/contracts/apps';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appKeys } from '../../lib/app-keys.ts';
import { call } from '../../lib/call.ts';
import { toast } from '../../ui/toasts.tsx';

const chosenBy = ({ public_settings, is_invited_only }: AppChanges): Partial<App> => ({
  ...(public_settings === undefined ? {} : { is_visibility_chosen: true }),
  ...(is_invited_only === undefined ? {} : { is_registration_chosen: true }),
});

/** Changes fields of the app at once and takes them back where the server refuses. */
export function useUpdateApp(appId: string, failure: string) {
  const cache = useQueryClient();
  const key = appKeys.one(appId);
  return useMutation({
    mutationFn: (changes: AppChanges) => call(updateApp, { appId }, changes),
    onMutate: (changes) => {
      const before = cache.getQueryData<App>(key);
      if (before)
        cache.setQueryData<App>(key, { ...before, ...(changes as Partial<App>), ...chosenBy(changes) });
      return { before };
    },
    onSuccess: (app) => {
      cache.setQueryData(key, app);
      void cache.invalidateQueries({ queryKey: appKeys.lists });
    },
    onError: (error, _changes, context) => {
      if (context?.before) cache.setQueryData(key, context.before);
      toast(failure, { tone: 'danger', description: error.message });
    },
  });
}
