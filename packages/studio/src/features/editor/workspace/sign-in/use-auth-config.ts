import { type AuthConfig, getAuthConfig, setAuthConfig } from '@sayso/contracts/app-doors';
import type { App } from '@sayso/contracts/apps';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../../lib/api-error.ts';
import { appKeys } from '../../../../lib/app-keys.ts';
import { call } from '../../../../lib/call.ts';
import { signInOptions } from '../../../../lib/sign-in-calls.ts';
import { t } from '../../../../texts/app-sign-in.ts';
import { toast } from '../../../../ui/toasts.tsx';

const keyOf = (appId: string) => ['auth-config', appId];

/** What the app offers, and what this server has set up. */
export const useAuthConfig = (appId: string) =>
  useQuery({
    queryKey: keyOf(appId),
    queryFn: async () => {
      const [config, server] = await Promise.all([call(getAuthConfig, { appId }), call(signInOptions)]);
      return { config, providers: server.providers };
    },
    refetchOnMount: 'always',
  });
export type SignInState = NonNullable<ReturnType<typeof useAuthConfig>['data']>;

/** A change holds at once on the screen, and goes back where the server refuses it. */
export function useSetAuthConfig(appId: string) {
  const cache = useQueryClient();
  const key = keyOf(appId);
  const put = (change: Partial<AuthConfig>) =>
    cache.setQueryData<SignInState>(
      key,
      (state) => state && { ...state, config: { ...state.config, ...change } },
    );
  return useMutation({
    mutationFn: (change: Partial<AuthConfig>) => call(setAuthConfig, { appId }, change),
    onMutate: async (change) => {
      await cache.cancelQueries({ queryKey: key });
      put(change);
    },
    onSuccess: (config, { registration }) => {
      const chosen = registration === undefined ? {} : { is_registration_chosen: true };
      put(config);
      cache.setQueryData<App>(
        appKeys.one(appId),
        (app) => app && { ...app, is_invited_only: config.registration === 'invitation', ...chosen },
      );
      toast(t('saved'), { tone: 'success' });
    },
    onError: (error) => {
      toast(t('saveFailed'), { tone: 'danger', description: messageOf(error) });
      return cache.invalidateQueries({ queryKey: key });
    },
  });
}
